/** Counts drawn as pictures: a count is looked at, not read. */
@NullMarked
package org.tengen.scoring.picture;

import org.jspecify.annotations.NullMarked;
