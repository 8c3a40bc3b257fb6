/** What there is to see: matches and challenges together, as one list. */
@NullMarked
package org.tengen.match.listing.application;

import org.jspecify.annotations.NullMarked;
