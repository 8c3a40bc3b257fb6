package org.tengen.scoring.counting.domain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tengen.contracts.event.MatchEvent;
import org.tengen.contracts.event.MatchEvent.AppealDecided;
import org.tengen.contracts.event.MatchEvent.ClockPaused;
import org.tengen.contracts.event.MatchEvent.ClockResumed;
import org.tengen.contracts.event.MatchEvent.CountAccepted;
import org.tengen.contracts.event.MatchEvent.CountDisputed;
import org.tengen.contracts.event.MatchEvent.CountImposed;
import org.tengen.contracts.event.MatchEvent.CountingBegan;
import org.tengen.contracts.event.MatchEvent.DeadStonesMarked;
import org.tengen.contracts.event.MatchEvent.DeadStonesSuggested;
import org.tengen.contracts.event.MatchEvent.MatchEnded;
import org.tengen.contracts.event.MatchEvent.MatchScored;
import org.tengen.contracts.event.MatchEvent.MoveLetStand;
import org.tengen.contracts.event.MatchEvent.Passed;
import org.tengen.contracts.event.MatchEvent.PlayResumed;
import org.tengen.contracts.event.MatchEvent.PlayerResigned;
import org.tengen.contracts.event.MatchEvent.RecountRequested;
import org.tengen.contracts.event.MatchEvent.RefereeRuled;
import org.tengen.contracts.event.MatchEvent.TimeAdjusted;
import org.tengen.contracts.event.Recorded;
import org.tengen.contracts.match.ClockState;
import org.tengen.contracts.match.Clocks;
import org.tengen.contracts.match.DeadStones;
import org.tengen.contracts.match.MatchResult;
import org.tengen.contracts.match.PauseReason;
import org.tengen.contracts.match.Prisoners;
import org.tengen.contracts.match.Ruling;
import org.tengen.engine.Color;
import org.tengen.engine.rules.Rulesets;
import org.tengen.scoring.LogOfMatch;
import org.tengen.scoring.Positions;
import org.tengen.scoring.counting.domain.CountingState.Agreed;
import org.tengen.scoring.counting.domain.CountingState.Idle;
import org.tengen.scoring.counting.domain.CountingState.Open;
import org.tengen.scoring.counting.domain.CountingState.Over;
import org.tengen.scoring.counting.domain.CountingState.Scored;
import org.tengen.scoring.life.domain.DeadStoneAnalysis;

class CountingTest {
    private static final CountingBegan BEGAN =
            Positions.counting(Positions.SETTLED_9X9, Rulesets.CHINESE, 0, Prisoners.NONE);
    private static final DeadStones DEAD = Positions.DEAD_IN_9X9;
    private static final MatchResult BY_RESIGNATION = new MatchResult.Win(Color.BLACK, MatchResult.Method.RESIGNATION);
    private static final ClockState UNTIMED = new ClockState.Untimed();
    private static final MatchScored SCORED = new MatchScored(82, 80, DEAD);
    private static final DeadStonesSuggested SUGGESTED = new DeadStonesSuggested(DEAD, true);
    private static final MatchEnded ENDED = new MatchEnded(new MatchResult.WinByScore(Color.BLACK, 2));

    private static final CountingBegan AS_IT_STANDS =
            Positions.counting(Positions.SETTLED_9X9, Rulesets.TROMP_TAYLOR, 0, Prisoners.NONE);
    /** docs/rules.md: where nothing is removed, Black has 23 points and White 45. */
    private static final MatchScored AS_IT_STANDS_SCORED = new MatchScored(46, 90, DeadStones.NONE);

    @Test
    void moves_change_nothing() {
        LogOfMatch log = LogOfMatch.of(Positions.untilCounting(BEGAN));
        Counting beforeCounting = fold(log.events().subList(0, 3));
        assertThat(beforeCounting).isEqualTo(Counting.none(log.match()));
    }

