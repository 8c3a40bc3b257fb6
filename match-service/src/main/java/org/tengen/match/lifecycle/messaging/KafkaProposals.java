package org.tengen.match.lifecycle.messaging;

import io.smallrye.reactive.messaging.MutinyEmitter;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.List;
import org.eclipse.microprofile.reactive.messaging.Channel;
import org.eclipse.microprofile.reactive.messaging.OnOverflow;
import org.tengen.contracts.command.Proposal;
import org.tengen.contracts.wire.CommandJson;
import org.tengen.contracts.wire.Topics;
import org.tengen.match.lifecycle.application.ProposalNotSent;
import org.tengen.match.lifecycle.application.SendProposal;

/** Writes to {@link Topics#MATCH_COMMANDS}. */
@ApplicationScoped
public class KafkaProposals implements SendProposal {
    private final MutinyEmitter<String> commands;

    @Inject
    KafkaProposals(
            @Channel("commands") @OnOverflow(OnOverflow.Strategy.UNBOUNDED_BUFFER) MutinyEmitter<String> commands) {
        this.commands = commands;
    }

    @Override
    public void send(Proposal proposal) {
        String key = proposal.matchId().toString();
        try {
            KafkaSender.send(commands, List.of(new KafkaSender.Keyed(key, CommandJson.write(proposal))));
        } catch (RuntimeException fault) {
            throw new ProposalNotSent(fault);
        }
    }
}
