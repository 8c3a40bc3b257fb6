/** The counting of each match in PostgreSQL. */
@NullMarked
package org.tengen.scoring.counting.persistence;

import org.jspecify.annotations.NullMarked;
