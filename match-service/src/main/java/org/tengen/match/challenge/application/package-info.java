/** Offering a match, and taking the offer up. */
@NullMarked
package org.tengen.match.challenge.application;

import org.jspecify.annotations.NullMarked;
