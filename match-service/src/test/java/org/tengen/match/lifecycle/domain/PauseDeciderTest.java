package org.tengen.match.lifecycle.domain;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.tengen.contracts.command.MatchCommand.AppendEvents;
import org.tengen.contracts.event.MatchEvent.ClockResumed;
import org.tengen.contracts.match.ClockState;
import org.tengen.contracts.match.MatchTerms;
import org.tengen.contracts.match.PauseReason;
import org.tengen.contracts.match.PlayerId;
import org.tengen.contracts.match.TimeControl;
import org.tengen.contracts.match.UndoPolicy;
import org.tengen.contracts.match.Visibility;
import org.tengen.engine.Color;
import org.tengen.match.lifecycle.domain.Decision.NothingToDo;
import org.tengen.match.lifecycle.domain.Decision.Propose;
import org.tengen.match.lifecycle.domain.Decision.Reject;
import org.tengen.match.lifecycle.domain.MatchAction.AnswerPause;
import org.tengen.match.lifecycle.domain.MatchAction.AskForPause;
import org.tengen.match.lifecycle.domain.MatchAction.CallTime;
import org.tengen.match.lifecycle.domain.MatchAction.EndPause;

/** A player's own pause, as docs/clocks.md has it. */
class PauseDeciderTest {
    private static final TimeControl TEN_MINUTES = new TimeControl.Absolute(600_000);
    private static final long FIVE_MINUTES_MS = 300_000;

    @Test
    void the_clock_stands_still_from_the_grant_until_five_minutes_later() {
        TimedMatch match = TimedMatch.by(TEN_MINUTES).after(1_000);
        match.act(new AskForPause(match.waiting())).after(500);
        match.act(new AnswerPause(match.onTurn(), true));

        assertThat(match.inPlay().deadline()).isEmpty();
        assertThat(match.inPlay().timing().pause())
                .isEqualTo(new PlayerPause.Running(Color.WHITE, match.now().plus(Duration.ofMinutes(5))));
        assertThat(match.after(FIVE_MINUTES_MS - 1).decide(new CallTime())).isEqualTo(new NothingToDo());
        assertThat(match.after(1).decide(new CallTime())).isEqualTo(append(new ClockResumed(PauseReason.PLAYER)));

        match.act(new CallTime()).after(500).move();
        assertThat(match.inPlay().clocks().black()).isEqualTo(new ClockState.Absolute(600_000 - 2_000));
    }

    @Test
    void a_request_that_takes_long_to_the_log_costs_nobody_time() {
        TimedMatch match = TimedMatch.by(TEN_MINUTES).after(1_000);
        match.act(new AskForPause(match.waiting()));
        match.act(new AnswerPause(match.onTurn(), true), 20_000);
        match.act(new EndPause(match.waiting()), 20_000).move();

        assertThat(match.inPlay().clocks().black()).isEqualTo(new ClockState.Absolute(599_000));
    }

    @Test
    void a_player_has_one_pause_a_match() {
        TimedMatch match = paused(TEN_MINUTES);
        match.act(new EndPause(match.waiting()));

        assertThat(match.decide(new AskForPause(match.waiting()))).isEqualTo(reject(new Rejection.PauseTaken()));
        match.move();
        assertThat(match.decide(new AskForPause(match.waiting()))).isInstanceOf(Propose.class);
    }

    @Test
    void a_pause_is_asked_for_on_the_opponents_turn() {
        TimedMatch match = TimedMatch.by(TEN_MINUTES);

        assertThat(match.decide(new AskForPause(match.onTurn()))).isEqualTo(reject(new Rejection.PauseOnOwnTurn()));
    }

    @Test
    void a_request_lapses_with_the_next_move() {
        TimedMatch match = TimedMatch.by(TEN_MINUTES);
        match.act(new AskForPause(match.waiting())).move();

        assertThat(match.inPlay().timing().pause()).isEqualTo(new PlayerPause.None());
        assertThat(match.decide(new AnswerPause(match.waiting(), true)))
                .isEqualTo(reject(new Rejection.NoPauseAskedFor()));
    }

