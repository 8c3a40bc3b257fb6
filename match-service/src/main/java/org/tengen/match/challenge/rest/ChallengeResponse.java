package org.tengen.match.challenge.rest;

import java.math.BigDecimal;
import java.time.Instant;
import org.jspecify.annotations.Nullable;
import org.tengen.contracts.match.MatchId;
import org.tengen.contracts.match.PlayerId;
import org.tengen.contracts.match.TimeControl;
import org.tengen.engine.Color;
import org.tengen.engine.rules.Ruleset;
import org.tengen.match.challenge.domain.Challenge;
import org.tengen.match.challenge.domain.Colors;
import org.tengen.match.challenge.domain.Terms;
import org.tengen.match.lifecycle.domain.Phase;

/**
 * An offer to play.
 *
 * @param seq 0: no event yet
 * @param opponent who alone may join; null for everybody
 * @param color the challenger's
 * @param colorCommitment the SHA-256 of the secret by which the server will draw; null where the colour is named. The match
 *     shows the secret once it has begun
 * @param komi in points
 */
public record ChallengeResponse(
        MatchId id,
        Phase phase,
        int seq,
        PlayerId challenger,
        @Nullable PlayerId opponent,
        ColorChoice color,
        @Nullable String colorCommitment,
        Ruleset ruleset,
        int width,
        int height,
        BigDecimal komi,
        int handicap,
        TimeControl timeControl,
        Instant createdAt) {
    /** A challenge as clients see it. */
    public static ChallengeResponse of(Challenge challenge) {
        Terms terms = challenge.terms();
        return new ChallengeResponse(
                challenge.id(),
                Phase.CHALLENGE,
                0,
                challenge.challenger(),
                challenge.invited().orElse(null),
                choice(challenge.colors()),
                challenge.colors() instanceof Colors.Drawn drawn ? drawn.commitment() : null,
                terms.ruleset(),
                terms.size().width(),
                terms.size().height(),
                new BigDecimal(terms.komi().toString()),
                terms.handicap(),
                terms.timeControl(),
                challenge.createdAt());
    }

    private static ColorChoice choice(Colors colors) {
        return switch (colors) {
            case Colors.Named(var color) -> color == Color.BLACK ? ColorChoice.BLACK : ColorChoice.WHITE;
            case Colors.Drawn _ -> ColorChoice.DRAW;
        };
    }
}
