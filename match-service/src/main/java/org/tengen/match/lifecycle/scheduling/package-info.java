/** What time itself sets off. */
@NullMarked
package org.tengen.match.lifecycle.scheduling;

import org.jspecify.annotations.NullMarked;
