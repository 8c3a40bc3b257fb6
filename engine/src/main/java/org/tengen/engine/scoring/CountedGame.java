package org.tengen.engine.scoring;

import java.util.List;
import org.tengen.engine.rules.DeadStones;

/**
 * A finished game counted, with the reason for every point.
 *
 * @param score the sums
 * @param points every point of the board, in order
 * @param groups the groups that stand, in the order of their first stones
 */
public record CountedGame(Finish finish, Score score, List<CountedPoint> points, List<Group> groups) {
    public CountedGame {
        points = List.copyOf(points);
        groups = List.copyOf(groups);
    }

    /**
     * Counts a finished game under its rules. Where stones count as they stand, none may be given as dead.
     *
     * @throws IllegalArgumentException where the dead stones are not whole chains, or the rules know none
     */
    public static CountedGame of(Finish finish) {
        if (finish.rules().deadStones() == DeadStones.AS_THEY_STAND
                && !finish.dead().isEmpty()) {
            throw new IllegalArgumentException(
                    "Under " + finish.rules().name() + " stones count as they stand: none is dead");
        }
        Life life = Life.of(finish.position(), finish.dead());
        Score score = Score.of(finish, life);
        return new CountedGame(finish, score, CountedPoint.all(finish, life, score.owners()), life.groups());
    }
}
