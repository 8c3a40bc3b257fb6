package org.tengen.scoring.sheet.rest;

import java.util.List;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.tengen.contracts.match.Prisoners;
import org.tengen.engine.Color;
import org.tengen.engine.Komi;
import org.tengen.engine.Vertex;
import org.tengen.engine.rules.ScoringRule;
import org.tengen.engine.scoring.Finish;
import org.tengen.engine.scoring.Score;
import org.tengen.engine.scoring.ScoreLine;
import org.tengen.scoring.sheet.domain.ScoreSheet;
import org.tengen.scoring.sheet.domain.Zi;

/**
 * A score sheet as clients see it.
 *
 * @param seq of the acceptance that made the count agreed
 * @param ruleset its name
 * @param komiHalfPoints in half points; 13 is a komi of 6.5
 * @param rows the stones when play stopped, from top to bottom: {@code X} black, {@code O} white, {@code .} empty
 * @param dead the stones agreed dead, which are on {@code rows} still
 * @param prisoners captured during play, by who holds them
 * @param owners whose each point is, as {@code rows}: {@code B}, {@code W}, or {@code .} for neutral or not counted;
 *     under territory rules only territory has an owner
 * @param result as SGF writes it: {@code B+2}, {@code W+0.5}, or {@code 0} for a draw
 * @param winner null for a draw
 */
public record ScoreResponse(
        @Schema(type = SchemaType.STRING, format = "uuid") String matchId,
        int seq,
        String ruleset,
        ScoringRule scoring,
        int komiHalfPoints,
        int handicap,
        List<String> rows,

        @Schema(type = SchemaType.ARRAY, implementation = String.class)
        List<Vertex> dead,

        Prisoners prisoners,
        List<String> owners,
        Sum black,
        Sum white,
        String result,
        @Schema(nullable = true) @Nullable Color winner,
        Margin margin) {
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

    static ScoreResponse of(ScoreSheet sheet) {
        Finish finish = sheet.finish();
        Score score = sheet.score();
        return new ScoreResponse(
                sheet.matchId().toString(),
                sheet.seq(),
                finish.rules().name(),
                finish.rules().scoring(),
                finish.komi().halfPoints(),
                finish.handicap().stones(),
                finish.position().rows(),
                List.copyOf(finish.dead()),
                new Prisoners(
                        finish.prisoners().heldByBlack(), finish.prisoners().heldByWhite()),
                score.owners().rows(),
                sum(score, Color.BLACK),
                sum(score, Color.WHITE),
                sheet.result().text(),
                score.winner().orElse(null),
                margin(sheet));
    }

    private static Sum sum(Score score, Color side) {
        List<Line> lines = score.lines().stream()
                .filter(line -> line.side() == side)
                .map(line -> new Line(line.item(), line.halfPoints(), Komi.pointsText(line.halfPoints())))
                .toList();
        return new Sum(score.halfPoints(side), Komi.pointsText(score.halfPoints(side)), lines);
    }

    private static Margin margin(ScoreSheet sheet) {
        int halfPoints = sheet.marginHalfPoints();
        return new Margin(
                halfPoints,
                Komi.pointsText(halfPoints),
                sheet.marginZi().map(Zi::toString).orElse(null));
    }
}
