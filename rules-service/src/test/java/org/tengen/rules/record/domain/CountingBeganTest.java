package org.tengen.rules.record.domain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tengen.engine.Color.BLACK;
import static org.tengen.engine.Color.WHITE;
import static org.tengen.rules.record.domain.JudgeScenario.given;
import static org.tengen.rules.record.domain.JudgeScenario.moves;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.tengen.contracts.command.MatchCommand;
import org.tengen.contracts.command.MatchCommand.AppendEvents;
import org.tengen.contracts.command.MatchCommand.PassTurn;
import org.tengen.contracts.command.MatchCommand.PlaceHandicapStone;
import org.tengen.contracts.command.MatchCommand.PlayStone;
import org.tengen.contracts.command.MatchCommand.UndoMoves;
import org.tengen.contracts.command.RulesRejection.IllegalSetup;
import org.tengen.contracts.event.MatchEvent.CountingBegan;
import org.tengen.contracts.event.MatchEvent.MatchStarted;
import org.tengen.contracts.event.MatchEvent.Passed;
import org.tengen.contracts.event.MatchEvent.PlayResumed;
import org.tengen.contracts.event.MatchEvent.PositionRestored;
import org.tengen.contracts.event.MatchEvent.TimeAdjusted;
import org.tengen.contracts.hash.PositionHash;
import org.tengen.contracts.match.ClockState;
import org.tengen.contracts.match.Clocks;
import org.tengen.contracts.match.DrawRule;
import org.tengen.contracts.match.MatchTerms;
import org.tengen.contracts.match.NoResultRule;
import org.tengen.contracts.match.Prisoners;
import org.tengen.contracts.match.TieRule;
import org.tengen.contracts.match.TimeControl;
import org.tengen.contracts.match.Timing;
import org.tengen.engine.BoardSize;
import org.tengen.engine.Color;
import org.tengen.engine.Position;
import org.tengen.engine.Vertex;
import org.tengen.engine.rules.Handicap;
import org.tengen.engine.rules.Ruleset;
import org.tengen.engine.rules.Rulesets;
import org.tengen.rules.kit.Events;

/** What counting begins with beside the board: who took the button, and the clocks as the events carried them. */
class CountingBeganTest {
    private static final TimeControl ING = new TimeControl.Ing(3_600_000, 600_000, 3, 2);
    private static final MatchStarted WITH_BUTTON = started(withButton(Rulesets.CHINESE), Handicap.NONE);
    private static final MatchStarted WITHOUT = started(Rulesets.CHINESE, Handicap.NONE);

    @Test
    void the_button_is_for_the_side_that_passed_first() {
        assertThat(counting(given(WITH_BUTTON).after(moves("C3 pass")), pass(BLACK, 0))
                        .button())
                .contains(WHITE);
        assertThat(counting(given(WITH_BUTTON).after(moves("C3 D3 pass C4 D4")), pass(WHITE, 0), pass(BLACK, 0))
                        .button())
                .contains(BLACK);
    }

    @Test
    void a_ruleset_without_a_button_gives_it_to_nobody() {
        assertThat(counting(given(WITHOUT).after(moves("C3 pass")), pass(BLACK, 0))
                        .button())
                .isEmpty();
    }

    @Test
    void who_wins_an_equal_count_is_said_where_the_terms_say_it() {
        MatchTerms terms =
                MatchTerms.USUAL.with(DrawRule.EXCLUDED, Optional.of(TieRule.WHITE_WINS), NoResultRule.REFEREE);

        assertThat(counting(given(with(WITHOUT, terms)).after(moves("C3 pass")), pass(BLACK, 0))
                        .ties())
                .contains(TieRule.WHITE_WINS);
        assertThat(counting(given(WITHOUT).after(moves("C3 pass")), pass(BLACK, 0))
                        .ties())
                .isEmpty();
    }

    @Test
    void a_pass_taken_back_took_no_button() {
        JudgeScenario match = given(WITH_BUTTON).after(moves("C3 pass D3")).after(List.of(undo(2, 0, 0)));

        assertThat(counting(match, play(WHITE, "E3", 0), pass(BLACK, 0), pass(WHITE, 0))
                        .button())
                .contains(BLACK);
    }

    @Test
    void a_pass_before_a_restored_position_took_the_button_and_one_after_it_did_not() {
        JudgeScenario match = given(WITH_BUTTON).after(moves("C3 pass D3")).append(restored(1, 0, 0));

        assertThat(counting(match, play(WHITE, "E3", 0), pass(BLACK, 0), pass(WHITE, 0))
                        .button())
                .contains(BLACK);
    }

    @Test
    void passes_that_led_to_a_disputed_count_keep_the_button() {
        JudgeScenario match =
                given(WITH_BUTTON).after(moves("C3 pass pass")).append(new PlayResumed(BLACK, clocks(0, 0)));

        assertThat(counting(match, pass(BLACK, 0), pass(WHITE, 0)).button()).contains(WHITE);
    }

    @Test
    void the_clocks_are_those_after_each_sides_last_turn() {
        JudgeScenario match = given(WITHOUT).after(List.of(play(BLACK, "C3", 9), pass(WHITE, 8)));

        assertThat(counting(match, pass(BLACK, 7)).timing()).contains(timing(7, 8));
    }

