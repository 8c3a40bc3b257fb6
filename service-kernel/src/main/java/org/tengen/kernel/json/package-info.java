/** How requests are read: strictly, so that a client's mistake is told and not guessed at. */
@NullMarked
package org.tengen.kernel.json;

import org.jspecify.annotations.NullMarked;
