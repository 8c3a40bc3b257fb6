package org.tengen.match.lifecycle.domain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tengen.engine.Color.BLACK;
import static org.tengen.engine.Color.WHITE;
import static org.tengen.match.lifecycle.domain.BeforePlay.SIX_AND_A_HALF;
import static org.tengen.match.lifecycle.domain.BeforePlay.TEN;
import static org.tengen.match.lifecycle.domain.BeforePlay.UNTIMED;
import static org.tengen.match.lifecycle.domain.BeforePlay.choose;
import static org.tengen.match.lifecycle.domain.BeforePlay.commit;
import static org.tengen.match.lifecycle.domain.BeforePlay.committed;
import static org.tengen.match.lifecycle.domain.BeforePlay.hash;
import static org.tengen.match.lifecycle.domain.BeforePlay.seated;
import static org.tengen.match.lifecycle.domain.MatchScenario.BLACK_PLAYER;
import static org.tengen.match.lifecycle.domain.MatchScenario.WHITE_PLAYER;
import static org.tengen.match.lifecycle.domain.MatchScenario.given;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.tengen.contracts.command.MatchCommand.AppendEvents;
import org.tengen.contracts.event.MatchEvent;
import org.tengen.contracts.event.MatchEvent.ClockPaused;
import org.tengen.contracts.event.MatchEvent.ClockResumed;
import org.tengen.contracts.event.MatchEvent.MatchEnded;
import org.tengen.contracts.event.MatchEvent.MoveLetStand;
import org.tengen.contracts.event.MatchEvent.PauseRequested;
import org.tengen.contracts.event.MatchEvent.PositionConfirmed;
import org.tengen.contracts.event.MatchEvent.PositionRestored;
import org.tengen.contracts.event.MatchEvent.RefereeRuled;
import org.tengen.contracts.event.MatchEvent.TermsCommitted;
import org.tengen.contracts.event.MatchEvent.TermsLapsed;
import org.tengen.contracts.hash.PositionHash;
import org.tengen.contracts.match.Actor;
import org.tengen.contracts.match.ClockState;
import org.tengen.contracts.match.Clocks;
import org.tengen.contracts.match.MatchResult;
import org.tengen.contracts.match.PauseReason;
import org.tengen.contracts.match.PlayerId;
import org.tengen.contracts.match.Prisoners;
import org.tengen.contracts.match.Ruling;
import org.tengen.contracts.match.TimeControl;
import org.tengen.engine.Color;
import org.tengen.engine.Position;
import org.tengen.match.lifecycle.domain.MatchAction.CallTime;
import org.tengen.match.lifecycle.domain.MatchAction.Rule;
import org.tengen.match.lifecycle.domain.MatchAction.StopClock;
import org.tengen.match.lifecycle.domain.Rejection.ConfirmFirst;
import org.tengen.match.lifecycle.domain.Rejection.TermsTooLate;

/** The deadline of the terms beside pauses and rulings. It waits while the clock stands still, for whatever reason. */
class TermsInterplayTest {
    private static final PlayerId RITA = new PlayerId("rita");
    private static final Actor BY_RITA = Actor.referee(RITA);
    private static final Duration LIMIT = Duration.ofMinutes(5);
    private static final MatchEnded ANNULLED = new MatchEnded(new MatchResult.Annulled(MatchResult.Method.FORFEIT));
    private static final RefereeRuled RESTORE = new RefereeRuled(new Ruling.RestorePosition(0), "Why");

