/** When old requests are forgotten. */
@NullMarked
package org.tengen.match.request.scheduling;

import org.jspecify.annotations.NullMarked;
