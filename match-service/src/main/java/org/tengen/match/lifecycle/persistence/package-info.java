/** The matches in PostgreSQL. */
@NullMarked
package org.tengen.match.lifecycle.persistence;

import org.jspecify.annotations.NullMarked;
