/** What the descriptions of all services' APIs have in common. */
@NullMarked
package org.tengen.kernel.openapi;

import org.jspecify.annotations.NullMarked;
