/** Score sheets in PostgreSQL. */
@NullMarked
package org.tengen.scoring.sheet.persistence;

import org.jspecify.annotations.NullMarked;
