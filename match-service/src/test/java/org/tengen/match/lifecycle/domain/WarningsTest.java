package org.tengen.match.lifecycle.domain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tengen.engine.Color.BLACK;
import static org.tengen.engine.Color.WHITE;
import static org.tengen.match.lifecycle.domain.MatchScenario.BLACK_PLAYER;
import static org.tengen.match.lifecycle.domain.MatchScenario.WHITE_PLAYER;
import static org.tengen.match.lifecycle.domain.MatchScenario.counting;
import static org.tengen.match.lifecycle.domain.MatchScenario.given;
import static org.tengen.match.lifecycle.domain.MatchScenario.pass;
import static org.tengen.match.lifecycle.domain.MatchScenario.restored;
import static org.tengen.match.lifecycle.domain.MatchScenario.stone;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tengen.contracts.event.MatchEvent;
import org.tengen.contracts.event.MatchEvent.MatchEnded;
import org.tengen.contracts.event.MatchEvent.MoveUndone;
import org.tengen.contracts.event.MatchEvent.PlayResumed;
import org.tengen.contracts.event.MatchEvent.PlayerResigned;
import org.tengen.contracts.event.MatchEvent.RefereeRuled;
import org.tengen.contracts.event.MatchEvent.WarningIssued;
import org.tengen.contracts.hash.PositionHash;
import org.tengen.contracts.match.Actor;
import org.tengen.contracts.match.ClockState;
import org.tengen.contracts.match.Clocks;
import org.tengen.contracts.match.MatchResult;
import org.tengen.contracts.match.MatchResult.Method;
import org.tengen.contracts.match.PlayerId;
import org.tengen.contracts.match.Prisoners;
import org.tengen.contracts.match.Ruling;
import org.tengen.engine.Color;
import org.tengen.engine.Position;

/** A warning runs until its side has made two moves that stand: docs/referee.md#taking-moves-back. */
class WarningsTest {
    private static final Actor BY_RITA = Actor.referee(new PlayerId("rita"));
    private static final String[] EMPTY = {".....", ".....", ".....", ".....", "....."};
    private static final Clocks UNTIMED = new Clocks(new ClockState.Untimed(), new ClockState.Untimed());

    @Test
    void a_move_that_is_taken_back_and_made_again_is_one_move() {
        MatchScenario match = warnedBlack();
        move(match, 1, BLACK, "C1");
        move(match, 2, WHITE, "D1");
        takeBack(match, 2, 0, BLACK);
        assertRunning(match, 1);

        move(match, 1, BLACK, "C1");
        assertRunning(match, 1);
        move(match, 2, WHITE, "D1");
        move(match, 3, BLACK, "E1");
        assertRunning(match, 0);
    }

    @Test
    void a_warning_that_has_run_out_runs_again_when_the_moves_are_taken_back() {
        MatchScenario match = warnedBlack();
        playOn(match, 3);
        assertRunning(match, 0);

        takeBack(match, 1, 2, BLACK);
        assertRunning(match, 1);
        move(match, 3, BLACK, "C3");
        assertRunning(match, 0);
    }

    /** Black's moves are the odd ones; the warning comes before the first. */
    @ParameterizedTest
    @CsvSource({"1, 0, 1", "2, 1, 1", "3, 3, 0", "3, 2, 1", "5, 4, 0", "5, 2, 1", "6, 3, 0", "6, 0, 1"})
    void so_many_of_the_sides_own_moves_as_stand_count(int made, int standing, int running) {
        MatchScenario match = warnedBlack();
        playOn(match, made);
        if (standing < made) {
            takeBack(match, made - standing, standing, standing % 2 == 0 ? BLACK : WHITE);
        }

        assertRunning(match, running);
    }

    @Test
    void moves_before_the_warning_that_are_taken_back_do_not_prolong_it() {
        MatchScenario match = given(MatchScenario.started());
        playOn(match, 4);
        match.then(BY_RITA, new WarningIssued(BLACK, "Why", 1));
        takeBack(match, 4, 0, BLACK);
        playOn(match, 3);

        assertRunning(match, 0);
    }

    @Test
    void moves_of_the_other_side_and_its_moves_taken_back_change_nothing() {
        MatchScenario match = given(MatchScenario.started());
        move(match, 1, BLACK, "A1");
        match.then(BY_RITA, new WarningIssued(BLACK, "Why", 1));
        move(match, 2, WHITE, "B1");
        takeBack(match, 1, 1, WHITE);
        move(match, 2, WHITE, "B1");
        assertRunning(match, 1);
    }

