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
import static org.tengen.match.lifecycle.domain.MatchScenario.stone;

import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.tengen.contracts.command.MatchCommand.PlayStone;
import org.tengen.contracts.command.MatchCommand.UndoMoves;
import org.tengen.contracts.event.MatchEvent;
import org.tengen.contracts.event.MatchEvent.MatchEnded;
import org.tengen.contracts.event.MatchEvent.MatchStarted;
import org.tengen.contracts.event.MatchEvent.MoveUndone;
import org.tengen.contracts.event.MatchEvent.StonePlayed;
import org.tengen.contracts.event.MatchEvent.UndoDeclined;
import org.tengen.contracts.event.MatchEvent.UndoRequested;
import org.tengen.contracts.event.MatchEvent.WarningIssued;
import org.tengen.contracts.match.ClockState;
import org.tengen.contracts.match.Clocks;
import org.tengen.contracts.match.MatchResult;
import org.tengen.contracts.match.MatchTerms;
import org.tengen.contracts.match.PlayerId;
import org.tengen.contracts.match.Prisoners;
import org.tengen.contracts.match.TimeControl;
import org.tengen.contracts.match.UndoPolicy;
import org.tengen.contracts.match.Visibility;
import org.tengen.engine.BoardSize;
import org.tengen.engine.Color;
import org.tengen.engine.Position;
import org.tengen.engine.Vertex;
import org.tengen.engine.rules.Rulesets;
import org.tengen.match.lifecycle.domain.MatchAction.AnswerUndo;
import org.tengen.match.lifecycle.domain.MatchAction.AskForUndo;
import org.tengen.match.lifecycle.domain.Rejection.MovesTakenBack;
import org.tengen.match.lifecycle.domain.Rejection.NoUndoAskedFor;
import org.tengen.match.lifecycle.domain.Rejection.NotInPlay;
import org.tengen.match.lifecycle.domain.Rejection.NotYourMatch;
import org.tengen.match.lifecycle.domain.Rejection.TimeIsUp;
import org.tengen.match.lifecycle.domain.Rejection.TooFewMoves;
import org.tengen.match.lifecycle.domain.Rejection.TooLateToUndo;
import org.tengen.match.lifecycle.domain.Rejection.UndoLapsed;
import org.tengen.match.lifecycle.domain.Rejection.UndoNotAllowed;
import org.tengen.match.lifecycle.domain.Rejection.UndoPending;

/** docs/referee.md, taking moves back. */
class UndoTest {
    private static final Clocks FULL = absolute(60_000, 60_000);
    private static final Clocks UNTIMED = new Clocks(new ClockState.Untimed(), new ClockState.Untimed());
    private static final StonePlayed FIRST = stone(1, BLACK, "C3");
    private static final StonePlayed SECOND = stone(2, WHITE, "D3");

    @Test
    void an_undo_is_asked_for_and_who_asked_is_recorded() {
        given(MatchScenario.started(), FIRST).when(ask(BLACK_PLAYER, 1)).thenProposed(new UndoRequested(BLACK, 1));
        given(MatchScenario.started(), FIRST).when(ask(WHITE_PLAYER, 1)).thenProposed(new UndoRequested(WHITE, 1));
    }

    @Test
    void any_number_of_moves_that_were_made_may_be_asked_back() {
        given(MatchScenario.started(), FIRST, SECOND)
                .when(ask(BLACK_PLAYER, 2))
                .thenProposed(new UndoRequested(BLACK, 2));
        given(MatchScenario.started(), FIRST, SECOND).when(ask(BLACK_PLAYER, 3)).thenRejected(new TooFewMoves(3, 2));
        given(MatchScenario.started()).when(ask(BLACK_PLAYER, 1)).thenRejected(new TooFewMoves(1, 0));
    }

    @Test
    void under_the_policy_none_moves_are_final() {
        given(started(UndoPolicy.NONE), FIRST).when(ask(BLACK_PLAYER, 1)).thenRejected(new UndoNotAllowed());
    }

    @Test
    void under_the_policy_strict_a_request_is_a_warning() {
        given(started(UndoPolicy.STRICT), FIRST)
                .when(ask(BLACK_PLAYER, 1))
                .thenProposed(new UndoRequested(BLACK, 1), new WarningIssued(BLACK, "Asked to take back a move", 1));
    }

