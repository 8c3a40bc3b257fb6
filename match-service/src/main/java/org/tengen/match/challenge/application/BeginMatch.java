package org.tengen.match.challenge.application;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.List;
import org.tengen.contracts.command.MatchCommand.AppendEvents;
import org.tengen.contracts.command.Proposal;
import org.tengen.contracts.match.Actor;
import org.tengen.kernel.time.Ids;
import org.tengen.match.challenge.domain.Challenge;
import org.tengen.match.challenge.domain.ChallengeState.Taken;
import org.tengen.match.lifecycle.application.Outcome;
import org.tengen.match.lifecycle.application.Propose;
import org.tengen.match.lifecycle.application.Reply;
import org.tengen.match.lifecycle.application.SendProposal;
import org.tengen.match.lifecycle.domain.Rejection.AgainstTheRules;

/** Makes a match of a challenge that is taken. However often this is done, it is the same command, and one match. */
@ApplicationScoped
public class BeginMatch {
    private final Propose propose;
    private final SendProposal send;

    @Inject
    BeginMatch(Propose propose, SendProposal send) {
        this.propose = propose;
        this.send = send;
    }

    /** Begins the match, and waits for it. */
    Outcome begin(Challenge challenge, Taken taken) {
        return switch (propose.send(proposal(challenge, taken))) {
            case Reply.Appended appended -> propose.done(appended);
            case Reply.Refused(var reason) -> new Outcome.Refused(new AgainstTheRules(reason));
            case Reply.NoneYet _ -> new Outcome.Pending(challenge.id());
        };
    }

    /** Begins the match, and does not wait. */
    void beginLater(Challenge challenge, Taken taken) {
        send.send(proposal(challenge, taken));
    }

    private static Proposal proposal(Challenge challenge, Taken taken) {
        return new Proposal(
                challenge.id(),
                Ids.commandIdFor(challenge.id(), 0, "begin-match"),
                0,
                Actor.player(taken.opponent()),
                taken.takenAt(),
                new AppendEvents(List.of(challenge.start(taken))));
    }
}
