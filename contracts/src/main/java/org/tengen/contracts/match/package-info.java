/** The values events are made of: ids, seats, clocks, results. */
@NullMarked
package org.tengen.contracts.match;

import org.jspecify.annotations.NullMarked;
