/** Who sent a request. */
@NullMarked
package org.tengen.kernel.security;

import org.jspecify.annotations.NullMarked;
