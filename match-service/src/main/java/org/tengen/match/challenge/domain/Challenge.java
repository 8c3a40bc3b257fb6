package org.tengen.match.challenge.domain;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.tengen.contracts.event.MatchEvent.MatchStarted;
import org.tengen.contracts.match.MatchId;
import org.tengen.contracts.match.PlayerId;
import org.tengen.contracts.match.Seats;
import org.tengen.engine.Color;
import org.tengen.match.challenge.domain.ChallengeState.Declined;
import org.tengen.match.challenge.domain.ChallengeState.Drawing;
import org.tengen.match.challenge.domain.ChallengeState.Expired;
import org.tengen.match.challenge.domain.ChallengeState.Open;
import org.tengen.match.challenge.domain.ChallengeState.Taken;
import org.tengen.match.challenge.domain.ChallengeState.Withdrawn;

/**
 * An offer to play. It is no match yet and no part of any log; the match that comes of it has the same id.
 *
 * @param invited who alone may join; empty where everybody may
 * @param expiresAt from when on nobody may join
 */
public record Challenge(
        MatchId id,
        PlayerId challenger,
        Optional<PlayerId> invited,
        Colors colors,
        Terms terms,
        Instant createdAt,
        Instant expiresAt,
        ChallengeState state) {
    /** How long after both seats are taken the match has usually begun; somebody has a look then. */
    private static final Duration TIME_TO_BEGIN = Duration.ofSeconds(10);

    /** @throws IllegalArgumentException where somebody challenges themselves, or would rule on their own match */
    public Challenge {
        if (invited.equals(Optional.of(challenger))) {
            throw new IllegalArgumentException("Nobody plays against themselves: name another opponent, or none");
        }
        if (terms.agreed().referees().contains(challenger)
                || invited.filter(terms.agreed().referees()::contains).isPresent()) {
            throw new IllegalArgumentException("Nobody rules on a match they play: name other referees");
        }
        if (!expiresAt.isAfter(createdAt)) {
            throw new IllegalArgumentException("A challenge expires in the future");
        }
    }

    /** When something happens by itself; empty where nothing is waited for. */
    public Optional<Instant> dueAt() {
        return switch (state) {
            case Open _ -> Optional.of(expiresAt);
            case Drawing(var _, var _, var _, var _, var revealBy) -> Optional.of(revealBy);
            case Taken(var _, var takenAt, var _, var _) -> Optional.of(takenAt.plus(TIME_TO_BEGIN));
            case Withdrawn _, Declined _, Expired _ -> Optional.empty();
        };
    }

    /** This challenge at a time, which may have passed {@link #expiresAt} although nobody has said so yet. */
    public Challenge at(Instant time) {
        return state instanceof Open && isOver(time) ? with(new Expired(expiresAt)) : this;
    }

    /** Whether nobody may join any more. */
    boolean isOver(Instant time) {
        return !time.isBefore(expiresAt);
    }

    /** This challenge with something else become of it. */
    Challenge with(ChallengeState next) {
        return new Challenge(id, challenger, invited, colors, terms, createdAt, expiresAt, next);
    }

    /** How the match begins, once both seats are taken. */
    public MatchStarted start(Taken taken) {
        Seats seats = taken.challengerColor() == Color.BLACK
                ? new Seats(challenger, taken.opponent())
                : new Seats(taken.opponent(), challenger);
        return new MatchStarted(
                seats,
                taken.draw(),
                terms.ruleset(),
                terms.size(),
                terms.komi(),
                terms.handicap().stones(),
                terms.handicap().kind(),
                terms.setup(Color.BLACK),
                terms.setup(Color.WHITE),
                terms.firstToPlay(),
                terms.timeControl(),
                terms.agreed(),
                Optional.empty());
    }
}
