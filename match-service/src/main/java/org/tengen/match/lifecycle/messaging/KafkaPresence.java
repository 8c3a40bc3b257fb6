package org.tengen.match.lifecycle.messaging;

import io.smallrye.reactive.messaging.MutinyEmitter;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.List;
import org.eclipse.microprofile.reactive.messaging.Channel;
import org.eclipse.microprofile.reactive.messaging.OnOverflow;
import org.tengen.contracts.match.MatchId;
import org.tengen.contracts.wire.Topics;
import org.tengen.match.lifecycle.application.TellPresence;

/** Writes to {@link Topics#MATCH_PRESENCE}. */
@ApplicationScoped
public class KafkaPresence implements TellPresence {
    private final MutinyEmitter<String> presence;

    @Inject
    KafkaPresence(
            @Channel("presence") @OnOverflow(OnOverflow.Strategy.UNBOUNDED_BUFFER) MutinyEmitter<String> presence) {
        this.presence = presence;
    }

    @Override
    public void changed(MatchId id) {
        KafkaSender.send(presence, List.of(new KafkaSender.Keyed(id.toString(), "")));
    }
}
