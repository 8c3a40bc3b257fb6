package org.tengen.scoring.sheet.domain;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tengen.engine.Position;
import org.tengen.engine.rules.Rulesets;
import org.tengen.engine.scoring.CountedGame;
import org.tengen.engine.scoring.Finish;
import org.tengen.engine.scoring.Prisoners;
import org.tengen.scoring.life.domain.DeadStoneAnalysis;

/** Anybody may send any position: judging and counting one takes a second at most, on the largest board too. */
class CountingTimeTest {
    private static final Duration BOUND = Duration.ofSeconds(1);
    private static final int SIDE = 25;

    /** 313 eyes of one point each, held by 312 chains of one stone each. */
    @Test
    void a_board_of_nothing_but_eyes_is_counted_right() {
        assertThat(counted(board(".X/X.")).score().result()).isEqualTo("B+306.5");
    }

    @ParameterizedTest
    @ValueSource(strings = {".X/X.", "X.O.", ".X./XO.", "XX./X.X/.XX", "X/.", "."})
    void whatever_the_board_looks_like_it_is_judged_and_counted_within_a_second(String pattern) {
        Position position = board(pattern);

        assertThat(IntStream.range(0, 3)
                        .mapToObj(_ -> timeToJudgeAndCount(position))
                        .min(Duration::compareTo)
                        .orElseThrow())
                .isLessThan(BOUND);
    }

    /** Processor time, so that what else runs on the machine does not matter. */
    private static Duration timeToJudgeAndCount(Position position) {
        long before = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
        DeadStoneAnalysis.of(position, DeadStoneAnalysis.SEED);
        counted(position);
        return Duration.ofNanos(ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - before);
    }

    private static CountedGame counted(Position position) {
        return CountedGame.of(Finish.of(Rulesets.JAPANESE, position, Set.of(), new Prisoners(0, 0)));
    }

    /** A board covered with rows that repeat, from the top left on. */
    private static Position board(String pattern) {
        List<String> rows = List.of(pattern.split("/", -1));
        return new Position(IntStream.range(0, SIDE)
                .mapToObj(row -> rows.get(row % rows.size()).repeat(SIDE).substring(0, SIDE))
                .toList());
    }
}
