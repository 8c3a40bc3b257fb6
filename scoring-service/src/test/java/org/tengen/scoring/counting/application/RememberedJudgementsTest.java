package org.tengen.scoring.counting.application;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.tengen.engine.BoardSize;
import org.tengen.engine.Color;
import org.tengen.engine.Position;
import org.tengen.engine.Vertex;
import org.tengen.scoring.life.domain.Judgement;

class RememberedJudgementsTest {
    private static final Judgement NOTHING = new Judgement(List.of(), false);

    private final List<Position> analysed = new ArrayList<>();
    private final RememberedJudgements judgements = new RememberedJudgements(position -> {
        analysed.add(position);
        return NOTHING;
    });

    @Test
    void a_position_is_analysed_once_however_often_it_is_asked_for() {
        IntStream.range(0, 10).forEach(_ -> judgements.judge(positionOf(1)));

        assertThat(judgements.judge(positionOf(1))).isSameAs(NOTHING);
        assertThat(analysed).containsExactly(positionOf(1));
    }

    @Test
    void the_position_that_nobody_has_asked_for_longest_is_forgotten_first() {
        IntStream.range(0, RememberedJudgements.MOST).forEach(number -> judgements.judge(positionOf(number)));
        judgements.judge(positionOf(0));
        judgements.judge(positionOf(RememberedJudgements.MOST));
        analysed.clear();

        judgements.judge(positionOf(0));
        judgements.judge(positionOf(1));

        assertThat(analysed).containsExactly(positionOf(1));
    }

    /** One black stone, elsewhere for each number up to 360. */
    private static Position positionOf(int number) {
        Vertex only = new Vertex(number % 19, number / 19);
        return Position.empty(BoardSize.square(19)).withStones(Color.BLACK, List.of(only));
    }
}
