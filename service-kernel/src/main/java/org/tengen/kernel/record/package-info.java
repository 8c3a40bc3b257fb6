/** The log of rules-service as other services read it: to fill a gap, and to rebuild what they keep. */
@NullMarked
package org.tengen.kernel.record;

import org.jspecify.annotations.NullMarked;
