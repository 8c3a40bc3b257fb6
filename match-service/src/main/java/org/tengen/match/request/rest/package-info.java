/** The Idempotency-Key header. */
@NullMarked
package org.tengen.match.request.rest;

import org.jspecify.annotations.NullMarked;
