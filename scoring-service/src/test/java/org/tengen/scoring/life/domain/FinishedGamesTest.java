package org.tengen.scoring.life.domain;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.tengen.engine.Position;
import org.tengen.engine.rules.TaxRule;
import org.tengen.engine.scoring.AreaCount;

/** The suggestion against finished games of real players, whose owners others have settled. */
class FinishedGamesTest {
    private static final char EITHER = '?';

    /** What one game came to: points with a settled owner, those of them that went wrong, and whether it was certain. */
    private record Tally(String game, int points, int wrong, boolean certain) {}

    @Test
    void fifteen_of_sixteen_games_and_98_per_cent_of_the_points_are_right() {
        List<Tally> tallies = SharedData.cases("deadstones.txt").stream()
                .map(FinishedGamesTest::tally)
                .toList();

        int points = tallies.stream().mapToInt(Tally::points).sum();
        int wrong = tallies.stream().mapToInt(Tally::wrong).sum();
        assertThat(tallies).hasSize(16);
        assertThat(tallies.stream().filter(tally -> tally.wrong() > 0))
                .as("games with a wrong point")
                .hasSizeLessThanOrEqualTo(1);
        assertThat(100 * wrong).as("wrong points of %d", points).isLessThanOrEqualTo(2 * points);
    }

    @Test
    void what_is_certain_is_right() {
        assertThat(SharedData.cases("deadstones.txt").stream().map(FinishedGamesTest::tally))
                .allSatisfy(tally ->
                        assertThat(tally.certain() && tally.wrong() > 0).isFalse());
    }

    private static Tally tally(SharedData.Case game) {
        Position position = new Position(game.parts().getFirst());
        Judgement judgement = DeadStoneAnalysis.of(position, DeadStoneAnalysis.SEED);
        TaxRule tax = game.heading().endsWith("rules=japanese") ? TaxRule.SEKI : TaxRule.NONE;
        String found = String.join(
                "", AreaCount.of(position, judgement.dead(), tax).owners().rows());
        String settled = String.join("", game.parts().getLast());
        int points = 0;
        int wrong = 0;
        for (int i = 0; i < settled.length(); i++) {
            if (settled.charAt(i) != EITHER) {
                points++;
                wrong += settled.charAt(i) == found.charAt(i) ? 0 : 1;
            }
        }
        return new Tally(game.heading(), points, wrong, judgement.certain());
    }
}
