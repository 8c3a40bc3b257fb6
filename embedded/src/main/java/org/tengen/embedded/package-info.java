/** PostgreSQL and Kafka on one machine, without anything installed: for the local platform and for tests. */
@NullMarked
package org.tengen.embedded;

import org.jspecify.annotations.NullMarked;
