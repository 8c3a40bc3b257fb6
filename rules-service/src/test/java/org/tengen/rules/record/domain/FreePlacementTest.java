package org.tengen.rules.record.domain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tengen.engine.Color.BLACK;
import static org.tengen.engine.Color.WHITE;
import static org.tengen.rules.kit.Events.NO_CLOCK;
import static org.tengen.rules.record.domain.JudgeScenario.given;
import static org.tengen.rules.record.domain.JudgeScenario.pass;
import static org.tengen.rules.record.domain.JudgeScenario.play;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.tengen.contracts.command.MatchCommand;
import org.tengen.contracts.command.MatchCommand.AppendEvents;
import org.tengen.contracts.command.MatchCommand.PlaceSeatStone;
import org.tengen.contracts.command.RulesRejection;
import org.tengen.contracts.command.RulesRejection.IllegalSetup;
import org.tengen.contracts.event.MatchEvent;
import org.tengen.contracts.event.MatchEvent.CountingBegan;
import org.tengen.contracts.event.MatchEvent.MatchEnded;
import org.tengen.contracts.event.MatchEvent.MatchStarted;
import org.tengen.contracts.event.MatchEvent.Passed;
import org.tengen.contracts.event.MatchEvent.PositionRestored;
import org.tengen.contracts.event.MatchEvent.SeatStonePlaced;
import org.tengen.contracts.event.MatchEvent.StonePlayed;
import org.tengen.contracts.event.MatchEvent.TermsAgreed;
import org.tengen.contracts.event.MatchEvent.TermsCommitted;
import org.tengen.contracts.event.MatchEvent.TermsLapsed;
import org.tengen.contracts.event.MatchEvent.TermsRevealed;
import org.tengen.contracts.hash.PositionHash;
import org.tengen.contracts.match.Clocks;
import org.tengen.contracts.match.ColorDraw;
import org.tengen.contracts.match.MatchResult;
import org.tengen.contracts.match.MatchTerms;
import org.tengen.contracts.match.PlayerId;
import org.tengen.contracts.match.Prisoners;
import org.tengen.contracts.match.Seats;
import org.tengen.contracts.match.TimeControl;
import org.tengen.engine.BoardSize;
import org.tengen.engine.Color;
import org.tengen.engine.Komi;
import org.tengen.engine.Position;
import org.tengen.engine.Vertex;
import org.tengen.engine.rules.Handicap;
import org.tengen.engine.rules.Rulesets;
import org.tengen.rules.record.domain.Moves.Moment;

/** docs/rules.md#free-placement: seat stones where the sides like, then agreed colours and komi, then play. */
class FreePlacementTest {
    private static final List<MatchCommand> ALL_PLACED =
            List.of(place(BLACK, "B2"), place(WHITE, "D4"), place(BLACK, "D2"), place(WHITE, "B4"));

    @Test
    void the_sides_put_down_two_stones_each_in_turn_black_first() {
        given(free(5)).when(place(BLACK, "B2")).thenAppended(placed(BLACK, "B2", 3));
        given(free(5)).when(place(WHITE, "B2")).thenRejected(new RulesRejection.WrongTurn(BLACK));
        given(free(5)).after(ALL_PLACED.subList(0, 3)).when(place(WHITE, "B4")).thenAppended(placed(WHITE, "B4", 0));
        given(free(5))
                .after(ALL_PLACED)
                .when(place(BLACK, "C3"))
                .thenRejected(new IllegalSetup("There is no seat stone to put down"));
    }

    @Test
    void a_seat_stone_stands_on_an_empty_point_of_the_board_and_takes_no_liberty_that_is_the_last() {
        given(free(5))
                .after(ALL_PLACED.subList(0, 1))
                .when(place(WHITE, "B2"))
                .thenRejected(new RulesRejection.PointOccupied(Vertex.parse("B2")));
        given(free(5))
                .when(place(BLACK, "F6"))
                .thenRejected(new RulesRejection.OffBoard(Vertex.parse("F6"), BoardSize.square(5)));
        given(free(5))
                .after(List.of(place(BLACK, "A1"), place(WHITE, "A2"), place(BLACK, "E5")))
                .when(place(WHITE, "B1"))
                .thenRejected(
                        new RulesRejection.ChainWithoutLiberties(Vertex.parse("B1"), List.of(Vertex.parse("A1"))));
    }

