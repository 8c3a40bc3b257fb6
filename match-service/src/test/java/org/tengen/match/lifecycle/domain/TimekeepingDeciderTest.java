package org.tengen.match.lifecycle.domain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tengen.match.lifecycle.domain.MatchScenario.BLACK_PLAYER;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.tengen.contracts.match.ClockState;
import org.tengen.contracts.match.MatchTerms;
import org.tengen.contracts.match.PauseReason;
import org.tengen.contracts.match.PlayerId;
import org.tengen.contracts.match.TimeControl;
import org.tengen.contracts.match.UndoPolicy;
import org.tengen.contracts.match.Visibility;
import org.tengen.engine.Color;
import org.tengen.match.lifecycle.domain.Decision.NothingToDo;
import org.tengen.match.lifecycle.domain.Decision.Reject;
import org.tengen.match.lifecycle.domain.MatchAction.AnswerPause;
import org.tengen.match.lifecycle.domain.MatchAction.AskForPause;
import org.tengen.match.lifecycle.domain.MatchAction.EndPause;
import org.tengen.match.lifecycle.domain.MatchAction.RuleOnPause;
import org.tengen.match.lifecycle.domain.MatchAction.StartClock;
import org.tengen.match.lifecycle.domain.MatchAction.StopClock;

/** What officials do about the clock, as docs/clocks.md has it. */
class TimekeepingDeciderTest {
    private static final TimeControl TEN_MINUTES = new TimeControl.Absolute(600_000);
    private static final PlayerId RITA = new PlayerId("rita");
    private static final PlayerId OTHER = new PlayerId("otto");
    private static final PlayerId ADMIN = new PlayerId("ada");

    @Test
    void a_players_pause_is_granted_by_the_assigned_referee() {
        TimedMatch match = refereed().after(1_000);
        match.act(new AskForPause(match.waiting())).act(new RuleOnPause(RITA, false, true));

        assertThat(match.inPlay().timing().pause()).isInstanceOf(PlayerPause.Running.class);
        assertThat(match.inPlay().contest().pausesTaken()).containsExactly(Color.WHITE);
    }

    @Test
    void the_clock_runs_only_when_every_reason_is_gone() {
        TimedMatch match = refereed().after(1_000);
        match.act(new AskForPause(match.waiting())).act(new RuleOnPause(RITA, false, true));
        match.after(1_000).act(new StopClock(RITA, false, PauseReason.REFEREE));
        match.after(1_000).act(new StopClock(ADMIN, true, PauseReason.SERVER));
        match.after(1_000).act(new EndPause(match.waiting()));
        match.after(1_000).act(new StartClock(RITA, false, PauseReason.REFEREE));
        assertThat(match.inPlay().turn().pausedFor()).containsExactly(PauseReason.SERVER);

        match.after(1_000).act(new StartClock(ADMIN, true, PauseReason.SERVER));
        match.after(2_000).move();
        assertThat(match.inPlay().clocks().black()).isEqualTo(new ClockState.Absolute(600_000 - 3_000));
    }

    @Test
    void nobody_keeps_the_time_of_a_match_they_play_and_no_referee_of_another_match() {
        TimedMatch match = refereed();

        assertThat(match.decide(new StopClock(BLACK_PLAYER, true, PauseReason.SERVER)))
                .isEqualTo(new Reject(new Rejection.OwnMatch(BLACK_PLAYER)));
        assertThat(match.decide(new StopClock(OTHER, false, PauseReason.REFEREE)))
                .isEqualTo(new Reject(new Rejection.NotYourMatchToRule(OTHER)));
    }

    @Test
    void stopping_twice_is_stopping_once_and_only_what_stands_still_is_started() {
        TimedMatch match = refereed();
        assertThat(match.decide(new StartClock(RITA, false, PauseReason.REFEREE)))
                .isEqualTo(new Reject(new Rejection.NotPaused(PauseReason.REFEREE)));

        match.act(new StopClock(RITA, false, PauseReason.REFEREE));
        assertThat(match.decide(new StopClock(RITA, false, PauseReason.REFEREE)))
                .isEqualTo(new NothingToDo());
    }

    @Test
    void no_pause_saves_a_side_whose_flag_has_fallen() {
        TimedMatch unrefereed = TimedMatch.by(TEN_MINUTES);
        unrefereed.act(new AskForPause(unrefereed.waiting())).after(600_000);
        Decision timeIsUp = new Reject(new Rejection.TimeIsUp(Color.BLACK, unrefereed.now()));
        assertThat(unrefereed.decide(new AnswerPause(unrefereed.onTurn(), true)))
                .isEqualTo(timeIsUp);

        TimedMatch match = refereed().after(600_000);
        assertThat(match.decide(new StopClock(RITA, false, PauseReason.REFEREE)))
                .isEqualTo(timeIsUp);
    }

    private static TimedMatch refereed() {
        return TimedMatch.by(
                TEN_MINUTES,
                new MatchTerms(UndoPolicy.ALLOWED, false, Visibility.PUBLIC, List.of(RITA), 0, 0, 300_000, 0, 0));
    }
}
