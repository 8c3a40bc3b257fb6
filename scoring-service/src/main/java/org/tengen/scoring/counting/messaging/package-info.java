/** Events in, proposals out, by Kafka. */
@NullMarked
package org.tengen.scoring.counting.messaging;

import org.jspecify.annotations.NullMarked;
