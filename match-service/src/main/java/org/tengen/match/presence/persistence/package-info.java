/** The streams of players in PostgreSQL. */
@NullMarked
package org.tengen.match.presence.persistence;

import org.jspecify.annotations.NullMarked;