    @Test
    void nobody_plays_or_passes_before_the_terms_are_agreed() {
        given(free(5)).when(play(BLACK, "B2")).thenRejected(new RulesRejection.SeatStonesLeft(4));
        given(free(5)).when(pass(BLACK)).thenRejected(new RulesRejection.SeatStonesLeft(4));
        given(free(5)).after(ALL_PLACED).when(play(BLACK, "C3")).thenRejected(new RulesRejection.TermsOpen());
        given(free(5)).after(ALL_PLACED).when(pass(BLACK)).thenRejected(new RulesRejection.TermsOpen());
    }

    @Test
    void terms_are_agreed_once_all_stones_stand_and_then_play_begins() {
        given(free(5))
                .after(ALL_PLACED.subList(0, 2))
                .when(append(agreed(BLACK)))
                .thenRejected(new RulesRejection.SeatStonesLeft(2));
        given(free(5))
                .after(ALL_PLACED)
                .when(append(agreed(WHITE)))
                .thenRejected(new IllegalSetup("BLACK moves first, not WHITE"));
        given(free(5))
                .after(ALL_PLACED)
                .append(agreed(BLACK))
                .when(play(BLACK, "C3"))
                .thenAppendedKinds(StonePlayed.class);
        given(free(5))
                .after(ALL_PLACED)
                .append(agreed(BLACK))
                .when(append(agreed(BLACK)))
                .thenRejected(new IllegalSetup("There are no terms to agree on"));
    }

    /** Whose step it is, and whether a side has let it pass, is for match-service to say. */
    @Test
    void komi_are_sealed_and_opened_in_any_order_and_a_side_that_was_too_late_is_written_down() {
        TermsCommitted whites = new TermsCommitted(WHITE, "ab".repeat(32), NO_CLOCK);
        TermsLapsed lapsed = new TermsLapsed(BLACK, NO_CLOCK);
        TermsRevealed opened = new TermsRevealed(WHITE, Komi.ofHalfPoints(15), "sixteen letters!", NO_CLOCK);

        given(free(5)).after(ALL_PLACED).when(append(whites)).thenAppended(whites);
        given(free(5)).after(ALL_PLACED).append(whites).when(append(lapsed)).thenAppended(lapsed);
        given(free(5))
                .after(ALL_PLACED)
                .append(whites, lapsed)
                .when(new AppendEvents(List.of(opened, agreed(BLACK))))
                .thenAppended(opened, agreed(BLACK));
        given(free(5))
                .after(ALL_PLACED)
                .append(whites, lapsed, opened, agreed(BLACK))
                .when(play(BLACK, "C3"))
                .thenAppendedKinds(StonePlayed.class);
    }

    @Test
    void a_match_whose_terms_nobody_agreed_on_is_annulled_and_may_be_gone_on_with() {
        MatchEnded annulled = new MatchEnded(new MatchResult.Annulled(MatchResult.Method.FORFEIT));

        given(free(5)).after(ALL_PLACED).when(append(annulled)).thenAppended(annulled);
        given(free(5))
                .after(ALL_PLACED)
                .append(annulled, restored(WHITE))
                .when(append(agreed(BLACK)))
                .thenAppended(agreed(BLACK));
    }

    /** Either side may have the next step of the terms; once they are agreed, it is the first move, and Black's. */
    @Test
    void the_start_is_restored_for_whoever_is_to_take_the_next_step() {
        given(free(5)).after(ALL_PLACED).when(append(restored(BLACK))).thenAppended(restored(BLACK));
        given(free(5)).after(ALL_PLACED).when(append(restored(WHITE))).thenAppended(restored(WHITE));
        assertThat(given(free(5))
                        .after(ALL_PLACED)
                        .append(agreed(BLACK))
                        .when(append(restored(WHITE)))
                        .decision())
                .isInstanceOf(Decision.Rejected.class);
    }

    private static PositionRestored restored(Color toPlay) {
        Position seats = new Position(List.of(".....", ".O.O.", ".....", ".X.X.", "....."));
        return new PositionRestored(
                0, seats, PositionHash.of(seats), Prisoners.NONE, toPlay, 0, new Clocks(NO_CLOCK, NO_CLOCK));
    }

