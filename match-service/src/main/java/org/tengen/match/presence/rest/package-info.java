/** Asking whether the opponent is there. */
@NullMarked
package org.tengen.match.presence.rest;

import org.jspecify.annotations.NullMarked;