    @Test
    void clocks_that_an_undo_gave_back_are_the_last_ones_of_a_side_that_only_the_undo_names() {
        JudgeScenario match = given(WITHOUT)
                .after(List.of(play(BLACK, "C3", 9), pass(WHITE, 8), play(BLACK, "D3", 7)))
                .after(List.of(undo(1, 6, 5)));

        assertThat(counting(match, pass(BLACK, 4)).timing()).contains(timing(4, 5));
    }

    @Test
    void clocks_of_a_restored_position_are_the_last_ones_of_a_side_that_does_not_move_after_it() {
        JudgeScenario match = given(WITHOUT)
                .after(List.of(play(BLACK, "C3", 9), pass(WHITE, 8), play(BLACK, "D3", 7)))
                .append(restored(2, 6, 5));

        assertThat(counting(match, pass(BLACK, 4)).timing()).contains(timing(4, 5));
    }

    @Test
    void a_clock_that_was_set_is_the_last_one() {
        JudgeScenario match = given(WITHOUT)
                .after(List.of(play(BLACK, "C3", 9), pass(WHITE, 8)))
                .append(new TimeAdjusted(WHITE, clock(3), "The server stood still"));

        assertThat(counting(match, pass(BLACK, 7)).timing()).contains(timing(7, 3));
    }

    @Test
    void handicap_stones_count_on_the_clock_of_black() {
        JudgeScenario match = given(started(Rulesets.CHINESE, new Handicap(2, Handicap.Kind.FREE)))
                .after(List.of(handicapStone("C3", 9), handicapStone("D4", 8), pass(WHITE, 7)));

        assertThat(counting(match, pass(BLACK, 6)).timing()).contains(timing(6, 7));
    }

    @Test
    void a_count_proposed_as_an_event_must_have_the_button_and_the_clocks_the_judge_finds() {
        JudgeScenario match = given(WITH_BUTTON).after(List.of(play(BLACK, "C3", 9), pass(WHITE, 8)));
        Passed passed = new Passed(3, BLACK, clock(7), 0);
        CountingBegan judged = counting(match, pass(BLACK, 7));

        match.when(new AppendEvents(List.of(passed, judged))).thenAppended(passed, judged);
        match.when(new AppendEvents(List.of(passed, judged.withClock(BLACK, clock(6)))))
                .thenRejected(
                        new IllegalSetup("Counting begins when passes have ended play, with what is on the board"));
    }

    /** What counting begins with once these commands are judged, the last of them being the pass that ends play. */
    private static CountingBegan counting(JudgeScenario match, MatchCommand... commands) {
        int last = commands.length - 1;
        JudgeScenario.Outcome outcome =
                match.after(List.of(commands).subList(0, last)).when(commands[last]);
        return (CountingBegan) ((Decision.Accepted) outcome.decision()).events().getLast();
    }

    private static MatchStarted started(Ruleset ruleset, Handicap handicap) {
        MatchStarted untimed = Events.started(ruleset, 5);
        return new MatchStarted(
                untimed.seats(),
                untimed.colorDraw(),
                ruleset,
                BoardSize.square(5),
                untimed.komi(),
                handicap.stones(),
                handicap.kind(),
                List.of(),
                List.of(),
                BLACK,
                ING,
                untimed.terms(),
                Optional.empty());
    }

    private static MatchStarted with(MatchStarted e, MatchTerms terms) {
        return new MatchStarted(
                e.seats(),
                e.colorDraw(),
                e.ruleset(),
                e.size(),
                e.komi(),
                e.handicap(),
                e.handicapPlacement(),
                e.setupBlack(),
                e.setupWhite(),
                e.toPlay(),
                e.timeControl(),
                terms,
                e.replayOf());
    }

    private static Ruleset withButton(Ruleset rules) {
        return new Ruleset(
                Ruleset.CUSTOM,
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

    private static ClockState clock(int secondsLeft) {
        return new ClockState.Ing(secondsLeft * 1_000L, 600_000, 3);
    }

    private static Clocks clocks(int black, int white) {
        return new Clocks(clock(black), clock(white));
    }

    private static Timing timing(int black, int white) {
        return new Timing(ING, clocks(black, white));
    }

    private static MatchCommand play(Color color, String vertex, int secondsLeft) {
        return new PlayStone(color, Vertex.parse(vertex), clock(secondsLeft), 0);
    }

    private static MatchCommand pass(Color color, int secondsLeft) {
        return new PassTurn(color, clock(secondsLeft), 0);
    }

    private static MatchCommand handicapStone(String vertex, int secondsLeft) {
        return new PlaceHandicapStone(Vertex.parse(vertex), clock(secondsLeft));
    }

    private static MatchCommand undo(int plies, int black, int white) {
        return new UndoMoves(plies, clocks(black, white));
    }

    /** After move 1 it is White's turn; after move 2, a pass, Black's with one pass that counts. */
    private static PositionRestored restored(int moveNumber, int black, int white) {
        Position position = new Position(List.of(".....", ".....", "..X..", ".....", "....."));
        return new PositionRestored(
                moveNumber,
                position,
                PositionHash.of(position),
                Prisoners.NONE,
                moveNumber == 1 ? WHITE : BLACK,
                moveNumber - 1,
                clocks(black, white));
    }
}