    @Test
    void passes_are_moves() {
        MatchScenario match = warnedBlack();
        match.then(Actor.player(BLACK_PLAYER), pass(1, BLACK));
        move(match, 2, WHITE, "B1");
        match.then(Actor.player(BLACK_PLAYER), pass(3, BLACK));
        assertRunning(match, 0);

        takeBack(match, 1, 2, BLACK);
        assertRunning(match, 1);
    }

    @ParameterizedTest
    @CsvSource({"false, false", "true, false", "false, true"})
    void a_restored_position_takes_moves_back_too(boolean afterTheEnd, boolean inCounting) {
        MatchScenario match = warnedBlack();
        playOn(match, 3);
        if (afterTheEnd) {
            match.then(
                    Actor.player(WHITE_PLAYER),
                    new PlayerResigned(WHITE),
                    new MatchEnded(new MatchResult.Win(BLACK, Method.RESIGNATION)));
        }
        if (inCounting) {
            match.then(Actor.player(WHITE_PLAYER), pass(4, WHITE))
                    .then(Actor.player(BLACK_PLAYER), pass(5, BLACK), counting(5, WHITE, EMPTY));
        }
        match.then(BY_RITA, new RefereeRuled(new Ruling.RestorePosition(2), "Why"), restored(2, BLACK, EMPTY));

        assertRunning(match, 1);
        match.when(new MatchAction.Warn(new PlayerId("rita"), true, match.log().size(), BLACK, "Why"))
                .thenProposed(
                        new WarningIssued(BLACK, "Why", 2),
                        new RefereeRuled(new Ruling.Loss(BLACK), "Warned twice running"),
                        new MatchEnded(new MatchResult.Win(WHITE, Method.RULING)));
    }

    @Test
    void a_warning_runs_on_through_a_counting_that_play_went_on_after() {
        MatchScenario match = warnedBlack();
        match.then(Actor.player(BLACK_PLAYER), pass(1, BLACK))
                .then(Actor.player(WHITE_PLAYER), pass(2, WHITE), counting(2, BLACK, EMPTY))
                .then(Actor.player(WHITE_PLAYER), new PlayResumed(BLACK, UNTIMED));
        assertRunning(match, 1);

        move(match, 3, BLACK, "A1");
        assertRunning(match, 0);
    }

    /** Taking back what came after a second warning does not bring back one that had run out before. */
    @Test
    void a_warning_that_another_has_come_after_stays_run_out() {
        MatchScenario match = warnedBlack();
        playOn(match, 4);
        match.then(BY_RITA, new WarningIssued(BLACK, "Why", 1));
        assertRunning(match, 1);

        takeBack(match, 4, 0, BLACK);
        assertRunning(match, 1);
    }

    @Test
    void the_first_warning_keeps_its_own_count_when_a_loss_by_the_second_is_undone() {
        MatchScenario match = warnedBlack();
        playOn(match, 2);
        match.then(
                BY_RITA,
                new WarningIssued(BLACK, "Why", 2),
                new RefereeRuled(new Ruling.Loss(BLACK), "Warned twice running"),
                new MatchEnded(new MatchResult.Win(WHITE, Method.RULING)),
                new RefereeRuled(new Ruling.RestorePosition(2), "Why"),
                restored(2, BLACK, EMPTY));
        assertRunning(match, 1);

        move(match, 3, BLACK, "C3");
        assertRunning(match, 0);
    }

    private static MatchScenario warnedBlack() {
        return given(MatchScenario.started()).then(BY_RITA, new WarningIssued(BLACK, "Why", 1));
    }

    /** The first moves of a match, along the lower edges. */
    private static void playOn(MatchScenario match, int moves) {
        for (int number = 1; number <= moves; number++) {
            String vertex = "" + "ABCDE".charAt((number - 1) % 5) + (1 + (number - 1) / 5);
            move(match, number, number % 2 == 1 ? BLACK : WHITE, vertex);
        }
    }

    private static void move(MatchScenario match, int number, Color color, String vertex) {
        PlayerId player = color == BLACK ? BLACK_PLAYER : WHITE_PLAYER;
        MatchEvent stone = stone(number, color, vertex);
        match.then(Actor.player(player), stone);
    }

    private static void takeBack(MatchScenario match, int plies, int standing, Color toPlay) {
        Position board = new Position(List.of(EMPTY));
        match.then(
                Actor.player(WHITE_PLAYER),
                new MoveUndone(plies, standing, board, PositionHash.of(board), Prisoners.NONE, toPlay, 0, UNTIMED));
    }

    private static void assertRunning(MatchScenario match, int running) {
        Warnings warnings = ((Started) match.state()).contest().warnings();
        assertThat(warnings.running(BLACK)).isEqualTo(running);
        assertThat(warnings.running(WHITE)).isZero();
    }
}
