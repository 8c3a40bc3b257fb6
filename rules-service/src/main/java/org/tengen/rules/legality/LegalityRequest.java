package org.tengen.rules.legality;

import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import java.util.List;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.tengen.engine.BoardSize;
import org.tengen.engine.Color;
import org.tengen.engine.rules.Game;
import org.tengen.engine.rules.Ruleset;
import org.tengen.engine.rules.Rulesets;
import org.tengen.engine.rules.Setup;
import org.tengen.kernel.board.BoardSides;
import org.tengen.kernel.ruleset.RulesetReader;

/**
 * Moves to be judged. What is not given is usual: {@code chinese}, 19x19 or a square, the setup and first side of the ruleset, no
 * moves.
 *
 * @param setup the stones before the first move
 * @param toPlay who makes the first move; the sides alternate
 * @param moves vertices, or {@code pass}
 */
record LegalityRequest(
        @Schema(
                description = "The name of a preset, or an object: a `base` preset and what differs from it",
                implementation = Object.class)
        @JsonDeserialize(using = RulesetReader.class)
        @Nullable
        Ruleset ruleset,

        @Nullable Integer width,
        @Nullable Integer height,
        @Nullable SetupRequest setup,
        @Nullable Color toPlay,
        @Nullable List<String> moves) {

    /** More than any game has. */
    static final int MOST_MOVES = 2000;

    LegalityRequest {
        moves = moves == null ? List.of() : List.copyOf(moves);
        if (moves.size() > MOST_MOVES) {
            throw new IllegalArgumentException(
                    "At most " + MOST_MOVES + " moves are judged at once, not " + moves.size() + ".");
        }
    }

    /**
     * The game before the first move.
     *
     * @throws IllegalArgumentException where the setup is no legal start; the message names the stones
     * @throws org.tengen.kernel.problem.ProblemException where no board has such a side
     */
    Game start() {
        Ruleset rules = or(ruleset, Rulesets.CHINESE);
        BoardSize size = BoardSides.size(width, height);
        Setup stones = setup == null ? Game.start(rules, size).setup() : setup.setup();
        return Game.start(rules, size, stones, or(toPlay, rules.firstToPlay()));
    }

    private static <T> T or(@Nullable T given, T otherwise) {
        return Optional.ofNullable(given).orElse(otherwise);
    }
}
