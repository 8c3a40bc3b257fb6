/** The topics: events and rejections come in, proposals and updates go out. */
@NullMarked
package org.tengen.match.lifecycle.messaging;

import org.jspecify.annotations.NullMarked;
