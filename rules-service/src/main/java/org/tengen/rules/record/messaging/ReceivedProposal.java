package org.tengen.rules.record.messaging;

import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.tengen.contracts.command.Proposal;
import org.tengen.contracts.wire.CommandJson;

/** A proposal and the message it came in. */
record ReceivedProposal(ConsumerRecord<String, String> message, Proposal proposal) {
    /**
     * @throws UnusableMessage where the message is no proposal, or is not keyed by its match, so that the order of the
     *     match's proposals would be lost
     */
    static ReceivedProposal read(ConsumerRecord<String, String> message) {
        Proposal proposal = proposal(message.value());
        if (!proposal.matchId().toString().equals(message.key())) {
            throw new UnusableMessage(
                    "A proposal for match " + proposal.matchId() + " has the key '" + message.key() + "'");
        }
        return new ReceivedProposal(message, proposal);
    }

    /** Reading is pure: whatever goes wrong would go wrong again. */
    private static Proposal proposal(String json) {
        try {
            return CommandJson.readProposal(json);
        } catch (RuntimeException e) {
            throw new UnusableMessage("This is no proposal: " + e.getMessage(), e);
        }
    }
}
