/** What is answered to requests that no resource gets to see. */
@NullMarked
package org.tengen.kernel.http;

import org.jspecify.annotations.NullMarked;
