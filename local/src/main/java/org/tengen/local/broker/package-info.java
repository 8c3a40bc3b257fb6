/** The Kafka broker as a process of its own. */
@NullMarked
package org.tengen.local.broker;

import org.jspecify.annotations.NullMarked;
