package org.tengen.engine.scoring;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tengen.engine.Color;
import org.tengen.engine.rules.DameRule;
import org.tengen.engine.rules.Ruleset;
import org.tengen.engine.rules.ScoringRule;
import org.tengen.engine.rules.TaxRule;

/**
 * What a finished game is worth to each side, line by line.
 *
 * @param owners whose each point is: area or territory, as the rules count
 * @param lines the sums, Black's first; a line that would be zero is left out
 */
public record Score(Owners owners, List<ScoreLine> lines) {
    private static final int GROUP_TAX_HALF_POINTS = 4;

    public Score {
        lines = List.copyOf(lines);
    }

    /**
     * Counts a finished game under its rules. Where stones count as they stand, none may be given as dead.
     *
     * @throws IllegalArgumentException where the dead stones are not whole chains, or the rules know none
     */
    public static Score of(Finish finish) {
        return CountedGame.of(finish).score();
    }

    static Score of(Finish finish, Life life) {
        Ruleset rules = finish.rules();
        List<ScoreLine> lines = new ArrayList<>();
        Owners owners =
                rules.scoring() == ScoringRule.AREA ? addArea(lines, finish, life) : addTerritory(lines, finish, life);
        for (Color color : Color.values()) {
            if (rules.tax() == TaxRule.ALL) {
                add(lines, color, ScoreLine.Item.GROUP_TAX, -GROUP_TAX_HALF_POINTS * livingGroups(life, color));
            }
            if (finish.button().equals(Optional.of(color))) {
                add(lines, color, ScoreLine.Item.BUTTON, 1);
            }
            add(
                    lines,
                    color,
                    ScoreLine.Item.TIME_PENALTY,
                    -2 * finish.penalties().points(color));
        }
        add(
                lines,
                Color.WHITE,
                ScoreLine.Item.HANDICAP_BONUS,
                finish.handicap().bonusHalfPoints(rules.handicapBonus()));
        add(lines, Color.WHITE, ScoreLine.Item.KOMI, finish.komi().halfPoints());
        return new Score(owners, lines);
    }

    private static Owners addArea(List<ScoreLine> lines, Finish finish, Life life) {
        AreaCount count = AreaCount.of(life, finish.rules().tax());
        for (Color color : Color.values()) {
            add(lines, color, ScoreLine.Item.AREA, 2 * count.points(color));
            if (finish.rules().dame() == DameRule.SHARED) {
                add(lines, color, ScoreLine.Item.SHARED_NEUTRAL, count.neutral());
            }
        }
        return count.owners();
    }

    private static Owners addTerritory(List<ScoreLine> lines, Finish finish, Life life) {
        TerritoryCount count = TerritoryCount.of(life, finish.rules().tax());
        for (Color color : Color.values()) {
            add(lines, color, ScoreLine.Item.TERRITORY, 2 * count.territory(color));
            add(lines, color, ScoreLine.Item.PRISONERS, 2 * finish.prisoners().heldBy(color));
            add(lines, color, ScoreLine.Item.DEAD_STONES, 2 * count.deadStonesTakenBy(color));
        }
        return count.owners();
    }

    private static int livingGroups(Life life, Color color) {
        return (int) life.groups().stream()
                .filter(group -> group.color() == color && group.status() == Group.Status.ALIVE)
                .count();
    }

    private static void add(List<ScoreLine> lines, Color side, ScoreLine.Item item, int halfPoints) {
        if (halfPoints != 0) {
            lines.add(new ScoreLine(side, item, halfPoints));
        }
    }

    /** One side's sum, in half points. */
    public int halfPoints(Color side) {
        return lines.stream()
                .filter(line -> line.side() == side)
                .mapToInt(ScoreLine::halfPoints)
                .sum();
    }

    /** Black's sum, in half points. */
    public int blackHalfPoints() {
        return halfPoints(Color.BLACK);
    }

    /** White's sum, in half points. */
    public int whiteHalfPoints() {
        return halfPoints(Color.WHITE);
    }

    /** How far Black is ahead, in half points; negative where White is. */
    public int blackLeadHalfPoints() {
        return halfPoints(Color.BLACK) - halfPoints(Color.WHITE);
    }

    /** The side that is ahead; empty for a draw. */
    public Optional<Color> winner() {
        int lead = blackLeadHalfPoints();
        return lead == 0 ? Optional.empty() : Optional.of(lead > 0 ? Color.BLACK : Color.WHITE);
    }

    /** The result as SGF writes it: {@code B+2.5}, {@code W+7}, or {@code 0} for a draw. */
    public String result() {
        int margin = Math.abs(blackLeadHalfPoints());
        String points = margin / 2 + (margin % 2 == 0 ? "" : ".5");
        return winner().map(color -> (color == Color.BLACK ? "B+" : "W+") + points)
                .orElse("0");
    }
}
