/** System tests: the real servers, the real services as processes of their own, the public API. */
@NullMarked
package org.tengen.local.system;

import org.jspecify.annotations.NullMarked;