    @Test
    void when_counting_begins_then_the_stones_found_dead_are_suggested() {
        LogOfMatch log = LogOfMatch.of(Positions.untilCounting(BEGAN));
        assertThat(fold(log)).isEqualTo(new Counting(log.match(), 4, new Open(BEGAN, DeadStones.NONE, false)));
        assertThat(proposal(log)).hasValue(SUGGESTED);
    }

    @Test
    void the_suggestion_comes_whatever_was_marked_or_accepted_before_it() {
        LogOfMatch marked = LogOfMatch.of(Positions.untilCounting(BEGAN)).append(Positions.agreement(DEAD)[0]);
        assertThat(fold(marked).state()).isEqualTo(new Open(BEGAN, DEAD, false));
        assertThat(proposal(marked)).hasValue(SUGGESTED);

        LogOfMatch accepted = LogOfMatch.of(Positions.untilCounting(BEGAN))
                .append(new CountAccepted(Color.BLACK, DeadStones.NONE.hash(), false));
        assertThat(fold(accepted).state()).isEqualTo(new Open(BEGAN, DeadStones.NONE, false));
        assertThat(proposal(accepted)).hasValue(SUGGESTED);
    }

    @Test
    void the_suggestion_comes_once_whatever_is_marked_or_accepted_after_it() {
        LogOfMatch log = LogOfMatch.of(Positions.untilCounting(BEGAN)).append(SUGGESTED);
        assertThat(fold(log).state()).isEqualTo(new Open(BEGAN, DEAD, true));
        assertThat(proposal(log)).isEmpty();

        log.append(new DeadStonesMarked(Color.WHITE, DEAD.vertices(), false, DeadStones.NONE));
        assertThat(fold(log).state()).isEqualTo(new Open(BEGAN, DeadStones.NONE, true));
        assertThat(proposal(log)).isEmpty();
        assertThat(proposal(log.append(new CountAccepted(Color.BLACK, DeadStones.NONE.hash(), false))))
                .isEmpty();
    }

    @Test
    void nothing_is_suggested_once_both_have_accepted() {
        assertThat(proposal(agreed())).hasValue(SCORED);
    }

    @Test
    void where_stones_count_as_they_stand_nothing_is_suggested_and_the_score_follows_at_once() {
        LogOfMatch log = LogOfMatch.of(Positions.untilCounting(AS_IT_STANDS));
        assertThat(proposal(log)).isEmpty();

        log.append(new CountImposed(DeadStones.NONE, DeadStones.NONE.hash()));
        assertThat(proposal(log)).hasValue(AS_IT_STANDS_SCORED);
    }

    /** As they were written while such a board was marked and accepted like any other. */
    @Test
    void an_old_log_of_stones_that_count_as_they_stand_comes_to_the_same_score() {
        LogOfMatch log = LogOfMatch.of(Positions.untilCounting(AS_IT_STANDS))
                .append(new DeadStonesSuggested(DeadStones.NONE, true))
                .append(Positions.agreement(DEAD));

        assertThat(proposal(log)).hasValue(new MatchScored(46, 90, DEAD));
    }

    @Test
    void when_agreed_then_the_score_is_proposed() {
        LogOfMatch log = agreed();
        assertThat(fold(log)).isEqualTo(new Counting(log.match(), 7, new Agreed(BEGAN, DEAD, List.of(7))));
        assertThat(proposal(log)).hasValue(SCORED);
    }

    /** Back in its main time, Black gives no points: 20 to 20 half points, with White's button and komi. */
    @Test
    void a_clock_that_the_referee_sets_while_dead_stones_are_marked_is_the_one_that_counts() {
        LogOfMatch log = LogOfMatch.of(Positions.untilCounting(Positions.columnsWithButtonAndOvertime()))
                .append(new TimeAdjusted(Color.BLACK, new ClockState.Ing(60_000, 600_000, 3), "The server stood still"))
                .append(Positions.agreement(DeadStones.NONE));

        assertThat(proposal(log)).hasValue(new MatchScored(20, 36, DeadStones.NONE));
    }

