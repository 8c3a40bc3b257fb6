package org.tengen.engine.notation;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tengen.engine.Color;

/** {@code RE} as it is found in the wild. */
class SgfResultTest {
    @ParameterizedTest
    @CsvSource({
        "0, DRAW, , , POINTS",
        "Draw, DRAW, , , POINTS",
        "Jigo, DRAW, , , POINTS",
        "Void, NO_RESULT, , , POINTS",
        "?, UNKNOWN, , , POINTS",
        "B+, UNKNOWN_WIN, BLACK, , POINTS",
        "B+R, RESIGNATION, BLACK, , POINTS",
        "W+Resign, RESIGNATION, WHITE, , POINTS",
        "W+T, TIME, WHITE, , POINTS",
        "B+F, FORFEIT, BLACK, , POINTS",
        "B+2, SCORE, BLACK, 2, POINTS",
        "W+0.5, SCORE, WHITE, 0.5, POINTS",
        "B+3.75, SCORE, BLACK, 3.75, UNKNOWN",
        "白胜43.5目, SCORE, WHITE, 43.5, POINTS",
        "黑中盘胜, RESIGNATION, BLACK, , POINTS",
        "黑胜2.75子, SCORE, BLACK, 2.75, ZI"
    })
    void is_read(String raw, SgfResult.Method method, Color winner, String margin, SgfResult.Unit unit) {
        SgfResult result = SgfResult.parse(raw);
        assertThat(result.method()).isEqualTo(method);
        assertThat(result.winner().orElse(null)).isEqualTo(winner);
        assertThat(result.margin().map(Object::toString).orElse(null)).isEqualTo(margin);
        assertThat(result.unit()).isEqualTo(unit);
        assertThat(result.raw()).isEqualTo(raw);
    }
}