    /** The stones stand at 5 s; the clock is stopped at 6 s, and started at 7 s or later: one second is used. */
    @Test
    void the_deadline_waits_while_a_referee_or_the_platform_has_stopped_the_clock() {
        for (PauseReason reason : List.of(PauseReason.REFEREE, PauseReason.SERVER)) {
            MatchScenario stopped = given(seated(new ClockPaused(reason, Optional.empty())));
            assertThat(deadline(stopped)).isEmpty();
            stopped.whenAfter(LIMIT.multipliedBy(3), new CallTime()).then(new Decision.NothingToDo());
            MatchScenario running = given(seated(new ClockPaused(reason, Optional.empty()), new ClockResumed(reason)));
            Instant end = running.lastRecordedAt().plus(LIMIT).minusSeconds(1);
            assertThat(deadline(running)).contains(new Deadline.TermsEnd(end));
            running.whenAt(end, new CallTime()).thenProposed(ANNULLED);
        }
    }

    @Test
    void the_deadline_waits_while_a_player_has_a_pause() {
        Instant until = MatchScenario.START.plusSeconds(300);
        MatchScenario paused = given(seated(new TimeControl.Absolute(3_600_000)))
                .then(
                        Actor.player(WHITE_PLAYER),
                        new PauseRequested(WHITE),
                        new ClockPaused(PauseReason.PLAYER, Optional.of(until)));
        assertThat(deadline(paused)).contains(new Deadline.PauseEnd(until));
        paused.then(Actor.player(WHITE_PLAYER), new ClockResumed(PauseReason.PLAYER));
        assertThat(deadline(paused))
                .contains(new Deadline.TermsEnd(
                        paused.lastRecordedAt().plus(LIMIT).minusSeconds(2)));
    }

    @Test
    void a_step_taken_while_the_clock_stands_still_begins_the_next_with_all_its_time() {
        MatchScenario sealed = given(seated(
                new ClockPaused(PauseReason.REFEREE, Optional.empty()),
                committed(WHITE, TEN),
                committed(BLACK, SIX_AND_A_HALF)));
        assertThat(deadline(sealed)).isEmpty();
        sealed.then(BY_RITA, new ClockResumed(PauseReason.REFEREE));
        assertThat(deadline(sealed))
                .contains(new Deadline.TermsEnd(sealed.lastRecordedAt().plus(LIMIT)));
    }

    @Test
    void the_clock_is_not_stopped_for_a_deadline_that_has_passed() {
        MatchScenario seated = given(seated());
        Instant end = deadline(seated).orElseThrow().at();
        seated.whenAt(end, new StopClock(RITA, true, PauseReason.REFEREE)).thenRejected(new TermsTooLate(end));
    }

    @Test
    void a_request_for_a_pause_lapses_with_the_turn_that_is_let_pass_and_not_with_a_step_before_its_turn() {
        MatchScenario asked = given(seated(new TimeControl.Absolute(3_600_000)))
                .then(Actor.player(WHITE_PLAYER), new PauseRequested(WHITE));
        asked.then(
                Actor.player(WHITE_PLAYER), new TermsCommitted(WHITE, hash(TEN), new ClockState.Absolute(3_600_000)));
        assertThat(inPlay(asked).timing().pause()).isEqualTo(new PlayerPause.Asked(WHITE));
        asked.then(Actor.server("match-service"), new TermsLapsed(BLACK, new ClockState.Absolute(3_300_000)));
        assertThat(inPlay(asked).timing().pause()).isEqualTo(new PlayerPause.None());
    }

    /** Nothing but seat stones stands; the step goes on once both have confirmed, with all its time. */
    @Test
    void the_start_restored_before_play_leaves_what_was_sealed_and_gives_the_step_all_its_time() {
        MatchScenario half = given(seated(committed(BLACK, TEN)));
        half.when(rule(new Ruling.RestorePosition(0)));
        assertThat(half.decision()).isInstanceOf(Decision.Restore.class);
        assertThat(MatchDecider.decide((Decision.Restore) half.decision(), inPlay(half)))
                .isEqualTo(new Decision.Propose(new AppendEvents(List.of(RESTORE, restored(WHITE)))));
        half.then(BY_RITA, RESTORE, restored(WHITE));

        assertThat(half.state().phase()).isEqualTo(Phase.TERMS);
        assertThat(deadline(half)).isEmpty();
        SortedSet<Color> both = new TreeSet<>(List.of(Color.values()));
        half.when(commit(WHITE_PLAYER, SIX_AND_A_HALF)).thenRejected(new ConfirmFirst(both));
        confirm(half);
        assertThat(deadline(half))
                .contains(new Deadline.TermsEnd(half.lastRecordedAt().plus(LIMIT)));
        half.when(commit(WHITE_PLAYER, SIX_AND_A_HALF))
                .thenProposed(new TermsCommitted(WHITE, hash(SIX_AND_A_HALF), UNTIMED));
    }

