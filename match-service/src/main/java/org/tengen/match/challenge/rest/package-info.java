/** Offering a match and joining it, over HTTP. */
@NullMarked
package org.tengen.match.challenge.rest;

import org.jspecify.annotations.NullMarked;
