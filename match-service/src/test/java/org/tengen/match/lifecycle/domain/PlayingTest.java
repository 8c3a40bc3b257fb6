package org.tengen.match.lifecycle.domain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tengen.engine.Color.BLACK;
import static org.tengen.engine.Color.WHITE;
import static org.tengen.match.lifecycle.domain.MatchScenario.BLACK_PLAYER;
import static org.tengen.match.lifecycle.domain.MatchScenario.STRANGER;
import static org.tengen.match.lifecycle.domain.MatchScenario.WHITE_PLAYER;
import static org.tengen.match.lifecycle.domain.MatchScenario.given;
import static org.tengen.match.lifecycle.domain.MatchScenario.pass;
import static org.tengen.match.lifecycle.domain.MatchScenario.play;
import static org.tengen.match.lifecycle.domain.MatchScenario.resign;
import static org.tengen.match.lifecycle.domain.MatchScenario.started;
import static org.tengen.match.lifecycle.domain.MatchScenario.stone;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.tengen.contracts.command.MatchCommand.PassTurn;
import org.tengen.contracts.command.MatchCommand.PlayStone;
import org.tengen.contracts.event.MatchEvent.MatchEnded;
import org.tengen.contracts.event.MatchEvent.PlayerResigned;
import org.tengen.contracts.event.MatchEvent.StonePlayed;
import org.tengen.contracts.event.MatchEvent.TimeExpired;
import org.tengen.contracts.match.ClockState;
import org.tengen.contracts.match.MatchResult;
import org.tengen.contracts.match.TimeControl;
import org.tengen.engine.Vertex;
import org.tengen.engine.rules.Rulesets;
import org.tengen.match.lifecycle.domain.MatchAction.CallTime;
import org.tengen.match.lifecycle.domain.Rejection.MoveNumberAhead;
import org.tengen.match.lifecycle.domain.Rejection.MoveNumberTaken;
import org.tengen.match.lifecycle.domain.Rejection.NotInPlay;
import org.tengen.match.lifecycle.domain.Rejection.NotYourMatch;
import org.tengen.match.lifecycle.domain.Rejection.NotYourTurn;
import org.tengen.match.lifecycle.domain.Rejection.TimeIsUp;

class PlayingTest {
    private static final ClockState UNTIMED = new ClockState.Untimed();
    private static final TimeControl ONE_MINUTE = new TimeControl.Absolute(60_000);

    @Test
    void the_side_to_play_plays() {
        given(started())
                .when(play(BLACK_PLAYER, "C3"))
                .thenProposed(new PlayStone(BLACK, Vertex.parse("C3"), UNTIMED, 0));
    }

    @Test
    void the_side_to_play_passes() {
        given(started()).when(play(BLACK_PLAYER, "pass")).thenProposed(new PassTurn(BLACK, UNTIMED, 0));
    }

    @Test
    void the_other_side_waits_for_its_turn() {
        given(started()).when(play(WHITE_PLAYER, "C3")).thenRejected(new NotYourTurn(BLACK));
        given(started(), stone(1, BLACK, "C3")).when(play(BLACK_PLAYER, "D4")).thenRejected(new NotYourTurn(WHITE));
    }

    @Test
    void a_stranger_may_do_nothing() {
        given(started()).when(play(STRANGER, "C3")).thenRejected(new NotYourMatch(STRANGER));
        given(started()).when(resign(STRANGER)).thenRejected(new NotYourMatch(STRANGER));
    }

    @Test
    void the_same_move_again_is_recognised_by_its_number() {
        given(started(), stone(1, BLACK, "C3"))
                .when(play(BLACK_PLAYER, "c3", 1))
                .then(new Decision.AlreadyMoved(1));
    }

    @Test
    void a_pass_again_is_recognised_even_when_it_ended_play() {
        MatchScenario.counted(Rulesets.JAPANESE)
                .when(play(WHITE_PLAYER, "pass", 6))
                .then(new Decision.AlreadyMoved(6));
    }

    @Test
    void another_move_of_the_same_number_is_not_the_same_move() {
        given(started(), stone(1, BLACK, "C3"))
                .when(play(BLACK_PLAYER, "D4", 1))
                .thenRejected(new MoveNumberTaken(1, 2));
    }

    @Test
    void the_same_vertex_by_the_other_side_is_not_the_same_move() {
        given(started(), stone(1, BLACK, "C3"))
                .when(play(WHITE_PLAYER, "C3", 1))
                .thenRejected(new MoveNumberTaken(1, 2));
    }

    @Test
    void a_move_whose_turn_has_not_come_is_told_which_is_next() {
        given(started()).when(play(WHITE_PLAYER, "C3", 2)).thenRejected(new MoveNumberAhead(2, 1));
    }