    /** 连续两次被警告者判负. */
    @Test
    void under_the_policy_strict_the_second_request_running_loses() {
        given(started(UndoPolicy.STRICT), FIRST, asked(BLACK, 1), warned(BLACK, 1), new UndoDeclined(BLACK))
                .when(ask(BLACK_PLAYER, 1))
                .thenProposed(
                        new UndoRequested(BLACK, 1),
                        new WarningIssued(BLACK, "Asked to take back a move", 2),
                        new MatchEnded(new MatchResult.Win(WHITE, MatchResult.Method.FORFEIT)));
    }

    @Test
    void what_belongs_to_a_request_is_waited_for_before_it_is_told() {
        MatchEvent[] before = {
            started(UndoPolicy.STRICT), FIRST, asked(BLACK, 1), warned(BLACK, 1), new UndoDeclined(BLACK)
        };
        assertThat(given(before).state().moreToCome()).isFalse();
        MatchScenario again = given(plus(before, asked(BLACK, 1)));
        assertThat(again.state().moreToCome()).as("the warning").isTrue();
        MatchScenario warned = given(plus(before, asked(BLACK, 1), warned(BLACK, 2)));
        assertThat(warned.state().moreToCome()).as("the loss").isTrue();
    }

    private static MatchEvent[] plus(MatchEvent[] events, MatchEvent... more) {
        return Stream.concat(Stream.of(events), Stream.of(more)).toArray(MatchEvent[]::new);
    }

    @Test
    void warnings_run_on_over_the_next_move_and_end_with_the_one_after_it() {
        MatchEvent[] once = {
            started(UndoPolicy.STRICT), FIRST, asked(BLACK, 1), warned(BLACK, 1), SECOND, stone(3, BLACK, "C4")
        };
        given(once)
                .when(ask(BLACK_PLAYER, 1))
                .thenProposed(
                        new UndoRequested(BLACK, 1),
                        new WarningIssued(BLACK, "Asked to take back a move", 2),
                        new MatchEnded(new MatchResult.Win(WHITE, MatchResult.Method.FORFEIT)));

        given(plus(once, stone(4, WHITE, "D4"), stone(5, BLACK, "C5")))
                .when(ask(BLACK_PLAYER, 1))
                .thenProposed(new UndoRequested(BLACK, 1), new WarningIssued(BLACK, "Asked to take back a move", 1));
    }

    @Test
    void the_warnings_of_one_side_are_not_those_of_the_other() {
        given(started(UndoPolicy.STRICT), FIRST, asked(BLACK, 1), warned(BLACK, 1), new UndoDeclined(BLACK))
                .when(ask(WHITE_PLAYER, 1))
                .thenProposed(new UndoRequested(WHITE, 1), new WarningIssued(WHITE, "Asked to take back a move", 1));
    }

    @Test
    void the_same_request_twice_is_one_request() {
        given(started(UndoPolicy.STRICT), FIRST, SECOND, asked(BLACK, 2), warned(BLACK, 1))
                .when(ask(BLACK_PLAYER, 2))
                .then(new Decision.NothingToDo());
    }

    @Test
    void one_request_is_answered_before_the_next_is_made() {
        MatchScenario match = given(MatchScenario.started(), FIRST, SECOND, asked(BLACK, 2));

        match.when(ask(BLACK_PLAYER, 1)).thenRejected(new UndoPending(BLACK, 2));
        match.when(ask(WHITE_PLAYER, 2)).thenRejected(new UndoPending(BLACK, 2));
    }

    @Test
    void the_opponent_refuses() {
        given(MatchScenario.started(), FIRST, asked(BLACK, 1))
                .when(refuse(WHITE_PLAYER))
                .thenProposed(new UndoDeclined(BLACK));
    }

    @Test
    void who_asked_withdraws_but_does_not_accept() {
        MatchScenario match = given(MatchScenario.started(), FIRST, asked(BLACK, 1));

        match.when(refuse(BLACK_PLAYER)).thenProposed(new UndoDeclined(BLACK));
        match.when(accept(BLACK_PLAYER)).thenRejected(new NoUndoAskedFor());
    }

