package org.tengen.scoring.sheet.rest;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.tengen.contracts.match.MatchResult;
import org.tengen.contracts.match.Prisoners;
import org.tengen.contracts.match.TieRule;
import org.tengen.engine.Color;
import org.tengen.engine.Komi;
import org.tengen.engine.Vertex;
import org.tengen.engine.rules.ScoringRule;
import org.tengen.engine.scoring.CountedGame;
import org.tengen.engine.scoring.CountedPoint;
import org.tengen.engine.scoring.Finish;
import org.tengen.engine.scoring.Group;
import org.tengen.engine.scoring.Owners;
import org.tengen.engine.scoring.PointReason;
import org.tengen.engine.scoring.Score;
import org.tengen.engine.scoring.ScoreLine;
import org.tengen.scoring.life.domain.ChainStatus;
import org.tengen.scoring.life.domain.Contradiction;
import org.tengen.scoring.sheet.domain.Zi;

/**
 * A count as clients see it.
 *
 * @param ruleset its name
 * @param komiHalfPoints in half points; 13 is a komi of 6.5
 * @param rows the stones when play stopped, from top to bottom: {@code X} black, {@code O} white, {@code .} empty
 * @param dead the dead stones, which are on {@code rows} still
 * @param prisoners captured during play, by who holds them
 * @param owners whose each point is, as {@code rows}: {@code B}, {@code W}, or {@code .} for neutral or not counted;
 *     under territory rules only territory has an owner
 * @param reasons why each point counts as it does: the points by reason; living stones are left out
 * @param groups the stones that stand, in groups that cannot be cut apart
 * @param result as SGF writes it: {@code B+2}, {@code W+0.5}, {@code 0} for a draw, or {@code W+} for an equal count that
 *     White wins by the terms of the match
 * @param winner null for a draw
 * @param disputes chains whose marking contradicts unconditional life or death; the marking stands all the same
 */
public record CountView(
        String ruleset,
        ScoringRule scoring,
        int komiHalfPoints,
        int handicap,
        List<String> rows,

        @Schema(type = SchemaType.ARRAY, implementation = String.class)
        List<Vertex> dead,

        Prisoners prisoners,
        List<String> owners,

        @Schema(
                type = SchemaType.OBJECT,
                description = "Vertices by reason: DEAD_STONE, SURROUNDED, NEUTRAL, NEUTRAL_SHARED, EYE_IN_SEKI, "
                        + "TO_BE_FILLED")
        Map<PointReason, SortedSet<Vertex>> reasons,

        List<GroupView> groups,
        Sum black,
        Sum white,
        String result,
        @Schema(nullable = true) @Nullable Color winner,
        Margin margin,
        List<Dispute> disputes) {
    /**
     * Living stones that cannot be cut apart.
     *
     * @param vertex the first stone
     * @param surrounded the points they alone surround
     */
    public record GroupView(
            @Schema(type = SchemaType.STRING) Vertex vertex,
            Color color,
            Group.Status status,

            @Schema(type = SchemaType.ARRAY, implementation = String.class)
            SortedSet<Vertex> stones,

            @Schema(type = SchemaType.ARRAY, implementation = String.class)
            SortedSet<Vertex> surrounded) {
        static GroupView of(Group group) {
            return new GroupView(group.vertex(), group.color(), group.status(), group.stones(), group.surrounded());
        }
    }

    /** What one side has, and what it is made of. */
    public record Sum(int halfPoints, String points, List<Line> lines) {}

    /** One line of a sum; negative for what is taken off. */
    public record Line(ScoreLine.Item item, int halfPoints, String points) {}

    /**
     * How far the winner is ahead.
     *
     * @param zi in zi (子), two points each; null under territory rules
     */
    public record Margin(
            int halfPoints,
            String points,
            @Schema(nullable = true) @Nullable String zi) {}

    /** A chain marked against what no play can change. */
    public record Dispute(
            @Schema(type = SchemaType.STRING) Vertex vertex, ChainStatus marked, ChainStatus unconditionally) {
        static Dispute of(Contradiction contradiction) {
            return new Dispute(contradiction.vertex(), contradiction.marked(), contradiction.unconditionally());
        }
    }

    /** A counted game. */
    public static CountView of(CountedGame game) {
        return of(game, Optional.empty());
    }

    /** A counted game where an equal count may have a winner. */
    public static CountView of(CountedGame game, Optional<TieRule> ties) {
        return of(game, game.finish().dead(), game.score().owners(), ties);
    }

    /** A counted game that shows other dead stones and owners than those of its sums. */
    public static CountView of(CountedGame game, Set<Vertex> dead, Owners owners) {
        return of(game, dead, owners, Optional.empty());
    }

    private static CountView of(CountedGame game, Set<Vertex> dead, Owners owners, Optional<TieRule> ties) {
        Finish finish = game.finish();
        Score score = game.score();
        return new CountView(
                finish.rules().name(),
                finish.rules().scoring(),
                finish.komi().halfPoints(),
                finish.handicap().stones(),
                finish.position().rows(),
                dead.stream().sorted().toList(),
                new Prisoners(
                        finish.prisoners().heldByBlack(), finish.prisoners().heldByWhite()),
                owners.rows(),
                reasons(game),
                game.groups().stream().map(GroupView::of).toList(),
                sum(score, Color.BLACK),
                sum(score, Color.WHITE),
                MatchResult.ofBlackLead(score.blackLeadHalfPoints(), ties).text(),
                score.winner().or(() -> ties.map(TieRule::winner)).orElse(null),
                margin(finish, score),
                Contradiction.in(finish.position(), finish.dead()).stream()
                        .map(Dispute::of)
                        .toList());
    }

    private static Map<PointReason, SortedSet<Vertex>> reasons(CountedGame game) {
        Map<PointReason, SortedSet<Vertex>> reasons = new TreeMap<>();
        for (CountedPoint point : game.points()) {
            if (point.reason() != PointReason.STONE) {
                reasons.computeIfAbsent(point.reason(), _ -> new TreeSet<>()).add(point.vertex());
            }
        }
        return reasons;
    }

    private static Sum sum(Score score, Color side) {
        List<Line> lines = score.lines().stream()
                .filter(line -> line.side() == side)
                .map(line -> new Line(line.item(), line.halfPoints(), Komi.pointsText(line.halfPoints())))
                .toList();
        return new Sum(score.halfPoints(side), Komi.pointsText(score.halfPoints(side)), lines);
    }

    private static Margin margin(Finish finish, Score score) {
        int halfPoints = Math.abs(score.blackLeadHalfPoints());
        return new Margin(
                halfPoints,
                Komi.pointsText(halfPoints),
                Zi.marginOf(score, finish.rules().scoring()).map(Zi::toString).orElse(null));
    }
}