    @Test
    void nobody_seals_before_its_turn_while_the_position_is_to_be_confirmed() {
        MatchScenario restored = given(seated()).then(BY_RITA, RESTORE, restored(BLACK));
        SortedSet<Color> both = new TreeSet<>(List.of(Color.values()));
        restored.when(commit(WHITE_PLAYER, TEN)).thenRejected(new ConfirmFirst(both));
        restored.when(commit(BLACK_PLAYER, TEN)).thenRejected(new ConfirmFirst(both));
    }

    @Test
    void a_match_annulled_for_its_terms_goes_on_where_a_referee_says_so() {
        MatchEvent[] annulled = seated(committed(WHITE, TEN), new TermsLapsed(BLACK, UNTIMED), ANNULLED);
        MatchScenario on = given(annulled).then(BY_RITA, RESTORE, restored(WHITE));
        assertThat(on.state().phase()).isEqualTo(Phase.TERMS);
        confirm(on);
        assertThat(deadline(on))
                .contains(new Deadline.TermsEnd(on.lastRecordedAt().plus(LIMIT)));
        on.when(choose(WHITE_PLAYER, WHITE, TEN));
        assertThat(on.decision()).isInstanceOf(Decision.Propose.class);
        on.whenAfter(LIMIT, new CallTime()).thenProposed(ANNULLED);
    }

    @Test
    void letting_stand_changes_nothing_about_the_deadline() {
        MatchScenario seated = given(seated());
        Optional<Deadline> before = deadline(seated);
        seated.then(BY_RITA, new RefereeRuled(new Ruling.LetStand(), "Why"), new MoveLetStand(0));
        assertThat(deadline(seated)).isEqualTo(before);
    }

    @Test
    void setting_a_clock_gives_a_turn_anew_and_the_step_no_more_time() {
        TimeControl.Absolute control = new TimeControl.Absolute(3_600_000);
        MatchScenario seated = given(seated(control));
        Optional<Deadline> before = deadline(seated);
        ClockState set = new ClockState.Absolute(1_800_000);
        seated.then(
                BY_RITA,
                new RefereeRuled(new Ruling.AdjustTime(BLACK, set), "Why"),
                new MatchEvent.TimeAdjusted(BLACK, set, "Why"));
        assertThat(deadline(seated)).isEqualTo(before);
    }

    private static void confirm(MatchScenario scenario) {
        scenario.then(Actor.player(BLACK_PLAYER), new PositionConfirmed(BLACK));
        scenario.then(Actor.player(WHITE_PLAYER), new PositionConfirmed(WHITE), new ClockResumed(PauseReason.REFEREE));
    }

    private static PositionRestored restored(Color toPlay) {
        Position seats = new Position(List.of(".....", ".O.O.", ".....", ".X.X.", "....."));
        return new PositionRestored(
                0, seats, PositionHash.of(seats), Prisoners.NONE, toPlay, 0, new Clocks(UNTIMED, UNTIMED));
    }

    private static Rule rule(Ruling ruling) {
        return new Rule(RITA, true, 0, ruling, "Why", Optional.empty());
    }

    private static InPlay inPlay(MatchScenario scenario) {
        return (InPlay) scenario.state();
    }

    private static Optional<Deadline> deadline(MatchScenario scenario) {
        return ((Started) scenario.state()).nextDeadline();
    }
}
