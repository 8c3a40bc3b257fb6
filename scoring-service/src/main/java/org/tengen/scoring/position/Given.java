package org.tengen.scoring.position;

import java.math.BigDecimal;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.tengen.engine.Color;
import org.tengen.engine.Komi;
import org.tengen.engine.Vertex;
import org.tengen.engine.rules.DeadStones;
import org.tengen.engine.rules.Handicap;
import org.tengen.engine.rules.Ruleset;
import org.tengen.engine.scoring.Finish;

/** What a request gives of a position and the rules to count it by; every fault is told as a problem. */
record Given(
        @Nullable RulesetChoice ruleset,
        @Nullable List<String> rows,
        @Nullable List<String> moves,
        @Nullable String sgf,
        @Nullable Integer width,
        @Nullable Integer height,
        @Nullable BySide prisoners,
        @Nullable BigDecimal komi,
        @Nullable Integer handicap,
        @Nullable Color button) {
    RulesetChoice rules() {
        if (ruleset == null) {
            throw PositionProblems.badField(
                    "ruleset", "ruleset is missing: a preset's name such as \"japanese\", an object, or \"all\".");
        }
        return ruleset;
    }

    /** The position, read in the one way it is given; it tells all that the one ruleset counts, where one is wanted. */
    ReadPosition read() {
        ReadPosition read = readAsGiven();
        if (rules() instanceof RulesetChoice.One(var ruleset) && !read.isEnoughFor(ruleset)) {
            throw PositionProblems.captivesUnknown(
                    ruleset.name(), read.changedAfter().orElseThrow());
        }
        return read;
    }

    private ReadPosition readAsGiven() {
        List<Object> ways = Stream.<@Nullable Object>of(rows, moves, sgf)
                .filter(Objects::nonNull)
                .map(Object.class::cast)
                .toList();
        if (ways.size() != 1) {
            throw PositionProblems.badField(
                    "rows",
                    "The position is given as exactly one of rows, moves and sgf; here "
                            + (ways.isEmpty() ? "none is." : "there are " + ways.size() + "."));
        }
        if (moves == null && (width != null || height != null)) {
            throw PositionProblems.badField("width", "width and height go with moves: rows and sgf have a size.");
        }
        if (rows == null && prisoners != null) {
            throw PositionProblems.badField(
                    "prisoners", "prisoners go with rows: moves and sgf say who captured what.");
        }
        if (rows != null) {
            return PositionReading.ofRows(rows, prisoners == null ? BySide.ZERO : prisoners);
        }
        return moves != null
                ? PositionReading.ofMoves(rules(), moves, width, height)
                : PositionReading.ofSgf(rules(), Objects.requireNonNull(sgf));
    }

    /** The position under one ruleset, these stones being dead where the rules know dead stones. */
    Finish finish(ReadPosition read, Ruleset rules, Set<Vertex> dead) {
        Set<Vertex> off = rules.deadStones() == DeadStones.AS_THEY_STAND ? Set.of() : dead;
        Handicap stones = handicap(read);
        Komi given = komi == null ? read.komi().orElse(stones.komi(rules)) : komi(komi);
        return Finish.of(rules, read.position(), off, read.prisoners())
                .withHandicap(stones)
                .withKomi(given)
                .withButton(button(read, rules));
    }

    /** Who took the button, as the moves tell, or else the request; nobody where the rules have none. */
    private Optional<Color> button(ReadPosition read, Ruleset rules) {
        if (!rules.button()) {
            if (button != null && rules() instanceof RulesetChoice.One) {
                throw PositionProblems.badField("button", "The ruleset " + rules.name() + " has no button.");
            }
            return Optional.empty();
        }
        Optional<Color> given = Optional.ofNullable(button);
        if (given.isPresent() && read.firstToPass().isPresent() && !given.equals(read.firstToPass())) {
            throw PositionProblems.badField(
                    "button",
                    "button is " + button + ", but the first to pass is "
                            + read.firstToPass().get() + ", who takes the button. Leave button out: the moves tell.");
        }
        return given.or(read::firstToPass);
    }

    private Handicap handicap(ReadPosition read) {
        int stones = handicap == null ? read.handicap() : handicap;
        if (stones < 0 || stones > Handicap.MAX_FREE) {
            throw PositionProblems.badField("handicap", "A handicap is 0 to " + Handicap.MAX_FREE + " stones.");
        }
        return new Handicap(stones, Handicap.Kind.FREE);
    }

    private static Komi komi(BigDecimal points) {
        try {
            return Komi.ofPoints(points);
        } catch (IllegalArgumentException e) {
            throw PositionProblems.badField("komi", String.valueOf(e.getMessage()));
        }
    }
}