    @Test
    void once_scored_nothing_more_is_proposed() {
        LogOfMatch log = agreed().append(SCORED);
        assertThat(fold(log)).isEqualTo(new Counting(log.match(), 8, new Scored(BEGAN, DEAD, List.of(7))));
        assertThat(proposal(log)).isEmpty();
        Counting scored = fold(log);
        log.append(ENDED);
        assertThat(fold(log)).isEqualTo(scored);
    }

    @Test
    void a_resignation_after_the_agreement_leaves_nothing_to_score() {
        LogOfMatch log = agreed().append(new PlayerResigned(Color.WHITE));
        assertThat(fold(log).state()).isEqualTo(new Over());
        assertThat(proposal(log)).isEmpty();
    }

    @Test
    void an_imposed_count_is_scored_with_the_stones_suggested_whatever_was_marked() {
        LogOfMatch log = LogOfMatch.of(Positions.untilCounting(BEGAN))
                .append(
                        new DeadStonesSuggested(DEAD, true),
                        new DeadStonesMarked(Color.WHITE, DEAD.vertices(), false, DeadStones.NONE),
                        new CountImposed(DEAD, DEAD.hash()));

        assertThat(fold(log)).isEqualTo(new Counting(log.match(), 7, new Agreed(BEGAN, DEAD, List.of(7))));
        assertThat(proposal(log)).hasValue(SCORED);
    }

    @Test
    void a_recount_is_scored_again() {
        LogOfMatch log = LogOfMatch.of(Positions.untilCounting(BEGAN))
                .append(Positions.agreement(DEAD))
                .append(SCORED, ENDED)
                .append(new RecountRequested(Color.WHITE));

        assertThat(fold(log)).isEqualTo(new Counting(log.match(), 10, new Agreed(BEGAN, DEAD, List.of(7, 10))));
        assertThat(proposal(log)).hasValue(SCORED);
        log.append(SCORED);
        assertThat(fold(log)).isEqualTo(new Counting(log.match(), 11, new Scored(BEGAN, DEAD, List.of(7, 10))));
    }

    @Test
    void while_a_recount_is_due_another_request_and_a_stopped_clock_change_nothing() {
        LogOfMatch log = LogOfMatch.of(Positions.untilCounting(BEGAN))
                .append(Positions.agreement(DEAD))
                .append(SCORED, ENDED)
                .append(new RecountRequested(Color.WHITE), new RecountRequested(Color.BLACK))
                .append(new ClockPaused(PauseReason.SERVER, Optional.empty()))
                .append(new ClockResumed(PauseReason.SERVER));

        assertThat(fold(log)).isEqualTo(new Counting(log.match(), 13, new Agreed(BEGAN, DEAD, List.of(7, 10))));
        assertThat(proposal(log)).hasValue(SCORED);
    }

    /** A ruling stands: what was ruled on is not counted again. */
    @ParameterizedTest
    @MethodSource("rulings_after_the_end")
    void a_ruling_calls_a_recount_off_that_is_still_to_come(List<MatchEvent> ruling) {
        LogOfMatch log = LogOfMatch.of(Positions.untilCounting(BEGAN))
                .append(Positions.agreement(DEAD))
                .append(SCORED, ENDED, new RecountRequested(Color.WHITE));
        ruling.forEach(log::append);

        assertThat(fold(log).state()).isEqualTo(new Scored(BEGAN, DEAD, List.of(7)));
        assertThat(proposal(log)).isEmpty();
        log.append(new RecountRequested(Color.BLACK));
        int again = log.last().seq();
        assertThat(fold(log).state()).isEqualTo(new Agreed(BEGAN, DEAD, List.of(7, again)));
    }

    static Stream<List<MatchEvent>> rulings_after_the_end() {
        MatchResult corrected = new MatchResult.WinByScore(Color.WHITE, 6);
        return Stream.of(
                List.of(
                        new RefereeRuled(new Ruling.CorrectResult(corrected), "A stone was forgotten"),
                        new MatchEnded(corrected)),
                List.of(new RefereeRuled(new Ruling.LetStand(), "All was counted"), new MoveLetStand(2)),
                List.of(new AppealDecided(9, true, Optional.empty(), "The referee saw it")));
    }

