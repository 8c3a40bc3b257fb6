package org.tengen.scoring.counting.messaging;

import io.micrometer.core.instrument.MeterRegistry;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Map;
import org.jboss.logging.Logger;
import org.jspecify.annotations.Nullable;
import org.tengen.contracts.wire.Topics;
import org.tengen.kernel.messaging.MessageSender;
import org.tengen.kernel.messaging.OutgoingMessage;

/** Messages that no attempt will make readable, each with what is wrong with it in the header {@code problem}. */
@ApplicationScoped
public class DeadLetters {
    private static final Logger LOG = Logger.getLogger(DeadLetters.class);

    private final MessageSender sender;
    private final MeterRegistry metrics;

    @Inject
    DeadLetters(MessageSender sender, MeterRegistry metrics) {
        this.sender = sender;
        this.metrics = metrics;
    }

    void send(@Nullable String key, String message, String problem) {
        LOG.errorf("An event of match %s goes to the dead letters: %s", key, problem);
        metrics.counter("tengen.scoring.dead-letters").increment();
        sender.sendAll(
                List.of(new OutgoingMessage(Topics.MATCH_EVENTS_DEAD, key, message, Map.of("problem", problem))));
    }
}
