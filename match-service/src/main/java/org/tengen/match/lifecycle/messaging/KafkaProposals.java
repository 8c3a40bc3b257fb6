package org.tengen.match.lifecycle.messaging;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.concurrent.CompletableFuture;
import org.tengen.contracts.command.Proposal;
import org.tengen.contracts.wire.CommandJson;
import org.tengen.contracts.wire.Topics;
import org.tengen.kernel.messaging.MessageSender;
import org.tengen.kernel.messaging.OutgoingMessage;
import org.tengen.match.lifecycle.application.SendProposal;

/** Writes to {@link Topics#MATCH_COMMANDS}. */
@ApplicationScoped
public class KafkaProposals implements SendProposal {
    private final MessageSender sender;

    @Inject
    KafkaProposals(MessageSender sender) {
        this.sender = sender;
    }

    @Override
    public CompletableFuture<Void> begin(Proposal proposal) {
        return sender.send(
                new OutgoingMessage(Topics.MATCH_COMMANDS, proposal.matchId().toString(), CommandJson.write(proposal)));
    }
}
