package org.tengen.rules.record.domain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tengen.engine.Color.BLACK;
import static org.tengen.engine.Color.WHITE;
import static org.tengen.rules.kit.Events.NO_CLOCK;
import static org.tengen.rules.kit.Events.vertices;
import static org.tengen.rules.record.domain.JudgeScenario.given;
import static org.tengen.rules.record.domain.JudgeScenario.pass;
import static org.tengen.rules.record.domain.JudgeScenario.play;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.tengen.contracts.command.MatchCommand;
import org.tengen.contracts.command.MatchCommand.PlaceHandicapStone;
import org.tengen.contracts.command.RulesRejection;
import org.tengen.contracts.event.MatchEvent.HandicapStonePlaced;
import org.tengen.contracts.event.MatchEvent.MatchStarted;
import org.tengen.contracts.event.MatchEvent.StonePlayed;
import org.tengen.contracts.match.ColorDraw;
import org.tengen.contracts.match.MatchTerms;
import org.tengen.contracts.match.PlayerId;
import org.tengen.contracts.match.Seats;
import org.tengen.contracts.match.TimeControl;
import org.tengen.engine.BoardSize;
import org.tengen.engine.Color;
import org.tengen.engine.Komi;
import org.tengen.engine.Vertex;
import org.tengen.engine.rules.Handicap;
import org.tengen.engine.rules.Rulesets;
import org.tengen.rules.record.domain.Moves.Moment;

/** docs/rules.md: a free handicap is put down by Black before White's first move, and passing is refused meanwhile. */
class FreeHandicapTest {
    @Test
    void black_puts_down_all_stones_and_then_white_plays() {
        given(free(5, 2)).when(place("B2")).thenAppended(placed("B2", 1));
        given(free(5, 2)).after(List.of(place("B2"))).when(place("D4")).thenAppended(placed("D4", 0));
        given(free(5, 2))
                .after(List.of(place("B2"), place("D4")))
                .when(play(WHITE, "C3"))
                .thenAppendedKinds(StonePlayed.class);
        given(free(5, 2))
                .after(List.of(place("B2"), place("D4")))
                .when(play(BLACK, "C3"))
                .thenRejected(new RulesRejection.WrongTurn(WHITE));
    }

    @Test
    void nobody_moves_while_stones_are_left_to_put_down() {
        given(free(5, 2)).when(play(BLACK, "B2")).thenRejected(new RulesRejection.HandicapStonesLeft(2));
        given(free(5, 2)).when(play(WHITE, "B2")).thenRejected(new RulesRejection.HandicapStonesLeft(2));
    }

    @Test
    void passing_is_refused_while_stones_are_left_to_put_down() {
        given(free(5, 2)).when(pass(BLACK)).thenRejected(new RulesRejection.PassNotAllowed());
        given(free(5, 2)).when(pass(WHITE)).thenRejected(new RulesRejection.PassNotAllowed());
    }

    @Test
    void a_handicap_stone_is_judged_as_a_play_is() {
        given(free(5, 2))
                .after(List.of(place("B2")))
                .when(place("B2"))
                .thenRejected(new RulesRejection.PointOccupied(Vertex.parse("B2")));
        given(free(5, 2))
                .when(place("F6"))
                .thenRejected(new RulesRejection.OffBoard(Vertex.parse("F6"), BoardSize.square(5)));
    }

    @Test
    void there_are_no_more_stones_than_agreed() {
        given(free(5, 2))
                .after(List.of(place("B2"), place("D4")))
                .when(place("C3"))
                .thenRejected(new RulesRejection.IllegalSetup("All handicap stones have been put down"));
        given().append(free(5, 0))
                .when(place("C3"))
                .thenRejected(new RulesRejection.IllegalSetup("All handicap stones have been put down"));
    }

    @Test
    void an_appended_stone_says_how_many_are_left() {
        given(free(5, 2))
                .when(new MatchCommand.AppendEvents(List.of(placed("B2", 0))))
                .thenRejected(new RulesRejection.IllegalSetup("1 handicap stones are left after this one, not 0"));
    }

    @Test
    void a_free_handicap_begins_on_an_empty_board_with_black() {
        given().when(new MatchCommand.AppendEvents(List.of(free(5, 2, vertices("A1"), BLACK))))
                .thenRejected(
                        new RulesRejection.IllegalSetup("A free handicap is put down by Black, on an empty board"));
        given().when(new MatchCommand.AppendEvents(List.of(free(5, 2, List.of(), WHITE))))
                .thenRejected(
                        new RulesRejection.IllegalSetup("A free handicap is put down by Black, on an empty board"));
        given().when(new MatchCommand.AppendEvents(List.of(free(2, 4))))
                .thenRejected(new RulesRejection.IllegalSetup("4 handicap stones have no room on 2x2"));
    }

    @Test
    void position_0_is_the_board_with_all_handicap_stones() {
        Log log = new Log();
        log.append(free(5, 2), placed("B2", 1), placed("D4", 0));

        Optional<Moment> start = Moves.find(log.record.id(), log.events, 0);

        assertThat(start).hasValueSatisfying(moment -> {
            assertThat(moment.event().seq()).isEqualTo(3);
            assertThat(moment.game().position().rows()).containsExactly(".....", "...X.", ".....", ".X...", ".....");
            assertThat(moment.game().toPlay()).isEqualTo(WHITE);
        });
    }

    private static PlaceHandicapStone place(String vertex) {
        return new PlaceHandicapStone(Vertex.parse(vertex), NO_CLOCK);
    }

    private static HandicapStonePlaced placed(String vertex, int stonesLeft) {
        return new HandicapStonePlaced(Vertex.parse(vertex), stonesLeft, NO_CLOCK);
    }

    private static MatchStarted free(int side, int stones) {
        return free(side, stones, List.of(), BLACK);
    }

    private static MatchStarted free(int side, int stones, List<Vertex> setup, Color toPlay) {
        return new MatchStarted(
                new Seats(new PlayerId("alice"), new PlayerId("bob")),
                new ColorDraw.Named(),
                Rulesets.CHINESE,
                BoardSize.square(side),
                Komi.ZERO,
                stones,
                Handicap.Kind.FREE,
                setup,
                List.of(),
                toPlay,
                new TimeControl.Untimed(),
                MatchTerms.USUAL,
                Optional.empty());
    }
}
