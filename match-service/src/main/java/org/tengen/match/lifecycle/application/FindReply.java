package org.tengen.match.lifecycle.application;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.Optional;
import org.jboss.logging.Logger;
import org.tengen.contracts.command.Proposal;
import org.tengen.kernel.record.RecordsUnavailable;

/** Finds in the log what came of a proposal, should the update have gone past this replica, as while it was starting. */
@ApplicationScoped
public class FindReply {
    private static final Logger LOG = Logger.getLogger(FindReply.class);

    private final MatchStore store;
    private final ReadLog log;

    @Inject
    FindReply(MatchStore store, ReadLog log) {
        this.store = store;
        this.log = log;
    }

    /** The event the proposal led to, once the store holds it too. */
    Optional<Reply> find(Proposal proposal) {
        int stored = store.find(proposal.matchId()).map(match -> match.seq()).orElse(0);
        if (stored <= proposal.expectedSeq()) {
            return Optional.empty();
        }
        try {
            return log.eventsAfter(proposal.matchId(), proposal.expectedSeq()).stream()
                    .filter(event -> event.seq() <= stored)
                    .filter(event -> event.commandId().equals(proposal.commandId()))
                    .findFirst()
                    .map(Reply.Appended::new);
        } catch (RecordsUnavailable fault) {
            LOG.debugf("Whether a proposal is in the log cannot be seen now: %s", fault.getMessage());
            return Optional.empty();
        }
    }
}
