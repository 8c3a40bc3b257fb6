package org.tengen.contracts.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.tengen.engine.Color.BLACK;
import static org.tengen.engine.Color.WHITE;

import org.junit.jupiter.api.Test;
import org.tengen.contracts.match.MatchResult.Draw;
import org.tengen.contracts.match.MatchResult.Method;
import org.tengen.contracts.match.MatchResult.Win;
import org.tengen.contracts.match.MatchResult.WinByScore;

class MatchResultTest {
    @Test
    void is_written_as_sgf_writes_it() {
        assertThat(new Win(BLACK, Method.RESIGNATION).text()).isEqualTo("B+R");
        assertThat(new Win(WHITE, Method.TIME).text()).isEqualTo("W+T");
        assertThat(new WinByScore(BLACK, 4).text()).isEqualTo("B+2");
        assertThat(new WinByScore(WHITE, 1).text()).isEqualTo("W+0.5");
        assertThat(new WinByScore(BLACK, 2 * 625 + 15).text()).isEqualTo("B+632.5");
        assertThat(new Draw().text()).isEqualTo("0");
    }

    @Test
    void the_sign_of_the_lead_names_the_winner() {
        assertThat(MatchResult.ofBlackLead(4)).isEqualTo(new WinByScore(BLACK, 4));
        assertThat(MatchResult.ofBlackLead(-1)).isEqualTo(new WinByScore(WHITE, 1));
        assertThat(MatchResult.ofBlackLead(0)).isEqualTo(new Draw());
    }

    @Test
    void nobody_wins_by_nothing() {
        assertThatIllegalArgumentException().isThrownBy(() -> new WinByScore(BLACK, 0));
    }
}