    @Test
    void there_is_nothing_to_answer_before_a_request_and_after_an_answer() {
        given(MatchScenario.started(), FIRST).when(accept(WHITE_PLAYER)).thenRejected(new NoUndoAskedFor());
        given(MatchScenario.started(), FIRST, asked(BLACK, 1), new UndoDeclined(BLACK))
                .when(refuse(WHITE_PLAYER))
                .thenRejected(new NoUndoAskedFor());
        given(MatchScenario.started(), FIRST, asked(BLACK, 1), undone(1, 0, BLACK, UNTIMED))
                .when(accept(WHITE_PLAYER))
                .thenRejected(new NoUndoAskedFor());
    }

    @Test
    void a_move_by_anybody_drops_the_request() {
        given(MatchScenario.started(), FIRST, asked(BLACK, 1), SECOND)
                .when(accept(WHITE_PLAYER))
                .thenRejected(new UndoLapsed(BLACK, 1, 2));
        given(MatchScenario.started(), FIRST, asked(WHITE, 1), pass(2, WHITE))
                .when(accept(BLACK_PLAYER))
                .thenRejected(new UndoLapsed(WHITE, 1, 2));
    }

    @Test
    void a_stranger_neither_asks_nor_answers() {
        MatchScenario match = given(MatchScenario.started(), FIRST, asked(BLACK, 1));

        match.when(ask(STRANGER, 1)).thenRejected(new NotYourMatch(STRANGER));
        match.when(accept(STRANGER)).thenRejected(new NotYourMatch(STRANGER));
    }

    @Test
    void nothing_is_taken_back_while_the_match_is_counted() {
        MatchScenario.counted(Rulesets.JAPANESE).when(ask(BLACK_PLAYER, 1)).thenRejected(new NotInPlay(Phase.COUNTING));
    }

    /** Events are a second apart: Black asked at 3 s, and White accepts at 8.5 s. */
    @Test
    void the_clocks_of_that_point_are_restored_and_the_time_since_the_request_is_charged_to_who_asked() {
        MatchScenario match = given(timed(), on(FIRST, 59_000), on(SECOND, 59_000), asked(BLACK, 2));

        assertThat(takenBack(match, Duration.ofMillis(5_500), WHITE_PLAYER, FULL))
                .isEqualTo(new Decision.Propose(new UndoMoves(2, absolute(54_500, 60_000))));
    }

    @Test
    void an_increment_is_not_earned_by_waiting_for_an_answer() {
        MatchStarted fischer = MatchScenario.started(Rulesets.JAPANESE, new TimeControl.Fischer(60_000, 10_000, 0));
        Clocks full = new Clocks(new ClockState.Fischer(60_000), new ClockState.Fischer(60_000));
        StonePlayed first = withClock(FIRST, new ClockState.Fischer(69_000));

        assertThat(takenBack(given(fischer, first, asked(BLACK, 1)), Duration.ofSeconds(4), WHITE_PLAYER, full))
                .isEqualTo(new Decision.Propose(new UndoMoves(1, full.with(BLACK, new ClockState.Fischer(56_000)))));
    }

    @Test
    void nobody_loses_on_time_by_the_opponents_waiting() {
        MatchScenario match = given(timed(), on(FIRST, 59_000), asked(BLACK, 1));
        Clocks nearlyOut = absolute(2_000, 60_000);

        assertThat(takenBack(match, Duration.ofSeconds(2), WHITE_PLAYER, nearlyOut))
                .isEqualTo(new Decision.Reject(new TooLateToUndo(BLACK)));
    }

    @Test
    void who_has_lost_on_time_neither_asks_nor_accepts() {
        MatchScenario match = given(timed(), on(FIRST, 59_000));

        match.whenAfter(Duration.ofSeconds(60), ask(WHITE_PLAYER, 1))
                .thenRejected(new TimeIsUp(WHITE, match.lastRecordedAt().plusSeconds(60)));
        MatchScenario asked = given(timed(), on(FIRST, 59_000), asked(BLACK, 1));
        asked.whenAfter(Duration.ofSeconds(59), accept(WHITE_PLAYER))
                .thenRejected(new TimeIsUp(WHITE, asked.lastRecordedAt().plusSeconds(59)));
    }

