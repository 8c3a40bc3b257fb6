/** PostgreSQL, Kafka, the three services and the gateway, started, watched and stopped together. */
@NullMarked
package org.tengen.local.platform;

import org.jspecify.annotations.NullMarked;
