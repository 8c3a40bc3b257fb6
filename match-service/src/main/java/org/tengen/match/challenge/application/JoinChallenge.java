package org.tengen.match.challenge.application;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.tengen.contracts.command.MatchCommand.AppendEvents;
import org.tengen.contracts.command.Proposal;
import org.tengen.contracts.command.RulesRejection;
import org.tengen.contracts.event.MatchEvent.MatchStarted;
import org.tengen.contracts.match.Actor;
import org.tengen.contracts.match.MatchId;
import org.tengen.contracts.match.PlayerId;
import org.tengen.kernel.time.Ids;
import org.tengen.match.challenge.domain.Challenge;
import org.tengen.match.challenge.domain.ChallengeRejection.AlreadyStarted;
import org.tengen.match.challenge.domain.Joining;
import org.tengen.match.lifecycle.application.MatchStore;
import org.tengen.match.lifecycle.application.Outcome;
import org.tengen.match.lifecycle.application.Propose;
import org.tengen.match.lifecycle.application.Reply;
import org.tengen.match.lifecycle.domain.Rejection.AgainstTheRules;
import org.tengen.match.lifecycle.domain.Rejection.NoSuchMatch;
import org.tengen.match.request.application.RequestMemory;

/** Takes a challenge up. Of several who do so at once the log lets one be first; nothing is reserved before. */
@ApplicationScoped
public class JoinChallenge {
    private final ChallengeStore challenges;
    private final MatchStore matches;
    private final Propose propose;

    @Inject
    JoinChallenge(ChallengeStore challenges, MatchStore matches, Propose propose) {
        this.challenges = challenges;
        this.matches = matches;
        this.propose = propose;
    }

    /** What comes of a player's wish to join. */
    public JoinOutcome join(MatchId id, PlayerId player, Instant receivedAt, RequestMemory memory) {
        boolean started = matches.find(id).isPresent();
        Optional<Proposal> sent = memory.sent();
        if (sent.isPresent()) {
            return begin(sent.get());
        }
        if (started) {
            return new JoinOutcome.Refused(new AlreadyStarted());
        }
        Optional<Challenge> challenge = challenges.find(id);
        if (challenge.isEmpty()) {
            return new JoinOutcome.Began(new Outcome.Refused(new NoSuchMatch()));
        }
        return switch (challenge.get().join(player)) {
            case Joining.Refused(var reason) -> new JoinOutcome.Refused(reason);
            case Joining.Allowed(var start) ->
                begin(memory.replace(Optional.empty(), proposal(id, player, receivedAt, start)));
        };
    }

    private static Proposal proposal(MatchId id, PlayerId player, Instant receivedAt, MatchStarted start) {
        return new Proposal(
                id, Ids.newCommandId(), 0, Actor.player(player), receivedAt, new AppendEvents(List.of(start)));
    }

    private JoinOutcome begin(Proposal proposal) {
        return switch (propose.send(proposal)) {
            case Reply.Appended appended -> new JoinOutcome.Began(propose.done(appended));
            case Reply.Refused(RulesRejection.Stale _) -> new JoinOutcome.Refused(new AlreadyStarted());
            case Reply.Refused(var reason) -> new JoinOutcome.Began(new Outcome.Refused(new AgainstTheRules(reason)));
            case Reply.NoneYet _ -> new JoinOutcome.Began(new Outcome.Pending(proposal.matchId()));
        };
    }
}
