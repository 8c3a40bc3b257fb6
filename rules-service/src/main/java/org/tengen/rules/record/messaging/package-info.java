/** Proposals in from Kafka; events, rejections and dead letters out to it. */
@NullMarked
package org.tengen.rules.record.messaging;

import org.jspecify.annotations.NullMarked;
