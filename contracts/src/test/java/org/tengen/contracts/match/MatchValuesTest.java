package org.tengen.contracts.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.tengen.engine.Color.BLACK;
import static org.tengen.engine.Color.WHITE;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tengen.engine.Color;
import org.tengen.engine.Komi;
import org.tengen.engine.Vertex;
import org.tengen.engine.rules.Ruleset;
import org.tengen.engine.rules.Rulesets;

class MatchValuesTest {
    private static final PlayerId ALICE = new PlayerId("alice");
    private static final PlayerId BOB = new PlayerId("bob");

    @ParameterizedTest
    @ValueSource(strings = {"", " ", " alice", "alice ", "a\nb", "a\u0000"})
    void what_cannot_name_a_player_is_refused(String name) {
        assertThatIllegalArgumentException().isThrownBy(() -> new PlayerId(name));
    }

    @Test
    void a_player_may_be_named_in_any_script_up_to_64_characters() {
        assertThat(new PlayerId("本因坊秀策").toString()).isEqualTo("本因坊秀策");
        assertThat(new PlayerId("x".repeat(64)).value()).hasSize(64);
        assertThatIllegalArgumentException().isThrownBy(() -> new PlayerId("x".repeat(65)));
    }

    @Test
    void seats_know_who_plays_which_colour() {
        Seats seats = new Seats(ALICE, BOB);

        assertThat(seats.of(WHITE)).isEqualTo(BOB);
        assertThat(seats.colorOf(ALICE)).contains(BLACK);
        assertThat(seats.colorOf(new PlayerId("carol"))).isEmpty();
    }

