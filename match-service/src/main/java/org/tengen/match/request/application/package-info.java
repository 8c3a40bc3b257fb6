/** The same request again gets the first answer again: what is remembered of requests that carry an Idempotency-Key. */
@NullMarked
package org.tengen.match.request.application;

import org.jspecify.annotations.NullMarked;
