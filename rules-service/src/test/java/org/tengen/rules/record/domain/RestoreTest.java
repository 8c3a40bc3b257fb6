package org.tengen.rules.record.domain;

import static org.assertj.core.api.Assertions.assertThat;
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
import org.tengen.contracts.command.RulesRejection.IllegalSetup;
import org.tengen.contracts.event.MatchEvent.CountingBegan;
import org.tengen.contracts.event.MatchEvent.MatchEnded;
import org.tengen.contracts.event.MatchEvent.MatchStarted;
import org.tengen.contracts.event.MatchEvent.Passed;
import org.tengen.contracts.event.MatchEvent.PositionRestored;
import org.tengen.contracts.event.MatchEvent.RefereeRuled;
import org.tengen.contracts.event.MatchEvent.StonePlayed;
import org.tengen.contracts.hash.PositionHash;
import org.tengen.contracts.match.Clocks;
import org.tengen.contracts.match.MatchResult;
import org.tengen.contracts.match.Prisoners;
import org.tengen.contracts.match.Ruling;
import org.tengen.engine.Color;
import org.tengen.engine.Position;
import org.tengen.engine.rules.Rulesets;

/** The board part of RESTORE_POSITION: judged like everything else that touches the board. */
class RestoreTest {
    private static final MatchStarted CHINESE_5X5 = started(Rulesets.CHINESE, 5);
    private static final Clocks NO_CLOCKS = new Clocks(NO_CLOCK, NO_CLOCK);
    private static final PositionRestored C3_STANDS = restored(1, WHITE, ".....", ".....", "..X..", ".....", ".....");

    @Test
    void a_ruling_and_the_restored_position_enter_the_log_together() {
        RefereeRuled ruled = new RefereeRuled(new Ruling.RestorePosition(1), "Scattered");

        given(CHINESE_5X5)
                .after(moves("C3 D3 C4"))
                .when(new AppendEvents(List.of(ruled, C3_STANDS)))
                .thenAppended(ruled, C3_STANDS);
    }

    @Test
    void captured_stones_are_back_and_the_prisoners_too() {
        PositionRestored start = restored(0, WHITE, "...", "OO.", "XX.");

        given(started(Rulesets.CHINESE, 3, vertices("A1 B1"), vertices("A2 B2"), WHITE))
                .after(moves(WHITE, "C1"))
                .when(append(start))
                .thenAppended(start);
    }

    @Test
    void a_position_the_match_never_had_is_refused() {
        PositionRestored wrong = restored(1, WHITE, ".....", ".....", "...X.", ".....", ".....");

        var decision =
                given(CHINESE_5X5).after(moves("C3 D3")).when(append(wrong)).decision();

        assertThat(decision)
                .isInstanceOfSatisfying(
                        Decision.Rejected.class,
                        rejected -> assertThat(rejected.reason()).isInstanceOf(IllegalSetup.class));
    }

    @Test
    void a_move_that_was_not_made_cannot_be_restored() {
        given(CHINESE_5X5)
                .after(moves("C3 D3"))
                .when(append(restored(3, BLACK, ".....", ".....", "..XO.", ".....", ".....")))
                .thenRejected(new IllegalSetup("Of 2 moves, move 3 cannot be restored"));
    }

    @Test
    void play_goes_on_from_there_with_the_next_number() {
        given(CHINESE_5X5)
                .after(moves("C3 D3 C4"))
                .append(C3_STANDS)
                .when(pass(WHITE))
                .thenAppended(new Passed(2, WHITE, NO_CLOCK, 0));
    }

    @Test
    void play_goes_on_after_the_end() {
        given(CHINESE_5X5)
                .after(moves("C3 D3 C4"))
                .append(new MatchEnded(new MatchResult.Annulled(MatchResult.Method.RULING)))
                .append(C3_STANDS)
                .when(play(WHITE, "D3"))
                .thenAppendedKinds(StonePlayed.class);
    }

    @Test
    void passes_that_ended_play_count_no_more_once_their_position_is_restored() {
        PositionRestored afterPasses = restored(3, WHITE, ".....", ".....", "..X..", ".....", ".....");

        given(CHINESE_5X5)
                .after(moves("C3 pass pass"))
                .append(afterPasses)
                .when(pass(WHITE))
                .thenAppended(new Passed(4, WHITE, NO_CLOCK, 0));
    }

    @Test
    void a_single_pass_before_it_still_counts() {
        PositionRestored afterPass = new PositionRestored(
                2, C3_STANDS.position(), C3_STANDS.positionHash(), Prisoners.NONE, BLACK, 1, NO_CLOCKS);

        given(CHINESE_5X5)
                .after(moves("C3 pass D4"))
                .append(afterPass)
                .when(pass(BLACK))
                .thenAppendedKinds(Passed.class, CountingBegan.class);
    }

    private static MatchCommand append(PositionRestored event) {
        return new AppendEvents(List.of(event));
    }

    private static PositionRestored restored(int moveNumber, Color toPlay, String... rows) {
        Position position = new Position(List.of(rows));
        return new PositionRestored(
                moveNumber, position, PositionHash.of(position), Prisoners.NONE, toPlay, 0, NO_CLOCKS);
    }
}
