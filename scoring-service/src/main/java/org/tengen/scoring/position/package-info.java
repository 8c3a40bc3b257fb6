/** Counting and judging any position for anybody. Keeps nothing. */
@NullMarked
package org.tengen.scoring.position;

import org.jspecify.annotations.NullMarked;
