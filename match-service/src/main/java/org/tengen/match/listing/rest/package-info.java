/** The list of matches, and a match, over HTTP. */
@NullMarked
package org.tengen.match.listing.rest;

import org.jspecify.annotations.NullMarked;
