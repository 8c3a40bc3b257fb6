/** Folds events as they come or as they are read again, and proposes what follows. */
@NullMarked
package org.tengen.scoring.counting.application;

import org.jspecify.annotations.NullMarked;