    @Test
    void the_komi_agreed_is_the_one_that_is_counted_with() {
        Log log = placedLog();
        log.append(agreed(BLACK), passed(BLACK, 1), passed(WHITE, 2));

        assertThat(log.record.state()).isInstanceOfSatisfying(RecordState.InPlay.class, state -> {
            CountingBegan counting = state.game().countingBegan();
            assertThat(counting.komi()).isEqualTo(Komi.ofHalfPoints(15));
            assertThat(counting.position().rows()).containsExactly(".....", ".O.O.", ".....", ".X.X.", ".....");
        });
    }

    @Test
    void a_match_that_ends_before_play_is_over() {
        given(free(5))
                .after(ALL_PLACED.subList(0, 2))
                .append(new MatchEnded(new MatchResult.Win(WHITE, MatchResult.Method.FORFEIT)))
                .when(place(BLACK, "D2"))
                .thenRejected(new RulesRejection.NotInPlay());
    }

    @Test
    void an_appended_stone_says_how_many_are_left() {
        given(free(5))
                .when(append(placed(BLACK, "B2", 2)))
                .thenRejected(new IllegalSetup("3 seat stones are left after this one, not 2"));
    }

    @Test
    void seat_stones_are_put_down_on_an_empty_board_with_room_for_them() {
        IllegalSetup refusal = new IllegalSetup("Seat stones are put down on an empty board, Black's first");
        given().when(append(free(5, List.of(Vertex.parse("A1")), BLACK))).thenRejected(refusal);
        given().when(append(free(5, List.of(), WHITE))).thenRejected(refusal);
        given().when(append(free(2, List.of(), BLACK)))
                .thenRejected(new IllegalSetup("Seat stones need room: a board of 9 points or more, not 2x2"));
    }

    @Test
    void position_0_is_the_board_as_play_begins() {
        Log log = placedLog();
        log.append(agreed(BLACK));

        Optional<Moment> start = Moves.find(log.record.id(), log.events, 0);

        assertThat(start).hasValueSatisfying(moment -> {
            assertThat(moment.event().seq()).isEqualTo(6);
            assertThat(moment.game().position().rows()).containsExactly(".....", ".O.O.", ".....", ".X.X.", ".....");
            assertThat(moment.game().toPlay()).isEqualTo(BLACK);
        });
    }

    private static Log placedLog() {
        Log log = new Log();
        log.append(
                free(5),
                placed(BLACK, "B2", 3),
                placed(WHITE, "D4", 2),
                placed(BLACK, "D2", 1),
                placed(WHITE, "B4", 0));
        return log;
    }

    private static Passed passed(Color color, int moveNumber) {
        return new Passed(moveNumber, color, NO_CLOCK, 0);
    }

    private static PlaceSeatStone place(Color color, String vertex) {
        return new PlaceSeatStone(color, Vertex.parse(vertex), NO_CLOCK);
    }

    private static SeatStonePlaced placed(Color color, String vertex, int stonesLeft) {
        return new SeatStonePlaced(color, Vertex.parse(vertex), stonesLeft, NO_CLOCK);
    }

    private static TermsAgreed agreed(Color toPlay) {
        return new TermsAgreed(
                new Seats(new PlayerId("bob"), new PlayerId("alice")),
                Komi.ofHalfPoints(15),
                toPlay,
                new Clocks(NO_CLOCK, NO_CLOCK));
    }

    private static AppendEvents append(MatchEvent event) {
        return new AppendEvents(List.of(event));
    }

    private static MatchStarted free(int side) {
        return free(side, List.of(), BLACK);
    }

    private static MatchStarted free(int side, List<Vertex> setup, Color toPlay) {
        return new MatchStarted(
                new Seats(new PlayerId("alice"), new PlayerId("bob")),
                new ColorDraw.Named(),
                Rulesets.FREE_PLACEMENT,
                BoardSize.square(side),
                Komi.ZERO,
                0,
                Handicap.Kind.FIXED,
                setup,
                List.of(),
                toPlay,
                new TimeControl.Untimed(),
                MatchTerms.USUAL,
                Optional.empty());
    }
}
