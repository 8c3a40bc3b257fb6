/** The rules of Go for anybody: rulesets as data, and judging any position or list of moves. Keeps nothing. */
@NullMarked
package org.tengen.rules.legality;

import org.jspecify.annotations.NullMarked;
