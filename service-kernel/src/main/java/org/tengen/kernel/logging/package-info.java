/** What every line of the log carries. */
@NullMarked
package org.tengen.kernel.logging;

import org.jspecify.annotations.NullMarked;
