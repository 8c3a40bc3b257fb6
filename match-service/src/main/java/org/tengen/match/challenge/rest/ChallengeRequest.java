package org.tengen.match.challenge.rest;

import java.math.BigDecimal;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.tengen.contracts.match.PlayerId;
import org.tengen.contracts.match.TimeControl;
import org.tengen.engine.BoardSize;
import org.tengen.engine.Color;
import org.tengen.engine.Komi;
import org.tengen.engine.rules.Ruleset;
import org.tengen.engine.rules.Rulesets;
import org.tengen.kernel.problem.Problem;
import org.tengen.kernel.problem.ProblemException;
import org.tengen.kernel.problem.Problems;
import org.tengen.match.challenge.domain.Colors;
import org.tengen.match.challenge.domain.Terms;

/** What a player offers. What is left out is as usual. */
record ChallengeRequest(
        @Schema(description = "Who alone may join; everybody where it is left out.", examples = "bob") @Nullable
        String opponent,

        @Schema(description = "The challenger's colour; DRAW where it is left out.") @Nullable
        ColorChoice color,

        @Schema(description = "The name of a ruleset; chinese where it is left out.", examples = "japanese") @Nullable
        String ruleset,

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

        @Schema(description = "0 to 9 handicap stones; 0 where it is left out.", examples = "0") @Nullable
        Integer handicap,

        @Schema(description = "The clock; none where it is left out.") @Nullable
        TimeControl timeControl) {
    private static final int USUAL_SIDE = 19;

    /** Who is invited. */
    Optional<PlayerId> invited() {
        return Optional.ofNullable(opponent).map(name -> checked("opponent", () -> new PlayerId(name)));
    }

    /** How the colours are decided; {@code secret} is used where they are drawn. */
    Colors colors(Supplier<String> secret) {
        return switch (color == null ? ColorChoice.DRAW : color) {
            case BLACK -> new Colors.Named(Color.BLACK);
            case WHITE -> new Colors.Named(Color.WHITE);
            case DRAW -> new Colors.Drawn(secret.get());
        };
    }

    /** What is played by. */
    Terms terms() {
        Optional<Komi> named = Optional.ofNullable(komi).map(points -> checked("komi", () -> Komi.ofPoints(points)));
        TimeControl clock = timeControl == null ? new TimeControl.Untimed() : timeControl;
        return checked("handicap", () -> Terms.of(rules(), size(), named, handicap == null ? 0 : handicap, clock));
    }

    private BoardSize size() {
        int across = width != null ? side("width", width) : height != null ? side("height", height) : USUAL_SIDE;
        return new BoardSize(across, height != null ? side("height", height) : across);
    }

    private static int side(String field, int points) {
        return checked(field, () -> BoardSize.square(points)).width();
    }

    private Ruleset rules() {
        String name = ruleset == null ? Rulesets.CHINESE.name() : ruleset;
        return Rulesets.named(name).orElseThrow(() -> new ProblemException(unknownRuleset(name)));
    }

    private static Problem unknownRuleset(String name) {
        String known = Rulesets.all().stream().map(Ruleset::name).collect(Collectors.joining(", "));
        return Problem.of(
                        400,
                        "unknown-ruleset",
                        "There is no such ruleset",
                        "'" + name + "' is no ruleset; there are " + known + ".")
                .with("field", "ruleset");
    }

    private static <T> T checked(String field, Supplier<T> value) {
        try {
            return value.get();
        } catch (IllegalArgumentException e) {
            throw new ProblemException(Problems.badField(field, e.getMessage() + "."));
        }
    }
}
