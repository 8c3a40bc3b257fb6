/** Boards as clients give them. */
@NullMarked
package org.tengen.kernel.board;

import org.jspecify.annotations.NullMarked;
