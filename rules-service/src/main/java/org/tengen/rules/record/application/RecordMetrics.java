package org.tengen.rules.record.application;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.DistributionSummary;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Locale;
import org.tengen.contracts.command.RulesRejection;

/** What is measured of the log. */
@ApplicationScoped
public class RecordMetrics {
    private final MeterRegistry registry;
    private final Counter events;
    private final Counter redelivered;
    private final Counter races;
    private final DistributionSummary batch;
    private final Timer append;

    RecordMetrics(MeterRegistry registry) {
        this.registry = registry;
        events = Counter.builder("tengen.record.events")
                .description("Events appended")
                .register(registry);
        redelivered = Counter.builder("tengen.record.redelivered")
                .description("Proposals that were in the log already")
                .register(registry);
        races = Counter.builder("tengen.record.races")
                .description("Batches decided again because another writer was faster")
                .register(registry);
        batch = DistributionSummary.builder("tengen.record.batch")
                .description("Proposals in a batch")
                .baseUnit("proposals")
                .register(registry);
        append = Timer.builder("tengen.record.append")
                .description("Appending the events of a batch in one transaction")
                .publishPercentileHistogram()
                .register(registry);
    }

    void timeAppend(Runnable work) {
        append.record(work);
    }

    void countRace() {
        races.increment();
    }

    void count(List<Answer> answers) {
        batch.record(answers.size());
        answers.forEach(this::count);
    }

    private void count(Answer answer) {
        switch (answer) {
            case Answer.Appended(var appended) -> events.increment(appended.size());
            case Answer.AppendedBefore _ -> redelivered.increment();
            case Answer.Rejected(var rejected) -> countRejection(rejected.rejection());
            case Answer.Unanswerable _ ->
                registry.counter("tengen.record.unanswerable").increment();
        }
    }

    private void countRejection(RulesRejection rejection) {
        String reason = rejection.getClass().getSimpleName().toLowerCase(Locale.ROOT);
        registry.counter("tengen.record.rejections", "reason", reason).increment();
    }
}
