package org.tengen.match.lifecycle.application;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/** What is measured of matches. */
@ApplicationScoped
public class MatchMetrics {
    private final Timer appended;
    private final Timer refused;
    private final Timer noneYet;
    private final Timer fold;
    private final Counter events;
    private final Counter setAside;
    private final Counter flags;

    @Inject
    MatchMetrics(MeterRegistry registry) {
        appended = replyTimer(registry, "appended");
        refused = replyTimer(registry, "refused");
        noneYet = replyTimer(registry, "none-yet");
        fold = Timer.builder("tengen.match.fold")
                .description("Taking a batch of events into the rows and telling of them")
                .publishPercentileHistogram()
                .register(registry);
        events = Counter.builder("tengen.match.events")
                .description("Events folded, repetitions counted")
                .register(registry);
        setAside = Counter.builder("tengen.match.set.aside")
                .description("Events that could not be folded")
                .register(registry);
        flags = Counter.builder("tengen.match.flags")
                .description("Flags called")
                .register(registry);
    }

    /** Measures how long a proposal waits for its reply, by what the reply is. */
    Reply reply(Supplier<Reply> work) {
        long begun = System.nanoTime();
        Reply reply = work.get();
        timer(reply).record(System.nanoTime() - begun, TimeUnit.NANOSECONDS);
        return reply;
    }

    private static Timer replyTimer(MeterRegistry registry, String reply) {
        return Timer.builder("tengen.match.reply")
                .description("From a proposal to what came of it")
                .tag("reply", reply)
                .publishPercentileHistogram()
                .register(registry);
    }

    void fold(int batch, Runnable work) {
        fold.record(work);
        events.increment(batch);
    }

    void setAside(int batch) {
        setAside.increment(batch);
    }

    void flagCalled() {
        flags.increment();
    }

    private Timer timer(Reply reply) {
        return switch (reply) {
            case Reply.Appended _ -> appended;
            case Reply.Refused _ -> refused;
            case Reply.NoneYet _ -> noneYet;
        };
    }
}
