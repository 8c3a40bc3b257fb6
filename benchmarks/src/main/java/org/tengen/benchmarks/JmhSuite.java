package org.tengen.benchmarks;

import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;

/** The JMH benchmarks of the engine, with the allocation of each. */
final class JmhSuite {
    private JmhSuite() {}

    static void run() {
        try {
            new Runner(new OptionsBuilder()
                            .include("org\\.tengen\\.benchmarks\\..*Benchmark")
                            .addProfiler(GCProfiler.class)
                            .build())
                    .run();
        } catch (RunnerException e) {
            throw new IllegalStateException("JMH could not run: " + e.getMessage(), e);
        }
    }
}
