package org.tengen.scoring.life.domain;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.tengen.engine.BoardSize;
import org.tengen.engine.Position;
import org.tengen.engine.notation.Diagram;
import org.tengen.scoring.Positions;

/** Certain is only what cannot be otherwise; docs/counting.md defines it. */
class CertaintyTest {
    /** Whatever is played, Black lives in the corner (Benson), and no stone of White's is there to claim the rest. */
    @Test
    void what_is_proven_is_certain() {
        assertCertain("""
                .....
                .....
                .....
                XXXX.
                .X.X.
                """);
    }

    /** Five points in a row with a captive at their end are two eyes for either side, and the column between is nobody's. */
    @Test
    void walls_with_room_for_two_eyes_and_a_captive_each_are_certain() {
        assertCertain("""
                .X.O.
                .X.O.
                .X.O.
                .X.O.
                OX.OX
                """);
    }

    @Test
    void a_finished_game_whose_dead_stones_cannot_escape_is_certain() {
        assertThat(judge(Positions.SETTLED_9X9).certain()).isTrue();
    }

    static Stream<Arguments> what_could_be_otherwise() {
        return Stream.of(
                Arguments.of("a lone stone in an open board, held for dead", """
                        .........
                        ....O....
                        .OXX...X.
                        .X...O.O.
                        ..XO..O..
                        ..XX.....
                        .....O...
                        ..X......
                        .........
                        """),
                Arguments.of("lone stones of both sides", """
                        .........
                        .........
                        ..X......
                        .........
                        .........
                        .........
                        ......O..
                        .........
                        .........
                        """),
                Arguments.of("one stone", """
                        .....
                        .....
                        ..X..
                        .....
                        .....
                        """),
                Arguments.of("walls that live, with open ground between them", """
                        ..X....O.
                        ..X....O.
                        ..X....O.
                        ..X....O.
                        ..X....O.
                        ..X....O.
                        ..X....O.
                        ..X....O.
                        ..X....O.
                        """),
                Arguments.of("an eye space of three that whoever plays first decides", """
                        .X.XO.O.O
                        XXXXOOOOO
                        XXXXO....
                        XXXXO....
                        XXXXO....
                        XXXXOO...
                        XXXXXO...
                        OOOOXO...
                        ...OXO...
                        """),
                Arguments.of("stones that share their last two liberties", """
                        .O.X.X.
                        O.OX.X.
                        OOOXXXX
                        OOOOXXX
                        OOXXOXX
                        OXX.OOX
                        OXX.OOX
                        """),
                Arguments.of("a bent four in the corner, before Black fills the second liberty", """
                        .X.XO.O..
                        .XXXOOO..
                        XX.XO....
                        .XXXO....
                        .X.XOO.O.
                        XXXXXOOO.
                        OOXXXXO.O
                        .OOOOXOOO
                        XXX.OXO..
                        """),
                Arguments.of("a bent four in the corner, after it", """
                        .X.XO.O..
                        .XXXOOO..
                        XX.XO....
                        .XXXO....
                        .X.XOO.O.
                        XXXXXOOO.
                        OOXXXXO.O
                        XOOOOXOOO
                        XXX.OXO..
                        """),
                Arguments.of("a ko that nobody has filled", """
                        .X.XO.O.O
                        XXXXOOOOO
                        XXXXOOOOO
                        XXXXOOOOO
                        XXXXOOOOO
                        XXXXOOOOO
                        XXXXOOOOO
                        XXX.XOOOO
                        XXXXOOOOO
                        """));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("what_could_be_otherwise")
    void what_could_be_otherwise_is_not_certain(String what, String diagram) {
        assertThat(judge(Diagram.parse(diagram)).certain()).as(what).isFalse();
    }

    @Test
    void nothing_is_certain_on_an_empty_board() {
        assertThat(judge(Position.empty(BoardSize.square(9))).certain()).isFalse();
    }

    private static void assertCertain(String diagram) {
        assertThat(judge(Diagram.parse(diagram)).certain()).isTrue();
    }

    private static Judgement judge(Position position) {
        return DeadStoneAnalysis.of(position, DeadStoneAnalysis.SEED);
    }
}
