/** Speaking to Kafka: what is sent, and what the headers of a message say. */
@NullMarked
package org.tengen.kernel.messaging;

import org.jspecify.annotations.NullMarked;
