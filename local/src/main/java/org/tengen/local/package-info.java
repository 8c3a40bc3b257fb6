/** The command line of the platform on one machine. */
@NullMarked
package org.tengen.local;

import org.jspecify.annotations.NullMarked;
