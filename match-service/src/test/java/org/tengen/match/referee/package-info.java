/** The referee's book, end to end. */
@NullMarked
package org.tengen.match.referee;

import org.jspecify.annotations.NullMarked;
