package org.tengen.match.lifecycle.persistence;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tengen.contracts.match.ClockState;
import org.tengen.contracts.match.Clocks;
import org.tengen.contracts.match.ColorDraw;
import org.tengen.contracts.match.DeadStones;
import org.tengen.contracts.match.MatchId;
import org.tengen.contracts.match.MatchResult;
import org.tengen.contracts.match.MatchTerms;
import org.tengen.contracts.match.PauseReason;
import org.tengen.contracts.match.PlayerId;
import org.tengen.contracts.match.Prisoners;
import org.tengen.contracts.match.Ruling;
import org.tengen.contracts.match.SealedKomi;
import org.tengen.contracts.match.Seats;
import org.tengen.contracts.match.TimeControl;
import org.tengen.engine.BoardSize;
import org.tengen.engine.Color;
import org.tengen.engine.Komi;
import org.tengen.engine.Move;
import org.tengen.engine.Position;
import org.tengen.engine.Vertex;
import org.tengen.engine.rules.Handicap;
import org.tengen.engine.rules.Rulesets;
import org.tengen.match.clock.domain.TurnTime;
import org.tengen.match.lifecycle.domain.Appeal;
import org.tengen.match.lifecycle.domain.Attendance;
import org.tengen.match.lifecycle.domain.Board;
import org.tengen.match.lifecycle.domain.Book;
import org.tengen.match.lifecycle.domain.Conduct;
import org.tengen.match.lifecycle.domain.Contest;
import org.tengen.match.lifecycle.domain.Counting;
import org.tengen.match.lifecycle.domain.CountingLimit;
import org.tengen.match.lifecycle.domain.Decided;
import org.tengen.match.lifecycle.domain.Ended;
import org.tengen.match.lifecycle.domain.InPlay;
import org.tengen.match.lifecycle.domain.LastAct;
import org.tengen.match.lifecycle.domain.LogPlace;
import org.tengen.match.lifecycle.domain.MoveMade;
import org.tengen.match.lifecycle.domain.NoResultOffer;
import org.tengen.match.lifecycle.domain.Objection;
import org.tengen.match.lifecycle.domain.Opening;
import org.tengen.match.lifecycle.domain.PlayerPause;
import org.tengen.match.lifecycle.domain.RulingMade;
import org.tengen.match.lifecycle.domain.Scoring;
import org.tengen.match.lifecycle.domain.Started;
import org.tengen.match.lifecycle.domain.Timing;
import org.tengen.match.lifecycle.domain.UndoRequest;
import org.tengen.match.lifecycle.domain.Warnings;

class StateJsonTest {
    private static final Instant TIME = Instant.parse("2026-01-01T00:00:00.123Z");
    private static final LogPlace PLACE = new LogPlace(7, TIME);
    private static final PlayerId ALICE = new PlayerId("alice");
    private static final Contest CONTEST = new Contest(
            MatchId.parse("019a8f4e-6f00-7000-8000-000000000001"),
            new Seats(ALICE, new PlayerId("bob")),
            new ColorDraw.ServerDraw("c", "s", ALICE, Color.BLACK),
            Rulesets.CHINESE,
            new BoardSize(3, 2),
            Komi.ofHalfPoints(-13),
            new Handicap(3, Handicap.Kind.FREE),
            new TimeControl.Byoyomi(600_000, 30_000, 3),
            MatchTerms.USUAL,
            TIME,
            Optional.of(MatchId.parse("019a8f4e-6f00-7000-8000-000000000002")),
            Optional.of(MatchId.parse("019a8f4e-6f00-7000-8000-000000000003")),
            new TreeSet<>(List.of(Color.WHITE)),
            new Warnings(new Warnings.Row(List.of(1, 0)), new Warnings.Row(List.of())),
            book());
    private static final Board BOARD = new Board(
            new Position(List.of("..X", "O..")),
            new Prisoners(1, 2),
            Color.WHITE,
            new Opening.Done(),
            List.of(
                    new MoveMade(Color.BLACK, new Move.Play(Vertex.parse("C2"))),
                    new MoveMade(Color.WHITE, Move.PASS)));
    private static final Clocks CLOCKS = new Clocks(new ClockState.Byoyomi(0, 2), new ClockState.Byoyomi(600_000, 3));
    private static final DeadStones DEAD = DeadStones.of(List.of(Vertex.parse("A1")));

    private static Book book() {
        Ruling ruling = new Ruling.AdjustTime(Color.WHITE, new ClockState.Byoyomi(1, 2));
        return new Book(
                List.of(
                        new Objection(3, TIME, new TreeSet<>(List.of(Color.WHITE)), "Noise", true),
                        new Objection(4, TIME, new TreeSet<>(), "The sides do not agree", false)),
                List.of(
                        new RulingMade(5, TIME, new PlayerId("rita"), ruling, "An outage"),
                        new RulingMade(
                                7, TIME, new PlayerId("rita"), new Ruling.SettleCount(DeadStones.NONE), "Agreed")),
                List.of(new Appeal(6, TIME, Color.BLACK, "There was none", 5, Appeal.Standing.STANDS)),
                new TreeSet<>(List.of(Color.BLACK)),
                new LastAct(5, "rita", "ADJUST_TIME"),
                Optional.of(MatchId.parse("019a8f4e-6f00-7000-8000-000000000003")),
                true);
    }

