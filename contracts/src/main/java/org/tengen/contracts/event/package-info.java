/** The facts of a match, as the log keeps them. */
@NullMarked
package org.tengen.contracts.event;

import org.jspecify.annotations.NullMarked;
