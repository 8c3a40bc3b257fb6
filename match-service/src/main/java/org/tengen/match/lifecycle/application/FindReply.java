package org.tengen.match.lifecycle.application;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.Optional;
import org.jboss.logging.Logger;
import org.tengen.contracts.command.Proposal;
import org.tengen.kernel.record.RecordsUnavailable;
import org.tengen.match.lifecycle.domain.Started;

/** Finds in the log what came of a proposal, should the event have gone past this replica, as while it was starting. */
@ApplicationScoped
public class FindReply {
    private static final Logger LOG = Logger.getLogger(FindReply.class);

    private final LiveMatches live;
    private final ReadLog log;

    @Inject
    FindReply(LiveMatches live, ReadLog log) {
        this.live = live;
        this.log = log;
    }

    /** The event the proposal led to, where this replica has heard that the match has moved on. */
    Optional<Reply> find(Proposal proposal) {
        int reached = live.find(proposal.matchId()).map(Started::seq).orElse(0);
        if (reached <= proposal.expectedSeq()) {
            return Optional.empty();
        }
        try {
            return log.eventsAfter(proposal.matchId(), proposal.expectedSeq()).stream()
                    .filter(event -> event.commandId().equals(proposal.commandId()))
                    .findFirst()
                    .map(Reply.Appended::new);
        } catch (RecordsUnavailable fault) {
            LOG.debugf("Whether a proposal is in the log cannot be seen now: %s", fault.getMessage());
            return Optional.empty();
        }
    }
}
