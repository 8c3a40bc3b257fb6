/** Replicas that have died are noticed. */
@NullMarked
package org.tengen.match.presence.scheduling;

import org.jspecify.annotations.NullMarked;
