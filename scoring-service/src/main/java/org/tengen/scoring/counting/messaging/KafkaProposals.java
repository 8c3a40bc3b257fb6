package org.tengen.scoring.counting.messaging;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.List;
import org.tengen.contracts.command.Proposal;
import org.tengen.contracts.wire.CommandJson;
import org.tengen.contracts.wire.Topics;
import org.tengen.kernel.messaging.MessageSender;
import org.tengen.kernel.messaging.OutgoingMessage;
import org.tengen.scoring.counting.application.ProposeEvents;

/** Proposals to {@code match-commands}. */
@ApplicationScoped
class KafkaProposals implements ProposeEvents {
    private final MessageSender sender;

    @Inject
    KafkaProposals(MessageSender sender) {
        this.sender = sender;
    }

    @Override
    public void propose(Proposal proposal) {
        sender.sendAll(List.of(new OutgoingMessage(
                Topics.MATCH_COMMANDS, proposal.matchId().toString(), CommandJson.write(proposal))));
    }
}
