package org.tengen.match.challenge.application;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.time.Instant;
import java.util.Optional;
import org.tengen.contracts.match.MatchId;
import org.tengen.match.challenge.domain.Challenge;
import org.tengen.match.challenge.domain.ChallengeAction;
import org.tengen.match.challenge.domain.ChallengeDecider;
import org.tengen.match.challenge.domain.ChallengeDecision;
import org.tengen.match.challenge.domain.ChallengeRejection.AlreadyStarted;
import org.tengen.match.challenge.domain.ChallengeState;
import org.tengen.match.lifecycle.application.LiveMatches;
import org.tengen.match.lifecycle.application.Outcome;
import org.tengen.match.lifecycle.domain.Rejection.NoSuchMatch;
import org.tengen.match.lifecycle.domain.Started;

/**
 * Somebody does something about a challenge: decide, and keep what it becomes; decide again where somebody else was
 * faster. So of several at once one is first, and the others hear what has happened.
 */
@ApplicationScoped
public class ActOnChallenge {
    private final ChallengeStore challenges;
    private final LiveMatches matches;
    private final BeginMatch begin;
    private final ChallengeConfig config;

    @Inject
    ActOnChallenge(ChallengeStore challenges, LiveMatches matches, BeginMatch begin, ChallengeConfig config) {
        this.challenges = challenges;
        this.matches = matches;
        this.begin = begin;
        this.config = config;
    }

    /** What comes of an action. Each turn of the loop is somebody else's progress, and a challenge makes only a few. */
    public ChallengeOutcome act(MatchId id, ChallengeAction action, Instant receivedAt) {
        while (true) {
            Optional<Challenge> found = challenges.find(id);
            if (found.isEmpty()) {
                return absent(id);
            }
            Challenge challenge = found.get();
            switch (ChallengeDecider.decide(challenge, action, receivedAt, config.timeToReveal())) {
                case ChallengeDecision.Refuse(var reason) -> {
                    return new ChallengeOutcome.Refused(reason);
                }
                case ChallengeDecision.NothingToDo _ -> {
                    return became(challenge);
                }
                case ChallengeDecision.Change(var next) -> {
                    if (challenges.replace(challenge, next)) {
                        return became(next);
                    }
                }
            }
        }
    }

    /** A challenge whose row is gone may have become a match all the same: the log remembers longer. */
    private ChallengeOutcome absent(MatchId id) {
        return matches.find(id).isPresent()
                ? new ChallengeOutcome.Refused(new AlreadyStarted())
                : new ChallengeOutcome.Began(new Outcome.Refused(new NoSuchMatch()));
    }

    private ChallengeOutcome became(Challenge challenge) {
        if (!(challenge.state() instanceof ChallengeState.Taken taken)) {
            return new ChallengeOutcome.Became(challenge);
        }
        Optional<Started> match = matches.find(challenge.id());
        return new ChallengeOutcome.Began(
                match.<Outcome>map(Outcome.Unchanged::new).orElseGet(() -> begin.begin(challenge, taken)));
    }
}