    @Test
    void play_goes_on_from_the_restored_point() {
        Clocks then = absolute(54_500, 60_000);
        MatchScenario match =
                given(timed(), on(FIRST, 59_000), on(SECOND, 59_000), asked(BLACK, 2), undone(2, 0, BLACK, then));

        assertThat(match.state()).isInstanceOfSatisfying(InPlay.class, s -> {
            assertThat(s.board().moves()).isEmpty();
            assertThat(s.board().toPlay()).isEqualTo(BLACK);
            assertThat(s.clocks()).isEqualTo(then);
            assertThat(s.turn().runningSince()).isEqualTo(match.lastRecordedAt());
        });
        match.whenAfter(Duration.ofMillis(500), play(BLACK_PLAYER, "B2", 1))
                .thenProposed(new PlayStone(BLACK, Vertex.parse("B2"), new ClockState.Absolute(54_000), 0));
    }

    @Test
    void a_move_meant_for_the_board_before_the_undo_is_told_so() {
        given(MatchScenario.started(), FIRST, SECOND, asked(WHITE, 1), undone(1, 1, WHITE, UNTIMED))
                .when(play(BLACK_PLAYER, "E5", 3))
                .thenRejected(new MovesTakenBack(WHITE, 1, 2, WHITE));
    }

    @Test
    void a_move_taken_back_does_not_count_as_made_before() {
        given(MatchScenario.started(), FIRST, SECOND, asked(WHITE, 1), undone(1, 1, WHITE, UNTIMED))
                .when(play(WHITE_PLAYER, "D3", 2))
                .thenProposed(new PlayStone(WHITE, Vertex.parse("D3"), new ClockState.Untimed(), 0));
    }

    @Test
    void a_pass_that_stands_still_counts_towards_the_end() {
        MoveUndone afterPass =
                new MoveUndone(1, 2, Position.empty(BoardSize.square(5)), "", Prisoners.NONE, BLACK, 1, UNTIMED);
        MatchScenario match = given(
                MatchScenario.started(),
                FIRST,
                pass(2, WHITE),
                stone(3, BLACK, "C4"),
                asked(BLACK, 1),
                afterPass,
                pass(3, BLACK));

        assertThat(match.state())
                .isInstanceOfSatisfying(
                        InPlay.class, s -> assertThat(s.countingDue()).isTrue());
    }

    private static MatchStarted started(UndoPolicy undo) {
        MatchTerms terms = new MatchTerms(undo, false, Visibility.PUBLIC, List.of(), 0, 0, 0, 0, 0);
        return MatchScenario.started(Rulesets.JAPANESE, new TimeControl.Untimed(), terms);
    }

    private static MatchStarted timed() {
        return MatchScenario.started(Rulesets.JAPANESE, new TimeControl.Absolute(60_000));
    }

    private static UndoRequested asked(Color color, int plies) {
        return new UndoRequested(color, plies);
    }

    private static WarningIssued warned(Color color, int running) {
        return new WarningIssued(color, "", running);
    }

    /** Back to the start, or to Black's stone on C3. */
    private static MoveUndone undone(int plies, int moveNumber, Color toPlay, Clocks clocks) {
        Position empty = Position.empty(BoardSize.square(5));
        Position position = moveNumber == 0 ? empty : empty.withStones(BLACK, List.of(FIRST.vertex()));
        return new MoveUndone(plies, moveNumber, position, "", Prisoners.NONE, toPlay, 0, clocks);
    }

    private static StonePlayed withClock(StonePlayed e, ClockState clock) {
        return new StonePlayed(
                e.moveNumber(), e.color(), e.vertex(), e.captured(), e.positionHash(), clock, 0, e.repeatsMove());
    }

    private static StonePlayed on(StonePlayed e, long mainTimeLeftMs) {
        return withClock(e, new ClockState.Absolute(mainTimeLeftMs));
    }

    private static Clocks absolute(long black, long white) {
        return new Clocks(new ClockState.Absolute(black), new ClockState.Absolute(white));
    }

    private static AskForUndo ask(PlayerId player, int plies) {
        return new AskForUndo(player, plies);
    }

    private static AnswerUndo accept(PlayerId player) {
        return new AnswerUndo(player, true);
    }

    private static AnswerUndo refuse(PlayerId player) {
        return new AnswerUndo(player, false);
    }

    /** What comes of an acceptance so long after the request, given the clocks of the point that is restored. */
    private static Decision takenBack(MatchScenario match, Duration after, PlayerId player, Clocks then) {
        assertThat(match.whenAfter(after, accept(player)).decision()).isInstanceOf(Decision.TakeBack.class);
        return MatchDecider.decide((Decision.TakeBack) match.decision(), then);
    }
}
