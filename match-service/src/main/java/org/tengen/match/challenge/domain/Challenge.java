package org.tengen.match.challenge.domain;

import java.time.Instant;
import java.util.Optional;
import org.tengen.contracts.event.MatchEvent.MatchStarted;
import org.tengen.contracts.match.MatchId;
import org.tengen.contracts.match.MatchTerms;
import org.tengen.contracts.match.PlayerId;
import org.tengen.engine.Color;
import org.tengen.engine.rules.Handicap;

/**
 * An offer to play. It is no match yet and no part of any log; the match that comes of it has the same id.
 *
 * @param invited who alone may join; empty where everybody may
 */
public record Challenge(
        MatchId id, PlayerId challenger, Optional<PlayerId> invited, Colors colors, Terms terms, Instant createdAt) {
    /** @throws IllegalArgumentException where somebody challenges themselves */
    public Challenge {
        if (invited.equals(Optional.of(challenger))) {
            throw new IllegalArgumentException("Nobody plays against themselves: name another opponent, or none");
        }
    }

    /** How the match begins when this player joins, or why they may not. */
    public Joining join(PlayerId player) {
        if (player.equals(challenger)) {
            return new Joining.Refused(new ChallengeRejection.OwnChallenge());
        }
        if (invited.isPresent() && !invited.get().equals(player)) {
            return new Joining.Refused(new ChallengeRejection.NotInvited(player));
        }
        return new Joining.Allowed(new MatchStarted(
                colors.seats(challenger, player),
                colors.draw(challenger, player),
                terms.ruleset(),
                terms.size(),
                terms.komi(),
                terms.handicap(),
                Handicap.Kind.FIXED,
                terms.setup(Color.BLACK),
                terms.setup(Color.WHITE),
                terms.firstToPlay(),
                terms.timeControl(),
                MatchTerms.USUAL,
                Optional.empty()));
    }
}
