/** What a counted match is worth, and why: pure values on top of the engine's count. */
@NullMarked
package org.tengen.scoring.sheet.domain;

import org.jspecify.annotations.NullMarked;
