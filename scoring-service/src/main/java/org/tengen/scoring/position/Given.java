package org.tengen.scoring.position;

import java.math.BigDecimal;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
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
        @Nullable Integer handicap) {
    RulesetChoice rules() {
        if (ruleset == null) {
            throw PositionProblems.badField(
                    "ruleset", "ruleset is missing: a preset's name such as \"japanese\", an object, or \"all\".");
        }
        return ruleset;
    }

    /** The position, read in the one way it is given. */
    ReadPosition read() {
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
                .withKomi(given);
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
