/** What players do in a match, over HTTP. */
@NullMarked
package org.tengen.match.lifecycle.rest;

import org.jspecify.annotations.NullMarked;
