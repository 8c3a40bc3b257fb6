/** The arithmetic of clocks: given how long a turn took, what is left. It reads no clock itself. */
@NullMarked
package org.tengen.match.clock.domain;

import org.jspecify.annotations.NullMarked;
