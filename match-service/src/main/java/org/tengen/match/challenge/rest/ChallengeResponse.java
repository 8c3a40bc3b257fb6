package org.tengen.match.challenge.rest;

import java.math.BigDecimal;
import java.time.Instant;
import org.jspecify.annotations.Nullable;
import org.tengen.contracts.match.MatchId;
import org.tengen.contracts.match.MatchTerms;
import org.tengen.contracts.match.PlayerId;
import org.tengen.contracts.match.TimeControl;
import org.tengen.engine.Color;
import org.tengen.engine.rules.Handicap;
import org.tengen.kernel.ruleset.RulesetView;
import org.tengen.match.challenge.domain.Challenge;
import org.tengen.match.challenge.domain.Colors;
import org.tengen.match.challenge.domain.Terms;
import org.tengen.match.lifecycle.domain.Phase;

/**
 * An offer to play.
 *
 * @param seq 0: no event yet
 * @param status what has become of it
 * @param opponent who alone may join; null for everybody
 * @param color the challenger's
 * @param colorCommitment the SHA-256 of the secret by which the server will draw, or would where the players do not reveal
 *     theirs; null where the colour is named. The match shows the secret once it has begun
 * @param nigiri how far both players are with drawing; null where they do not
 * @param ruleset in full, as {@code GET /api/rulesets} lists it
 * @param komi in points; null where the players agree on it once their seat stones stand
 */
public record ChallengeResponse(
        MatchId id,
        Phase phase,
        int seq,
        ChallengeStatus status,
        PlayerId challenger,
        @Nullable PlayerId opponent,
        ColorChoice color,
        @Nullable String colorCommitment,
        @Nullable NigiriResponse nigiri,
        RulesetView ruleset,
        int width,
        int height,
        @Nullable BigDecimal komi,
        int handicap,
        Handicap.Kind handicapPlacement,
        TimeControl timeControl,
        MatchTerms terms,
        Instant createdAt,
        Instant expiresAt) {
    /** A challenge as clients see it at a time. */
    public static ChallengeResponse of(Challenge offered, Instant at) {
        Challenge challenge = offered.at(at);
        Terms terms = challenge.terms();
        return new ChallengeResponse(
                challenge.id(),
                Phase.CHALLENGE,
                0,
                ChallengeStatus.of(challenge.state()),
                challenge.challenger(),
                challenge.invited().orElse(null),
                choice(challenge.colors()),
                commitment(challenge.colors()),
                NigiriResponse.of(challenge),
                RulesetView.of(terms.ruleset()),
                terms.size().width(),
                terms.size().height(),
                terms.komiIsAgreedLater() ? null : new BigDecimal(terms.komi().toString()),
                terms.handicap().stones(),
                terms.handicap().kind(),
                terms.timeControl(),
                terms.agreed(),
                challenge.createdAt(),
                challenge.expiresAt());
    }

    private static ColorChoice choice(Colors colors) {
        return switch (colors) {
            case Colors.Named(var color) -> color == Color.BLACK ? ColorChoice.BLACK : ColorChoice.WHITE;
            case Colors.Drawn _ -> ColorChoice.DRAW;
            case Colors.Nigiri _ -> ColorChoice.NIGIRI;
        };
    }

    private static @Nullable String commitment(Colors colors) {
        return switch (colors) {
            case Colors.Named _ -> null;
            case Colors.Drawn drawn -> drawn.commitment();
            case Colors.Nigiri nigiri -> nigiri.server().commitment();
        };
    }
}
