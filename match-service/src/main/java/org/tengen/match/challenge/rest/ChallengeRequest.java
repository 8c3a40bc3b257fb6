package org.tengen.match.challenge.rest;

import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import java.util.function.Supplier;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.tengen.contracts.match.Commitment;
import org.tengen.contracts.match.MatchId;
import org.tengen.contracts.match.MatchTerms;
import org.tengen.contracts.match.PlayerId;
import org.tengen.contracts.match.TimeControl;
import org.tengen.engine.BoardSize;
import org.tengen.engine.Color;
import org.tengen.engine.Komi;
import org.tengen.engine.rules.Handicap;
import org.tengen.engine.rules.Placement;
import org.tengen.engine.rules.Ruleset;
import org.tengen.engine.rules.Rulesets;
import org.tengen.kernel.board.BoardSides;
import org.tengen.kernel.ruleset.RulesetReader;
import org.tengen.match.challenge.domain.Challenge;
import org.tengen.match.challenge.domain.ChallengeState;
import org.tengen.match.challenge.domain.Colors;
import org.tengen.match.challenge.domain.Terms;

/** What a player offers. What is left out is as usual. */
record ChallengeRequest(
        @Schema(description = "Who alone may join; everybody where it is left out.", examples = "bob") @Nullable
        String opponent,

        @Schema(description = "The challenger's colour; DRAW where it is left out.") @Nullable
        ColorChoice color,

        @Schema(
                description =
                        "For NIGIRI: the SHA-256 of a secret of 16 to 128 characters, as 64 lower-case hexadecimal"
                                + " digits.")
        @Nullable
        String commitment,

        @Schema(
                description =
                        "The name of a ruleset, or an object: a base preset and what differs from it; chinese where it"
                                + " is left out.",
                implementation = Object.class,
                examples = "japanese")
        @JsonDeserialize(using = RulesetReader.class)
        @Nullable
        Ruleset ruleset,

        @Schema(description = "Columns, 2 to 25; 19 where it is left out.", examples = "19") @Nullable
        Integer width,

        @Schema(description = "Rows, 2 to 25; as wide as high where it is left out.", examples = "19") @Nullable
        Integer height,

        @Schema(
                description =
                        "Points for White, a whole number of halves; as usual for the ruleset and the handicap where"
                                + " it is left out.",
                examples = "6.5")
        @Nullable
        BigDecimal komi,

        @Schema(description = "Handicap stones; none where it is left out. A number alone is accepted.") @Nullable
        HandicapRequest handicap,

        @Schema(description = "The clock; none where it is left out.") @Nullable
        TimeControl timeControl,

        @Schema(description = "What else is agreed.") @Nullable
        TermsRequest terms,

        @Schema(description = "From when on nobody may join; two weeks from now where it is left out, 90 days at most.")
        @Nullable
        Instant expiresAt) {
    /**
     * The challenge that is asked for.
     *
     * @param secret gives the server's secret, where it may have to draw
     * @param usualLife how long it stands where nothing is said
     * @param longestLife how long it may stand at most
     */
    Challenge challenge(
            MatchId id,
            PlayerId challenger,
            Supplier<String> secret,
            Instant at,
            Duration usualLife,
            Duration longestLife) {
        Instant until =
                Optional.ofNullable(expiresAt).orElse(at.plus(usualLife)).truncatedTo(ChronoUnit.MILLIS);
        RequestFields.require(
                "expiresAt",
                until.isAfter(at) && !until.isAfter(at.plus(longestLife)),
                "A challenge expires in the future, and within " + longestLife.toDays() + " days.");
        Optional<PlayerId> invited = invited();
        RequestFields.require(
                "opponent",
                !invited.equals(Optional.of(challenger)),
                "Nobody plays against themselves: name another opponent, or none.");
        Colors colors = colors(secret);
        Terms offered = offeredTerms();
        return RequestFields.checked(
                "terms.referees",
                () -> new Challenge(id, challenger, invited, colors, offered, at, until, new ChallengeState.Open()));
    }

    private Optional<PlayerId> invited() {
        return Optional.ofNullable(opponent).map(name -> RequestFields.checked("opponent", () -> new PlayerId(name)));
    }

    private Colors colors(Supplier<String> secret) {
        ColorChoice choice = color == null ? ColorChoice.DRAW : color;
        RequestFields.require(
                "commitment",
                (choice == ColorChoice.NIGIRI) == (commitment != null),
                "With NIGIRI, and only then, you give the SHA-256 of a secret as commitment.");
        return switch (choice) {
            case BLACK -> new Colors.Named(Color.BLACK);
            case WHITE -> new Colors.Named(Color.WHITE);
            case DRAW -> new Colors.Drawn(secret.get());
            case NIGIRI -> {
                Commitment own = JoinRequest.ofSecret(String.valueOf(commitment));
                yield new Colors.Nigiri(own, new Colors.Drawn(secret.get()));
            }
        };
    }

    private Terms offeredTerms() {
        Optional<Komi> named =
                Optional.ofNullable(komi).map(points -> RequestFields.checked("komi", () -> Komi.ofPoints(points)));
        TimeControl clock = timeControl == null ? new TimeControl.Untimed() : timeControl;
        Ruleset rules = ruleset == null ? Rulesets.CHINESE : ruleset;
        RequestFields.require(
                "komi",
                named.isEmpty() || rules.placement() != Placement.FREE_SEAT_STONES,
                "Under " + rules.name() + " the players agree on the komi once their seat stones stand; leave it out.");
        BoardSize size = BoardSides.size(width, height);
        MatchTerms agreed =
                RequestFields.checked("terms.referees", (terms == null ? TermsRequest.NONE : terms)::agreed);
        MatchTerms usual = MatchTerms.USUAL;
        RequestFields.checked("ruleset", () -> Terms.of(rules, size, named, Handicap.NONE, clock, usual));
        HandicapRequest stones = handicap == null ? HandicapRequest.NONE : handicap;
        RequestFields.checked("handicap", () -> Terms.of(rules, size, named, stones.on(size), clock, usual));
        return RequestFields.checked("komi", () -> Terms.of(rules, size, named, stones.on(size), clock, agreed));
    }
}
