/** Rulesets as clients write them: a preset's name, or a combination of their own. */
@NullMarked
package org.tengen.kernel.ruleset;

import org.jspecify.annotations.NullMarked;