    static Stream<Started> every_phase() {
        SealedKomi komi = new SealedKomi(Komi.ofHalfPoints(13), "sixteen letters!");
        return Stream.of(
                opening(new Opening.HandicapStones(1)),
                opening(new Opening.SeatStones(3)),
                opening(new Opening.Terms(new Opening.Offer.None(), new Opening.Offer.None(), Optional.empty())),
                opening(new Opening.Terms(
                        new Opening.Offer.Open(komi),
                        new Opening.Offer.Sealed(komi.commitment().sha256()),
                        Optional.of(Color.WHITE))),
                inPlay(new PlayerPause.None(), new UndoRequest.None(), new NoResultOffer.NotPossible()),
                inPlay(
                        new PlayerPause.Asked(Color.BLACK),
                        new UndoRequest.Asked(Color.WHITE, 2, 17, true),
                        new NoResultOffer.Possible(0)),
                inPlay(
                        new PlayerPause.Running(Color.WHITE, TIME),
                        new UndoRequest.Lapsed(Color.WHITE, 2, 9),
                        new NoResultOffer.Offered(Color.BLACK, 3)),
                inPlay(
                        new PlayerPause.None(),
                        new UndoRequest.Granted(Color.BLACK, 1),
                        new NoResultOffer.NotPossible()),
                counting(new CountingLimit(TIME, Optional.empty(), false, false)),
                counting(new CountingLimit(TIME, Optional.of(DEAD), true, false)),
                new Scoring(CONTEST, PLACE, BOARD, CLOCKS, DEAD),
                new Decided(CONTEST, PLACE, BOARD, CLOCKS, new MatchResult.WinByScore(Color.BLACK, 4), 7),
                new Ended(
                        CONTEST, PLACE, BOARD, CLOCKS, new MatchResult.Draw(MatchResult.Method.SCORE), 6, TIME, true));
    }

    private static InPlay opening(Opening opening) {
        Board board = new Board(BOARD.position(), BOARD.prisoners(), BOARD.toPlay(), opening, BOARD.moves());
        return new InPlay(
                CONTEST,
                PLACE,
                board,
                CLOCKS,
                timing(new PlayerPause.None()),
                conduct(new UndoRequest.None(), new NoResultOffer.NotPossible()),
                0);
    }

    private static InPlay inPlay(PlayerPause pause, UndoRequest undo, NoResultOffer noResult) {
        return new InPlay(CONTEST, PLACE, BOARD, CLOCKS, timing(pause), conduct(undo, noResult), 1);
    }

    private static Counting counting(CountingLimit limit) {
        return new Counting(
                CONTEST,
                PLACE,
                BOARD,
                CLOCKS,
                timing(new PlayerPause.None()),
                limit,
                DEAD,
                List.of(Color.BLACK),
                false);
    }

    private static Conduct conduct(UndoRequest undo, NoResultOffer noResult) {
        return new Conduct(undo, noResult);
    }

    private static Timing timing(PlayerPause pause) {
        TreeSet<PauseReason> reasons = new TreeSet<>(List.of(PauseReason.SERVER, PauseReason.PLAYER));
        TreeSet<Color> white = new TreeSet<>(List.of(Color.WHITE));
        return new Timing(
                new TurnTime(1500, TIME, reasons),
                pause,
                new Attendance(white, new TreeSet<>()),
                Optional.of(new TurnTime(20, TIME, reasons)));
    }

    @ParameterizedTest
    @MethodSource("every_phase")
    void a_match_read_back_is_the_match_written(Started match) {
        String json = StateJson.write(match);

        assertThat(StateJson.read(json)).isEqualTo(match);
        assertThat(StateJson.write(StateJson.read(json))).isEqualTo(json);
    }

    /** A row from before a suggestion could be pending has the stones suggested, none before one came. */
    @Test
    void a_suggestion_in_a_row_of_before_is_read() {
        String json = StateJson.write(counting(new CountingLimit(TIME, Optional.of(DEAD), true, false)));

        assertThat(json).contains("\"suggested\":[\"A1\"]");
        assertThat(StateJson.read(json.replace("\"suggested\":[\"A1\"]", "\"suggested\":[]")))
                .isEqualTo(counting(new CountingLimit(TIME, Optional.of(DeadStones.NONE), true, false)));
    }

    /** Rows of matches that began before there was a deadline of the terms, or a rule for draws. */
    @Test
    void a_row_that_says_nothing_of_what_came_later_is_read() throws IOException {
        InPlay match = opening(new Opening.Terms(
                new Opening.Offer.Sealed("ab".repeat(32)), new Opening.Offer.None(), Optional.empty()));
        ObjectNode row = (ObjectNode) new ObjectMapper().readTree(StateJson.write(match));
        row.withObject("/contest").remove("replay");
        row.withObject("/contest/terms").remove(List.of("termsMs", "draws", "ties", "noResult"));
        row.withObject("/board/opening").remove("lapsed");
        row.withObject("/timing").remove("step");

        InPlay read = (InPlay) StateJson.read(row.toString());

        assertThat(read.board()).isEqualTo(match.board());
        assertThat(read.contest().replay()).isEmpty();
        assertThat(read.contest().terms().termsMs()).isEmpty();
        assertThat(read.termsEnd()).isEmpty();
        assertThat(read.contest().terms().withoutDraws()).isFalse();
    }
}
