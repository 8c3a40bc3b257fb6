/** The streams: the events of a match as they happen, each once and in order. Flat, since it decides nothing. */
@NullMarked
package org.tengen.match.live;

import org.jspecify.annotations.NullMarked;
