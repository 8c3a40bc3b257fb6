package org.tengen.scoring.counting.messaging;

import io.smallrye.reactive.messaging.MutinyEmitter;
import io.smallrye.reactive.messaging.kafka.Record;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import org.eclipse.microprofile.reactive.messaging.Channel;
import org.tengen.contracts.command.Proposal;
import org.tengen.contracts.wire.CommandJson;
import org.tengen.scoring.counting.application.ProposeEvents;

/** Proposals to {@code match-commands}. */
@ApplicationScoped
class KafkaProposals implements ProposeEvents {
    private final MutinyEmitter<Record<String, String>> emitter;

    @Inject
    KafkaProposals(@Channel("match-commands") MutinyEmitter<Record<String, String>> emitter) {
        this.emitter = emitter;
    }

    @Override
    public void propose(Proposal proposal) {
        emitter.sendAndAwait(Record.of(proposal.matchId().toString(), CommandJson.write(proposal)));
    }
}
