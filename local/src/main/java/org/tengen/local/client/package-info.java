/** A client of the public API, as a third party would write one. */
@NullMarked
package org.tengen.local.client;

import org.jspecify.annotations.NullMarked;