    @Test
    void a_player_may_resign_on_the_opponents_turn() {
        given(started())
                .when(resign(WHITE_PLAYER))
                .thenProposed(
                        new PlayerResigned(WHITE),
                        new MatchEnded(new MatchResult.Win(BLACK, MatchResult.Method.RESIGNATION)));
    }

    @Test
    void nobody_moves_or_resigns_when_the_match_is_over() {
        MatchScenario over = given(
                started(),
                new PlayerResigned(WHITE),
                new MatchEnded(new MatchResult.Win(BLACK, MatchResult.Method.RESIGNATION)));

        Rejection resigned = new Rejection.AlreadyOver(new MatchResult.Win(BLACK, MatchResult.Method.RESIGNATION));
        over.when(play(BLACK_PLAYER, "C3")).thenRejected(resigned);
        over.when(resign(BLACK_PLAYER)).thenRejected(resigned);
    }

    @Test
    void nobody_moves_between_the_last_pass_and_the_counting_it_led_to() {
        given(started(), pass(1, BLACK), pass(2, WHITE))
                .when(play(BLACK_PLAYER, "C3"))
                .thenRejected(new NotInPlay(Phase.COUNTING));
    }

    @Test
    void the_clock_runs_from_the_last_event_to_the_request() {
        given(started(Rulesets.JAPANESE, ONE_MINUTE))
                .whenAfter(Duration.ofMillis(12_345), play(BLACK_PLAYER, "C3"))
                .thenProposed(new PlayStone(BLACK, Vertex.parse("C3"), new ClockState.Absolute(47_655), 0));
    }

    @Test
    void each_side_has_its_own_clock() {
        StonePlayed first = new StonePlayed(
                1, BLACK, Vertex.parse("C3"), List.of(), "", new ClockState.Absolute(1_000), 0, Optional.empty());

        given(started(Rulesets.JAPANESE, ONE_MINUTE), first)
                .whenAfter(Duration.ofMillis(59_999), play(WHITE_PLAYER, "C4"))
                .thenProposed(new PlayStone(WHITE, Vertex.parse("C4"), new ClockState.Absolute(1), 0));
    }

    @Test
    void a_move_at_the_limit_is_too_late() {
        MatchScenario match = given(started(Rulesets.JAPANESE, ONE_MINUTE));

        match.whenAfter(Duration.ofMinutes(1), play(BLACK_PLAYER, "C3"))
                .thenRejected(new TimeIsUp(BLACK, match.lastRecordedAt().plusMillis(60_000)));
    }

    @Test
    void nobody_escapes_a_fallen_flag_by_resigning() {
        MatchScenario match = given(started(Rulesets.JAPANESE, ONE_MINUTE));
        TimeIsUp up = new TimeIsUp(BLACK, match.lastRecordedAt().plusMillis(60_000));

        match.whenAfter(Duration.ofMinutes(2), resign(BLACK_PLAYER)).thenRejected(up);
        match.whenAfter(Duration.ofMinutes(2), resign(WHITE_PLAYER)).thenRejected(up);
    }

    @Test
    void a_flag_is_called_at_its_deadline() {
        given(started(Rulesets.JAPANESE, ONE_MINUTE))
                .whenAfter(Duration.ofMinutes(1), new CallTime())
                .thenProposed(
                        new TimeExpired(BLACK, new ClockState.Absolute(0)),
                        new MatchEnded(new MatchResult.Win(WHITE, MatchResult.Method.TIME)));
    }

    @Test
    void no_flag_is_called_before_its_deadline_or_without_a_clock() {
        given(started(Rulesets.JAPANESE, ONE_MINUTE))
                .whenAfter(Duration.ofMillis(59_999), new CallTime())
                .then(new Decision.NothingToDo());
        given(started()).whenAfter(Duration.ofDays(365), new CallTime()).then(new Decision.NothingToDo());
    }

    @Test
    void before_the_first_event_there_is_nothing_to_play() {
        given().when(play(BLACK_PLAYER, "C3")).thenRejected(new NotInPlay(Phase.CHALLENGE));
    }

    @Test
    void prisoners_are_the_stones_that_events_say_were_captured() {
        MatchState state = given(started(), stone(1, BLACK, "A2"), stone(2, WHITE, "A1"), stone(3, BLACK, "B1", "A1"))
                .state();

        assertThat(((Started) state).board().prisoners().black()).isEqualTo(1);
        assertThat(((Started) state).board().position().rows())
                .containsExactly(".....", ".....", ".....", "X....", ".X...");
    }

    @Test
    void ones_own_chain_taken_by_suicide_goes_to_the_other_side() {
        MatchState state = given(started(), stone(1, BLACK, "A1", "A1")).state();

        assertThat(((Started) state).board().prisoners().white()).isEqualTo(1);
    }
}
