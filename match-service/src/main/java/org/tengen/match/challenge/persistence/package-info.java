/** The challenges in PostgreSQL. */
@NullMarked
package org.tengen.match.challenge.persistence;

import org.jspecify.annotations.NullMarked;
