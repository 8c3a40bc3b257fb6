/** Who of the players watches their match: known from their streams, and kept nowhere else. It has no effect on the match. */
@NullMarked
package org.tengen.match.presence.application;

import org.jspecify.annotations.NullMarked;
