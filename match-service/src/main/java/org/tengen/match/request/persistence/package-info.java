/** Requests in PostgreSQL. */
@NullMarked
package org.tengen.match.request.persistence;

import org.jspecify.annotations.NullMarked;
