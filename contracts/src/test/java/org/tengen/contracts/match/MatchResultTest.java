package org.tengen.contracts.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.tengen.engine.Color.BLACK;
import static org.tengen.engine.Color.WHITE;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.tengen.contracts.match.MatchResult.Annulled;
import org.tengen.contracts.match.MatchResult.BothLose;
import org.tengen.contracts.match.MatchResult.Draw;
import org.tengen.contracts.match.MatchResult.Method;
import org.tengen.contracts.match.MatchResult.NoResult;
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
        assertThat(new Win(BLACK, Method.FORFEIT).text()).isEqualTo("B+F");
        assertThat(new Win(WHITE, Method.RULING).text()).isEqualTo("W+");
        assertThat(new Win(WHITE, Method.TIE_RULE).text()).isEqualTo("W+");
        assertThat(new Draw(Method.SCORE).text()).isEqualTo("0");
        assertThat(new NoResult(Method.AGREEMENT).text()).isEqualTo("Void");
        assertThat(new BothLose(Method.FORFEIT).text()).isEqualTo("Void");
        assertThat(new Annulled(Method.RULING).text()).isEqualTo("Void");
    }

    @Test
    void the_sign_of_the_lead_names_the_winner() {
        assertThat(MatchResult.ofBlackLead(4)).isEqualTo(new WinByScore(BLACK, 4));
        assertThat(MatchResult.ofBlackLead(-1)).isEqualTo(new WinByScore(WHITE, 1));
        assertThat(MatchResult.ofBlackLead(0)).isEqualTo(new Draw(Method.SCORE));
    }

    @Test
    void an_equal_count_is_won_by_whom_the_terms_say() {
        assertThat(MatchResult.ofBlackLead(0, Optional.of(TieRule.WHITE_WINS)))
                .isEqualTo(new Win(WHITE, Method.TIE_RULE));
        assertThat(MatchResult.ofBlackLead(0, Optional.of(TieRule.BLACK_WINS)))
                .isEqualTo(new Win(BLACK, Method.TIE_RULE));
        assertThat(MatchResult.ofBlackLead(-1, Optional.of(TieRule.BLACK_WINS))).isEqualTo(new WinByScore(WHITE, 1));
    }

    @Test
    void what_a_count_came_to_was_counted_and_nothing_else() {
        assertThat(new WinByScore(BLACK, 4).counted()).isTrue();
        assertThat(new Draw(Method.SCORE).counted()).isTrue();
        assertThat(new Win(WHITE, Method.TIE_RULE).counted()).isTrue();
        assertThat(new Win(WHITE, Method.RULING).counted()).isFalse();
        assertThat(new Draw(Method.RULING).counted()).isFalse();
    }

    @Test
    void every_result_says_how_it_came_about() {
        assertThat(new WinByScore(BLACK, 4).method()).isEqualTo(Method.SCORE);
        assertThat(new Win(WHITE, Method.TIME).method()).isEqualTo(Method.TIME);
        assertThat(new BothLose(Method.RULING).method()).isEqualTo(Method.RULING);
    }

    @Test
    void a_win_by_score_has_its_margin() {
        assertThatIllegalArgumentException().isThrownBy(() -> new Win(BLACK, Method.SCORE));
    }

    @Test
    void nobody_wins_by_nothing() {
        assertThatIllegalArgumentException().isThrownBy(() -> new WinByScore(BLACK, 0));
    }
}
