/** Games that the programs learn from, for caches with which they start fast. */
@NullMarked
package org.tengen.local.training;

import org.jspecify.annotations.NullMarked;
