/** The queues of referees and organizers in PostgreSQL. */
@NullMarked
package org.tengen.match.referee.persistence;

import org.jspecify.annotations.NullMarked;