    @Test
    void a_ruling_while_the_first_count_is_to_come_leaves_it_to_come() {
        LogOfMatch log = agreed().append(new RefereeRuled(new Ruling.LetStand(), "Noise"), new MoveLetStand(2));

        assertThat(fold(log).state()).isEqualTo(new Agreed(BEGAN, DEAD, List.of(7)));
        assertThat(proposal(log)).hasValue(SCORED);
    }

    @Test
    void a_match_that_ends_while_it_is_played_is_over_without_a_count_unless_it_is_played_on() {
        LogOfMatch log = LogOfMatch.of(Positions.untilCounting(BEGAN)[0])
                .append(new PlayerResigned(Color.WHITE), new MatchEnded(BY_RESIGNATION));
        assertThat(fold(log)).isEqualTo(new Counting(log.match(), 3, new Over()));

        log.append(Positions.restoredAfterMove1(BEGAN)).append(BEGAN);
        assertThat(fold(log).state()).isEqualTo(new Open(BEGAN, DeadStones.NONE, false));
    }

    @Test
    void play_goes_on_after_a_dispute_and_can_be_counted_again() {
        LogOfMatch log = LogOfMatch.of(Positions.untilCounting(BEGAN))
                .append(new CountDisputed(Color.BLACK), new PlayResumed(Color.WHITE, new Clocks(UNTIMED, UNTIMED)));
        assertThat(fold(log)).isEqualTo(new Counting(log.match(), 6, new Idle()));
        log.append(new Passed(3, Color.WHITE, UNTIMED, 0), new Passed(4, Color.BLACK, UNTIMED, 0), BEGAN);
        assertThat(fold(log)).isEqualTo(new Counting(log.match(), 9, new Open(BEGAN, DeadStones.NONE, false)));
        assertThat(proposal(log)).hasValue(SUGGESTED);
    }

    @Test
    void events_that_are_folded_already_change_nothing() {
        LogOfMatch log = agreed();
        Counting once = fold(log);
        assertThat(once.after(log.events())).isEqualTo(once);
        assertThat(once.after(log.events().subList(4, 6))).isEqualTo(once);
    }

    @Test
    void a_missing_event_is_noticed() {
        LogOfMatch log = agreed();
        Counting open = fold(log.events().subList(0, 4));
        List<Recorded> withGap = log.events().subList(5, 7);
        assertThatThrownBy(() -> open.after(withGap))
                .isInstanceOf(CorruptLog.class)
                .hasMessageContaining("Event 6 follows event 4");
    }

    @Test
    void an_impossible_event_is_not_skipped() {
        assertCorrupt(LogOfMatch.of(SCORED));
        assertCorrupt(LogOfMatch.of(Positions.agreement(DEAD)));
        assertCorrupt(LogOfMatch.of(Positions.untilCounting(BEGAN)).append(BEGAN));
        assertCorrupt(LogOfMatch.of(Positions.untilCounting(BEGAN)).append(SCORED));
        assertCorrupt(agreed().append(new CountDisputed(Color.BLACK)));
        assertCorrupt(LogOfMatch.of(Positions.untilCounting(BEGAN)[0], new MatchEnded(BY_RESIGNATION), BEGAN));
    }

    private static void assertCorrupt(LogOfMatch log) {
        assertThatThrownBy(() -> fold(log)).isInstanceOf(CorruptLog.class);
    }

    private static LogOfMatch agreed() {
        return LogOfMatch.of(Positions.untilCounting(BEGAN)).append(Positions.agreement(DEAD));
    }

    private static Counting fold(LogOfMatch log) {
        return fold(log.events());
    }

    private static Counting fold(List<Recorded> events) {
        return Counting.none(events.getFirst().matchId()).after(events);
    }

    private static Optional<MatchEvent> proposal(LogOfMatch log) {
        Counting counting = fold(log);
        return CountingPolicy.all(position -> DeadStoneAnalysis.of(position, DeadStoneAnalysis.SEED)).stream()
                .flatMap(policy -> policy.propose(log.last(), counting).stream())
                .findAny();
    }
}
