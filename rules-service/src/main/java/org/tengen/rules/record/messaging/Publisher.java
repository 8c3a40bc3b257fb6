package org.tengen.rules.record.messaging;

import io.smallrye.reactive.messaging.MutinyEmitter;
import jakarta.enterprise.context.ApplicationScoped;
import org.eclipse.microprofile.reactive.messaging.Channel;
import org.eclipse.microprofile.reactive.messaging.OnOverflow;
import org.tengen.contracts.wire.Topics;

/** The way out to Kafka. Buffers are unbounded because a batch, which is bounded, is waited for before the next. */
@ApplicationScoped
class Publisher {
    private final MutinyEmitter<String> events;
    private final MutinyEmitter<String> rejections;
    private final MutinyEmitter<String> deadLetters;

    Publisher(
            @Channel(Topics.MATCH_EVENTS) @OnOverflow(OnOverflow.Strategy.UNBOUNDED_BUFFER)
                    MutinyEmitter<String> events,
            @Channel(Topics.MATCH_REJECTIONS) @OnOverflow(OnOverflow.Strategy.UNBOUNDED_BUFFER)
                    MutinyEmitter<String> rejections,
            @Channel(Topics.MATCH_COMMANDS_DEAD) @OnOverflow(OnOverflow.Strategy.UNBOUNDED_BUFFER)
                    MutinyEmitter<String> deadLetters) {
        this.events = events;
        this.rejections = rejections;
        this.deadLetters = deadLetters;
    }

    /** What a batch publishes. */
    Publications begin() {
        return new Publications(events, rejections, deadLetters);
    }
}
