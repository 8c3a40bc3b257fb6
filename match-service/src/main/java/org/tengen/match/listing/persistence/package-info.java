/** The list of matches in PostgreSQL. */
@NullMarked
package org.tengen.match.listing.persistence;

import org.jspecify.annotations.NullMarked;
