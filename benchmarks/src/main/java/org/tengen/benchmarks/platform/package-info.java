/**
 * Drives the whole platform on one machine and says how fast it is: {@link org.tengen.benchmarks.platform.PlatformBench}.
 * The platform runs in processes of its own, as {@code ./tengen up} starts them; this is one of its clients.
 */
@NullMarked
package org.tengen.benchmarks.platform;

import org.jspecify.annotations.NullMarked;
