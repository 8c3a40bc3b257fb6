package org.tengen.rules.record.domain;

import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.tengen.engine.Color.BLACK;
import static org.tengen.engine.Color.WHITE;
import static org.tengen.rules.kit.Events.NO_CLOCK;
import static org.tengen.rules.kit.Events.started;
import static org.tengen.rules.kit.Events.vertices;
import static org.tengen.rules.record.domain.JudgeScenario.given;
import static org.tengen.rules.record.domain.JudgeScenario.moves;
import static org.tengen.rules.record.domain.JudgeScenario.pass;
import static org.tengen.rules.record.domain.JudgeScenario.play;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.tengen.contracts.command.MatchCommand;
import org.tengen.contracts.command.MatchCommand.AppendEvents;
import org.tengen.contracts.command.MatchCommand.UndoMoves;
import org.tengen.contracts.command.RulesRejection.IllegalSetup;
import org.tengen.contracts.command.RulesRejection.NotInPlay;
import org.tengen.contracts.command.RulesRejection.RepetitionForbidden;
import org.tengen.contracts.event.MatchEvent.CountingBegan;
import org.tengen.contracts.event.MatchEvent.MatchStarted;
import org.tengen.contracts.event.MatchEvent.MoveUndone;
import org.tengen.contracts.event.MatchEvent.Passed;
import org.tengen.contracts.event.MatchEvent.PlayResumed;
import org.tengen.contracts.event.MatchEvent.StonePlayed;
import org.tengen.contracts.hash.PositionHash;
import org.tengen.contracts.match.Clocks;
import org.tengen.contracts.match.Prisoners;
import org.tengen.engine.Color;
import org.tengen.engine.Position;
import org.tengen.engine.Vertex;
import org.tengen.engine.rules.Rulesets;

class UndoTest {
    private static final MatchStarted CHINESE_5X5 = started(Rulesets.CHINESE, 5);
    private static final Clocks NO_CLOCKS = new Clocks(NO_CLOCK, NO_CLOCK);

    @Test
    void taking_a_capture_back_puts_the_stones_back_and_the_prisoners() {
        given(started(Rulesets.CHINESE, 3, vertices("A1 B1"), vertices("A2 B2"), WHITE))
                .after(moves(WHITE, "C1"))
                .when(undo(1))
                .thenAppended(undone(1, 0, WHITE, 0, "...", "OO.", "XX."));
    }

    @Test
    void any_number_of_moves_goes_back_to_the_start() {
        given(CHINESE_5X5)
                .after(moves("C3 D3 pass C4"))
                .when(undo(4))
                .thenAppended(undone(4, 0, BLACK, 0, ".....", ".....", ".....", ".....", "....."));
    }

    @Test
    void more_moves_than_there_are_cannot_be_taken_back() {
        given(CHINESE_5X5)
                .after(moves("C3 D3"))
                .when(undo(3))
                .thenRejected(new IllegalSetup("Of 2 moves, 3 cannot be taken back"));
    }

    @Test
    void nothing_is_taken_back_while_the_match_is_counted() {
        given(CHINESE_5X5).after(moves("C3 pass pass")).when(undo(1)).thenRejected(new NotInPlay());
    }

    /** The superko history is that of the moves that stand: what was taken back may come again. */
    @Test
    void a_position_that_was_taken_back_is_no_repetition() {
        given(CHINESE_5X5)
                .after(moves("C3"))
                .after(List.of(undo(1)))
                .when(play(BLACK, "C3"))
                .thenAppendedKinds(StonePlayed.class);
    }

    /** docs/rules.md, settled sequences: the position after move 6 comes back with move 9, also after an undo. */
    @Test
    void what_stands_is_still_a_repetition_after_an_undo() {
        given(CHINESE_5X5)
                .after(moves("C2 A2 D1 B2 B1 E5 A1 C1"))
                .after(List.of(undo(2)))
                .after(moves("A1 C1"))
                .when(play(BLACK, "B1"))
                .thenRejected(new RepetitionForbidden(Vertex.parse("B1"), 6));
    }

    @Test
    void move_numbers_go_on_from_where_the_undo_led() {
        given(CHINESE_5X5)
                .after(moves("C3 D3 C4"))
                .after(List.of(undo(2)))
                .when(pass(WHITE))
                .thenAppended(new Passed(2, WHITE, NO_CLOCK, 0));
    }

    @Test
    void a_pass_before_the_undone_move_still_counts_towards_the_end() {
        given(CHINESE_5X5)
                .after(moves("C3 pass D3"))
                .after(List.of(undo(1)))
                .when(pass(BLACK))
                .thenAppendedKinds(Passed.class, CountingBegan.class);
    }

    @Test
    void passes_before_play_was_resumed_do_not_count_after_an_undo() {
        given(CHINESE_5X5)
                .after(moves("C3 pass pass"))
                .append(new PlayResumed(WHITE, NO_CLOCKS))
                .after(moves(WHITE, "D3"))
                .when(undo(1))
                .thenAppended(undone(1, 3, WHITE, 0, ".....", ".....", "..X..", ".....", "....."));
    }

    @Test
    void an_undo_proposed_as_an_event_must_be_what_the_judge_finds() {
        MoveUndone right = undone(1, 1, WHITE, 0, ".....", ".....", "..X..", ".....", ".....");
        MoveUndone wrong = undone(1, 1, BLACK, 0, ".....", ".....", "..X..", ".....", ".....");
        JudgeScenario match = given(CHINESE_5X5).after(moves("C3 D3"));

        match.when(new AppendEvents(List.of(right))).thenAppended(right);
        match.when(new AppendEvents(List.of(wrong)))
                .thenRejected(new IllegalSetup("Taking back 1 leads to move 1, WHITE to play and position "
                        + right.positionHash() + "; not to move 1, BLACK to play and " + right.positionHash()));
    }

    @Test
    void a_command_asks_for_at_least_one_move() {
        assertThatThrownBy(() -> undo(0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("plies");
    }

    private static MatchCommand undo(int plies) {
        return new UndoMoves(plies, NO_CLOCKS);
    }

    private static MoveUndone undone(int plies, int moveNumber, Color toPlay, int passes, String... rows) {
        Position position = new Position(List.of(rows));
        return new MoveUndone(
                plies, moveNumber, position, PositionHash.of(position), Prisoners.NONE, toPlay, passes, NO_CLOCKS);
    }
}