    @Test
    void nobody_plays_against_themselves() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Seats(ALICE, ALICE))
                .withMessageContaining("alice");
    }

    @Test
    void time_controls_refuse_what_no_clock_can_show() {
        assertThatIllegalArgumentException().isThrownBy(() -> new TimeControl.Absolute(0));
        assertThatIllegalArgumentException().isThrownBy(() -> new TimeControl.Absolute(TimeControl.MAX_MS + 1));
        assertThatIllegalArgumentException().isThrownBy(() -> new TimeControl.Byoyomi(-1, 30_000, 3));
        assertThatIllegalArgumentException().isThrownBy(() -> new TimeControl.Byoyomi(0, 0, 3));
        assertThatIllegalArgumentException().isThrownBy(() -> new TimeControl.Byoyomi(0, 30_000, 0));
        assertThatIllegalArgumentException().isThrownBy(() -> new TimeControl.Canadian(0, 300_000, 0));
        assertThatIllegalArgumentException().isThrownBy(() -> new TimeControl.Canadian(0, 300_000, 101));
        assertThatIllegalArgumentException().isThrownBy(() -> new TimeControl.Canadian(0, 0, 15));
        assertThatIllegalArgumentException().isThrownBy(() -> new TimeControl.Fischer(0, 10_000, 0));
        assertThatIllegalArgumentException().isThrownBy(() -> new TimeControl.Fischer(300_000, 0, 0));
        assertThatIllegalArgumentException().isThrownBy(() -> new TimeControl.Fischer(300_000, 10_000, -1));
        assertThatIllegalArgumentException().isThrownBy(() -> new TimeControl.Simple(0));
        assertThatIllegalArgumentException().isThrownBy(() -> new TimeControl.Ing(0, 600_000, 3, 2));
        assertThatIllegalArgumentException().isThrownBy(() -> new TimeControl.Ing(3_600_000, 600_000, 0, 2));
        assertThatIllegalArgumentException().isThrownBy(() -> new TimeControl.Ing(3_600_000, 600_000, 3, -1));
    }

    @Test
    void the_periods_entered_under_ing_can_be_read_off_a_clock() {
        TimeControl.Ing control = new TimeControl.Ing(3_600_000, 600_000, 3, 2);

        assertThat(new ClockState.Ing(1, 600_000, 3).periodsEntered(control)).isZero();
        assertThat(new ClockState.Ing(0, 600_000, 3).periodsEntered(control)).isEqualTo(1);
        assertThat(new ClockState.Ing(0, 1, 1).periodsEntered(control)).isEqualTo(3);
        assertThat(new ClockState.Ing(0, 0, 0).periodsEntered(control)).isEqualTo(3);
    }

    /** CLOCKS: entering one costs points, which the score sheet shows. */
    @Test
    void each_period_entered_under_ing_costs_its_points() {
        ClockState secondPeriod = new ClockState.Ing(0, 420_000, 2);
        ClockState mainTime = new ClockState.Ing(1, 600_000, 3);
        Timing timing = new Timing(new TimeControl.Ing(3_600_000, 600_000, 3, 2), new Clocks(secondPeriod, mainTime));

        assertThat(timing.penaltyPoints(Color.BLACK)).isEqualTo(4);
        assertThat(timing.penaltyPoints(Color.WHITE)).isZero();
        assertThat(timing.with(Color.BLACK, mainTime).penaltyPoints(Color.BLACK))
                .isZero();
    }

    @Test
    void no_other_time_control_costs_points() {
        ClockState inByoyomi = new ClockState.Byoyomi(0, 1);
        Timing timing = new Timing(new TimeControl.Byoyomi(600_000, 30_000, 3), new Clocks(inByoyomi, inByoyomi));

        assertThat(timing.penaltyPoints(Color.BLACK)).isZero();
        assertThat(timing.penaltyPoints(Color.WHITE)).isZero();
    }

    @Test
    void terms_refuse_deadlines_out_of_range_and_a_referee_named_twice() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> terms(List.of(), -1))
                .withMessageContaining("checkInMs");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> terms(List.of(ALICE, ALICE), 0))
                .withMessageContaining("referees");
        assertThat(terms(List.of(ALICE, BOB), 300_000).referees()).containsExactly(ALICE, BOB);
    }

    @Test
    void rules_for_a_match_that_nobody_has_won_do_not_contradict_each_other() {
        assertThatIllegalArgumentException()
                .isThrownBy(() ->
                        MatchTerms.USUAL.with(DrawRule.ALLOWED, Optional.of(TieRule.WHITE_WINS), NoResultRule.STANDS))
                .withMessageContaining("ties");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> MatchTerms.USUAL.with(DrawRule.EXCLUDED, Optional.empty(), NoResultRule.STANDS))
                .withMessageContaining("noResult");
        assertThat(MatchTerms.USUAL
                        .with(DrawRule.ALLOWED, Optional.empty(), NoResultRule.REPLAY)
                        .withoutDraws())
                .isFalse();
    }

    /** Terms of logs from before there were others: draws as ever, and a match without result has none. */
    @Test
    void terms_that_say_nothing_of_draws_allow_them() {
        MatchTerms older = terms(List.of(), 0);
        assertThat(older.withoutDraws()).isFalse();
        assertThat(older.onNoResult()).isEqualTo(NoResultRule.STANDS);
        assertThat(older.termsMs()).isEmpty();
    }

    /** 1250 half points are 625 points, the most any komi is. */
    @ParameterizedTest
    @CsvSource({
        "chinese, ALLOWED, , ANY",
        "chinese, EXCLUDED, , HALVES",
        "chinese, EXCLUDED, WHITE_WINS, ANY",
        "button, EXCLUDED, , WHOLE",
        "button, EXCLUDED, BLACK_WINS, ANY",
    })
    void where_a_match_must_have_a_winner_komi_decides(
            String ruleset, DrawRule draws, @Nullable TieRule ties, AllowedKomi allowed) {
        Ruleset rules = ruleset.equals("button") ? withButton(Rulesets.CHINESE) : Rulesets.CHINESE;
        MatchTerms terms = MatchTerms.USUAL.with(draws, Optional.ofNullable(ties), NoResultRule.REFEREE);

        assertThat(AllowedKomi.of(rules, terms)).isEqualTo(allowed);
    }

    @ParameterizedTest
    @CsvSource({
        "ANY, 13, true, 13",
        "ANY, 14, true, 14",
        "HALVES, 14, false, 13",
        "HALVES, -14, false, -15",
        "HALVES, 0, false, -1",
        "HALVES, -1, true, -1",
        "WHOLE, 13, false, 12",
        "WHOLE, -1, false, -2",
        "WHOLE, 1250, true, 1250",
    })
    void komi_is_rounded_down_to_one_that_is_allowed(AllowedKomi allowed, int halfPoints, boolean itself, int down) {
        assertThat(allowed.allows(halfPoints)).isEqualTo(itself);
        assertThat(allowed.roundedDown(halfPoints)).isEqualTo(Komi.ofHalfPoints(down));
    }

    @Test
    void no_komi_is_more_than_625_points() {
        assertThat(AllowedKomi.ANY.allows(1250)).isTrue();
        assertThat(AllowedKomi.ANY.allows(1251)).isFalse();
        assertThat(AllowedKomi.ANY.allows(-1250)).isTrue();
        assertThat(AllowedKomi.ANY.allows(-1251)).isFalse();
    }

    private static Ruleset withButton(Ruleset rules) {
        return new Ruleset(
                "custom",
                rules.scoring(),
                rules.ko(),
                rules.suicide(),
                rules.tax(),
                rules.dame(),
                rules.komi(),
                rules.handicapBonus(),
                true,
                rules.deadStones(),
                rules.passesToEnd(),
                rules.longCycle(),
                rules.placement(),
                rules.firstToPlay());
    }

    private static MatchTerms terms(List<PlayerId> referees, long checkInMs) {
        return new MatchTerms(UndoPolicy.ALLOWED, true, Visibility.PUBLIC, referees, checkInMs, 0, 0, 0, 0);
    }

    @Test
    void a_captured_stone_goes_to_the_side_that_took_it() {
        assertThat(Prisoners.NONE.plus(BLACK, 2).plus(WHITE, 1).plus(BLACK, 1)).isEqualTo(new Prisoners(3, 1));
    }

    /** The hash is that of {@code printf 'C6 K16' | sha256sum}. */
    @Test
    void dead_stones_are_named_by_the_set_and_not_by_the_order_they_were_marked_in() {
        DeadStones one = new DeadStones(List.of(Vertex.parse("K16"), Vertex.parse("C6"), Vertex.parse("K16")));
        DeadStones other = new DeadStones(List.of(Vertex.parse("C6"), Vertex.parse("K16")));

        assertThat(one).isEqualTo(other);
        assertThat(one.hash()).isEqualTo("77819ad5ff233b13a2f1193d955fa61935065964da9cd4f3cd9f022f9915034e");
    }
}
