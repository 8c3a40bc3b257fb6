/** Warnings, rulings, objections and appeals over HTTP. */
@NullMarked
package org.tengen.match.referee.rest;

import org.jspecify.annotations.NullMarked;
