/** What waits for referees and organizers, across all matches. */
@NullMarked
package org.tengen.match.referee.application;

import org.jspecify.annotations.NullMarked;