    @Test
    void asking_twice_is_asking_once_and_nobody_grants_their_own_pause() {
        TimedMatch match = TimedMatch.by(TEN_MINUTES);
        match.act(new AskForPause(match.waiting()));

        assertThat(match.decide(new AskForPause(match.waiting()))).isEqualTo(new NothingToDo());
        assertThat(match.decide(new AnswerPause(match.waiting(), true)))
                .isEqualTo(reject(new Rejection.NoPauseAskedFor()));
    }

    @Test
    void both_pauses_do_not_run_at_once() {
        TimedMatch match = paused(TEN_MINUTES);
        Instant until = match.now().plusMillis(FIVE_MINUTES_MS);
        match.move();

        assertThat(match.decide(new AskForPause(match.waiting())))
                .isEqualTo(reject(new Rejection.OpponentsPause(Color.WHITE, Optional.of(until))));
        match.act(new EndPause(match.onTurn()));
        assertThat(match.decide(new AskForPause(match.waiting()))).isInstanceOf(Propose.class);
    }

    @Test
    void a_pause_that_was_declined_may_be_asked_for_again() {
        TimedMatch match = TimedMatch.by(TEN_MINUTES);
        match.act(new AskForPause(match.waiting()));
        match.act(new AnswerPause(match.onTurn(), false));

        assertThat(match.inPlay().turn().standsStill()).isFalse();
        assertThat(match.decide(new AskForPause(match.waiting()))).isInstanceOf(Propose.class);
    }

    @Test
    void where_a_referee_is_assigned_the_opponent_does_not_grant() {
        PlayerId rita = new PlayerId("rita");
        TimedMatch match = TimedMatch.by(TEN_MINUTES, terms(FIVE_MINUTES_MS, List.of(rita)));
        match.act(new AskForPause(match.waiting()));

        assertThat(match.decide(new AnswerPause(match.onTurn(), true)))
                .isEqualTo(reject(new Rejection.RefereeGrantsPauses(List.of(rita))));
    }

    @Test
    void who_asked_ends_the_pause_early_and_nobody_else() {
        TimedMatch match = paused(TEN_MINUTES);

        assertThat(match.decide(new EndPause(match.onTurn())))
                .isEqualTo(reject(new Rejection.NotYourPause(Color.WHITE)));
        match.act(new EndPause(match.waiting()));
        assertThat(match.decide(new EndPause(match.waiting())))
                .isEqualTo(reject(new Rejection.NotPaused(PauseReason.PLAYER)));
    }

    @Test
    void a_match_without_clock_or_without_pauses_has_none() {
        TimedMatch untimed = TimedMatch.by(new TimeControl.Untimed());
        TimedMatch strict = TimedMatch.by(TEN_MINUTES, terms(0, List.of()));

        assertThat(untimed.decide(new AskForPause(untimed.waiting()))).isEqualTo(reject(new Rejection.NoPauses()));
        assertThat(strict.decide(new AskForPause(strict.waiting()))).isEqualTo(reject(new Rejection.NoPauses()));
    }

    /** Canadian 300 s for 5 stones: one move while paused leaves 4 stones and the whole block. */
    @Test
    void a_canadian_stone_counts_also_for_a_move_made_while_paused() {
        TimedMatch match = paused(new TimeControl.Canadian(0, 300_000, 5));
        match.after(200_000).move();

        assertThat(match.inPlay().clocks().black()).isEqualTo(new ClockState.Canadian(0, 300_000, 4));
        assertThat(match.inPlay().turn().standsStill()).isTrue();
    }

    /** White has asked and Black has granted at the first instant. */
    private static TimedMatch paused(TimeControl control) {
        TimedMatch match = TimedMatch.by(control);
        match.act(new AskForPause(match.waiting()));
        return match.act(new AnswerPause(match.onTurn(), true));
    }

    private static MatchTerms terms(long pauseMs, List<PlayerId> referees) {
        return new MatchTerms(UndoPolicy.ALLOWED, false, Visibility.PUBLIC, referees, 0, 0, pauseMs, 0, 0);
    }

    private static Decision reject(Rejection reason) {
        return new Reject(reason);
    }

    private static Decision append(ClockResumed event) {
        return new Propose(new AppendEvents(List.of(event)));
    }
}
