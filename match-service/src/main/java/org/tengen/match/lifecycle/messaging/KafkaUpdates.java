package org.tengen.match.lifecycle.messaging;

import io.smallrye.reactive.messaging.MutinyEmitter;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.List;
import org.eclipse.microprofile.reactive.messaging.Channel;
import org.eclipse.microprofile.reactive.messaging.OnOverflow;
import org.tengen.contracts.event.Recorded;
import org.tengen.contracts.match.MatchId;
import org.tengen.contracts.wire.EventJson;
import org.tengen.contracts.wire.Topics;
import org.tengen.match.lifecycle.application.TellPresence;
import org.tengen.match.lifecycle.application.TellUpdates;

/** Writes to {@link Topics#MATCH_UPDATES}. */
@ApplicationScoped
public class KafkaUpdates implements TellUpdates, TellPresence {
    /** What a message begins with that is no event, and goes on with the id of the match. */
    static final String PRESENCE = "presence ";

    private final MutinyEmitter<String> updates;

    @Inject
    KafkaUpdates(
            @Channel("updates-out") @OnOverflow(OnOverflow.Strategy.UNBOUNDED_BUFFER) MutinyEmitter<String> updates) {
        this.updates = updates;
    }

    @Override
    public void tell(List<Recorded> events) {
        KafkaSender.send(
                updates,
                events.stream()
                        .map(event -> new KafkaSender.Keyed(event.matchId().toString(), EventJson.write(event)))
                        .toList());
    }

    @Override
    public void changed(MatchId id) {
        KafkaSender.send(updates, List.of(new KafkaSender.Keyed(id.toString(), PRESENCE + id)));
    }
}
