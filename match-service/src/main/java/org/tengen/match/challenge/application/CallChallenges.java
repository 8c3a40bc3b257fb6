package org.tengen.match.challenge.application;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import org.tengen.match.challenge.domain.Challenge;
import org.tengen.match.challenge.domain.ChallengeAction.Lapse;
import org.tengen.match.challenge.domain.ChallengeState;
import org.tengen.match.lifecycle.application.LiveMatches;

/** Does what is due of challenges: they expire, the server draws where the players do not, and matches begin. */
@ApplicationScoped
public class CallChallenges {
    private static final int AT_ONCE = 100;

    private final ChallengeStore challenges;
    private final LiveMatches matches;
    private final ActOnChallenge act;
    private final BeginMatch begin;
    private final ChallengeConfig config;
    private final InstantSource time;

    @Inject
    CallChallenges(
            ChallengeStore challenges,
            LiveMatches matches,
            ActOnChallenge act,
            BeginMatch begin,
            ChallengeConfig config,
            InstantSource time) {
        this.challenges = challenges;
        this.matches = matches;
        this.act = act;
        this.begin = begin;
        this.config = config;
        this.time = time;
    }

    /** Does all that is due now. */
    public void run() {
        Instant now = time.instant();
        List<Challenge> due;
        do {
            due = challenges.due(now, AT_ONCE);
            due.forEach(challenge -> call(challenge, now));
        } while (due.size() == AT_ONCE);
    }

    private void call(Challenge challenge, Instant now) {
        if (challenge.state() instanceof ChallengeState.Taken taken) {
            see(challenge, taken, now);
        } else {
            act.act(challenge.id(), new Lapse(), now);
        }
    }

    /** Sees to it that the match has begun. */
    private void see(Challenge challenge, ChallengeState.Taken taken, Instant now) {
        if (matches.find(challenge.id()).isPresent()) {
            challenges.remind(challenge.id(), Optional.empty());
        } else {
            challenges.remind(challenge.id(), Optional.of(now.plus(config.beginAgain())));
            begin.beginLater(challenge, taken);
        }
    }
}
