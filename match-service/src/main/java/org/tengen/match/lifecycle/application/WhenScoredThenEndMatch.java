package org.tengen.match.lifecycle.application;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import org.tengen.contracts.command.Proposal;
import org.tengen.contracts.match.Actor;
import org.tengen.kernel.time.Ids;
import org.tengen.match.lifecycle.domain.Decision;
import org.tengen.match.lifecycle.domain.MatchAction.CloseScored;
import org.tengen.match.lifecycle.domain.MatchDecider;
import org.tengen.match.lifecycle.domain.Started;

/**
 * A match whose count is known ends. The command's id comes of the match and the event it is decided on, so that twice is
 * once; should it come too late, the event that came before it brings the match here again.
 */
@ApplicationScoped
public class WhenScoredThenEndMatch {
    private final SendProposal send;

    @Inject
    WhenScoredThenEndMatch(SendProposal send) {
        this.send = send;
    }

    /** Proposes the end, where it is due. */
    void react(Started match) {
        var at = match.place().recordedAt();
        if (MatchDecider.decide(match, new CloseScored(), at) instanceof Decision.Propose(var command)) {
            var id = match.contest().id();
            var commandId = Ids.commandIdFor(id, match.seq(), "end-scored-match");
            send.send(new Proposal(id, commandId, match.seq(), Actor.server("match-service"), at, command));
        }
    }
}
