/** When challenges are looked at. */
@NullMarked
package org.tengen.match.challenge.scheduling;

import org.jspecify.annotations.NullMarked;
