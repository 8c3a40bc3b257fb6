package org.tengen.rules.record.domain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.tengen.engine.Color.BLACK;
import static org.tengen.engine.Color.WHITE;
import static org.tengen.rules.kit.Events.NO_CLOCK;
import static org.tengen.rules.kit.Events.vertices;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.tengen.contracts.event.MatchEvent;
import org.tengen.contracts.event.MatchEvent.AppealDecided;
import org.tengen.contracts.event.MatchEvent.CountImposed;
import org.tengen.contracts.event.MatchEvent.CountingBegan;
import org.tengen.contracts.event.MatchEvent.HandicapStonePlaced;
import org.tengen.contracts.event.MatchEvent.MatchEnded;
import org.tengen.contracts.event.MatchEvent.MatchScored;
import org.tengen.contracts.event.MatchEvent.MatchStarted;
import org.tengen.contracts.event.MatchEvent.MoveLetStand;
import org.tengen.contracts.event.MatchEvent.MoveUndone;
import org.tengen.contracts.event.MatchEvent.Passed;
import org.tengen.contracts.event.MatchEvent.PlayResumed;
import org.tengen.contracts.event.MatchEvent.PlayerResigned;
import org.tengen.contracts.event.MatchEvent.PositionRestored;
import org.tengen.contracts.event.MatchEvent.RefereeRuled;
import org.tengen.contracts.event.MatchEvent.SeatStonePlaced;
import org.tengen.contracts.event.MatchEvent.StonePlayed;
import org.tengen.contracts.event.MatchEvent.TermsAgreed;
import org.tengen.contracts.event.MatchEvent.UndoRequested;
import org.tengen.contracts.event.Recorded;
import org.tengen.contracts.hash.PositionHash;
import org.tengen.contracts.match.Actor;
import org.tengen.contracts.match.ClockState;
import org.tengen.contracts.match.Clocks;
import org.tengen.contracts.match.ColorDraw;
import org.tengen.contracts.match.CommandId;
import org.tengen.contracts.match.DeadStones;
import org.tengen.contracts.match.DrawRule;
import org.tengen.contracts.match.MatchId;
import org.tengen.contracts.match.MatchResult;
import org.tengen.contracts.match.MatchResult.Method;
import org.tengen.contracts.match.MatchTerms;
import org.tengen.contracts.match.NoResultRule;
import org.tengen.contracts.match.PlayerId;
import org.tengen.contracts.match.Prisoners;
import org.tengen.contracts.match.Ruling;
import org.tengen.contracts.match.Seats;
import org.tengen.contracts.match.TieRule;
import org.tengen.contracts.match.TimeControl;
import org.tengen.engine.BoardSize;
import org.tengen.engine.Color;
import org.tengen.engine.Komi;
import org.tengen.engine.Position;
import org.tengen.engine.Vertex;
import org.tengen.engine.notation.Sgf;
import org.tengen.engine.notation.SgfGame;
import org.tengen.engine.rules.Handicap;
import org.tengen.engine.rules.Handicap.Kind;
import org.tengen.engine.rules.Ruleset;
import org.tengen.engine.rules.Rulesets;

/** docs/log.md: the record of a match as SGF, and that it is the same game when it is read again. */
class GameOfRecordTest {
    private static final MatchId MATCH = MatchId.parse("019a8f3e-5b1c-7d20-9e44-3f2a1b0c9d8e");
    private static final Instant MAY_4 = Instant.parse("2026-05-04T23:59:59.999Z");
    private static final Instant MAY_5 = Instant.parse("2026-05-05T00:00:00Z");
    private static final Clocks NO_CLOCKS = new Clocks(NO_CLOCK, NO_CLOCK);
    private static final Position EMPTY = Position.empty(BoardSize.square(5));
    private static final Position COLUMNS = new Position(List.of(".X.O.", ".X.O.", ".X.O.", ".X.O.", ".X.O."));

    private final List<Recorded> log = new ArrayList<>();
    private Instant now = MAY_4;

    @Test
    void a_log_is_written_as_one_line_of_play() {
        happened(
                start(Rulesets.JAPANESE, Komi.ofHalfPoints(13), new TimeControl.Byoyomi(600_000, 30_000, 3)),
                new StonePlayed(
                        1,
                        BLACK,
                        Vertex.parse("C3"),
                        List.of(),
                        "",
                        new ClockState.Byoyomi(591_250, 3),
                        0,
                        Optional.empty()),
                new StonePlayed(
                        2, WHITE, Vertex.parse("B3"), List.of(), "", new ClockState.Byoyomi(0, 2), 0, Optional.empty()),
                new Passed(3, BLACK, new ClockState.Byoyomi(580_000, 3), 0),
                new PlayerResigned(BLACK),
                new MatchEnded(new MatchResult.Win(WHITE, Method.RESIGNATION)));

        assertThat(Sgf.write(game(), "Tengen:0.1.0")).isEqualTo("""
                (;GM[1]FF[4]CA[UTF-8]AP[Tengen:0.1.0]SZ[5]KM[6.5]RE[W+R]DT[2026-05-04]GN[019a8f3e-5b1c-7d20-9e44-3f2a1b0c9d8e]\
                OT[3x30 byo-yomi]PB[alice]PW[bob]RU[japanese]TM[600]
                ;B[cc]BL[591.25]
                ;W[bc]OW[2]WL[30]
                ;B[]BL[580])
                """);
        assertSameWhenReadAgain();
    }

    @Test
    void moves_taken_back_are_not_in_the_main_line() {
        happened(start(Rulesets.CHINESE), stone(1, BLACK, "C3"), stone(2, WHITE, "B3"), stone(3, BLACK, "A1"));
        happened(new UndoRequested(BLACK, 1));
        happened(new MoveUndone(1, 2, EMPTY, PositionHash.of(EMPTY), Prisoners.NONE, BLACK, 0, NO_CLOCKS));
        happened(stone(3, BLACK, "B2"));

        assertThat(moves()).containsExactly("C3", "B3", "B2");
        assertSameWhenReadAgain();
    }

    @Test
    void moves_after_a_restored_position_are_not_in_it_and_the_match_has_no_result_again() {
        happened(start(Rulesets.CHINESE), stone(1, BLACK, "C3"), stone(2, WHITE, "B3"), new PlayerResigned(BLACK));
        happened(new MatchEnded(new MatchResult.Win(WHITE, Method.RESIGNATION)));
        happened(new RefereeRuled(new Ruling.RestorePosition(1), "scattered"));
        happened(new PositionRestored(1, EMPTY, PositionHash.of(EMPTY), Prisoners.NONE, WHITE, 0, NO_CLOCKS));

        assertThat(moves()).containsExactly("C3");
        assertThat(result()).isEqualTo("?");
    }

    @Test
    void a_match_that_goes_on_has_an_unknown_result() {
        happened(start(Rulesets.CHINESE));

        assertThat(result()).isEqualTo("?");
        assertThat(moves()).isEmpty();
        assertSameWhenReadAgain();
    }

    static Stream<Arguments> results() {
        return Stream.of(
                Arguments.of(new MatchResult.Win(BLACK, Method.RESIGNATION), "B+R"),
                Arguments.of(new MatchResult.Win(WHITE, Method.TIME), "W+T"),
                Arguments.of(new MatchResult.Win(BLACK, Method.FORFEIT), "B+F"),
                Arguments.of(new MatchResult.Win(WHITE, Method.RULING), "W+"),
                Arguments.of(new MatchResult.Win(BLACK, Method.AGREEMENT), "B+"),
                Arguments.of(new MatchResult.Win(WHITE, Method.TIE_RULE), "W+"),
                Arguments.of(new MatchResult.WinByScore(BLACK, 1), "B+0.5"),
                Arguments.of(new MatchResult.WinByScore(WHITE, 4), "W+2"),
                Arguments.of(new MatchResult.Draw(Method.SCORE), "0"),
                Arguments.of(new MatchResult.Draw(Method.RULING), "0"),
                Arguments.of(new MatchResult.NoResult(Method.AGREEMENT), "Void"),
                Arguments.of(new MatchResult.BothLose(Method.FORFEIT), "Void"),
                Arguments.of(new MatchResult.Annulled(Method.RULING), "Void"));
    }

    @ParameterizedTest
    @MethodSource("results")
    void every_ending_has_its_text(MatchResult result, String text) {
        happened(start(Rulesets.CHINESE), new MatchEnded(result));

        assertThat(result()).isEqualTo(text);
        assertSameWhenReadAgain();
    }

    @Test
    void a_corrected_result_stands() {
        happened(start(Rulesets.CHINESE), new MatchEnded(new MatchResult.Win(WHITE, Method.TIME)));
        happened(new MatchEnded(new MatchResult.Draw(Method.RULING)));

        assertThat(result()).isEqualTo("0");
    }

    @Test
    void fixed_handicap_stones_stand_in_the_root_and_white_plays_first() {
        happened(start(Rulesets.CHINESE, handicap(2, Kind.FIXED), vertices("B2 D4"), List.of(), WHITE));
        happened(stone(1, WHITE, "C3"));

        assertThat(root()).contains("HA[2]AB[bd][db]PL[W]");
        assertSameWhenReadAgain();
    }

    @Test
    void a_handicap_of_one_is_never_written() {
        happened(start(Rulesets.CHINESE, handicap(1, Kind.FIXED), List.of(), List.of(), BLACK));

        assertThat(root()).doesNotContain("HA[").doesNotContain("AB[");
        assertSameWhenReadAgain();
    }

    @Test
    void free_handicap_stones_are_setup_as_well() {
        happened(start(Rulesets.CHINESE, handicap(2, Kind.FREE), List.of(), List.of(), BLACK));
        happened(new HandicapStonePlaced(Vertex.parse("A1"), 1, NO_CLOCK));
        happened(new HandicapStonePlaced(Vertex.parse("E5"), 0, NO_CLOCK));
        happened(stone(1, WHITE, "C3"));

        assertThat(root()).contains("HA[2]AB[ae][ea]PL[W]");
        assertSameWhenReadAgain();
    }

    @Test
    void while_free_handicap_stones_are_put_down_it_is_blacks_turn_and_only_those_on_the_board_are_there() {
        happened(start(Rulesets.CHINESE, handicap(3, Kind.FREE), List.of(), List.of(), BLACK));
        assertThat(root()).doesNotContain("HA[");
        assertSameWhenReadAgain();

        happened(new HandicapStonePlaced(Vertex.parse("A1"), 2, NO_CLOCK));
        assertThat(root()).contains("AB[ae]PL[B]").doesNotContain("HA[");
        assertSameWhenReadAgain();

        happened(new HandicapStonePlaced(Vertex.parse("E5"), 1, NO_CLOCK));
        assertThat(root()).contains("HA[2]AB[ae][ea]PL[B]");
        assertSameWhenReadAgain();
    }

    @Test
    void seat_stones_are_setup_and_no_handicap() {
        happened(start(Rulesets.ANCIENT_CHINESE, Handicap.NONE, vertices("B2 D4"), vertices("B4 D2"), WHITE));

        assertThat(root()).contains("AB[bd][db]AW[dd][bb]PL[W]").doesNotContain("HA[");
        assertSameWhenReadAgain();
    }

    /** Who plays Black, and for which komi, is not known before it is agreed. */
    @Test
    void seat_stones_put_down_freely_are_setup_and_agreed_colours_and_komi_those_of_the_game() {
        happened(start(Rulesets.FREE_PLACEMENT), seatStone(BLACK, "B2", 3), seatStone(WHITE, "D4", 2));
        assertThat(root()).contains("AB[bd]AW[db]PL[B]", "PB[alice]PW[bob]").doesNotContain("KM[", "HA[");
        assertSameWhenReadAgain();

        happened(seatStone(BLACK, "D2", 1), seatStone(WHITE, "B4", 0));
        Seats swapped = new Seats(new PlayerId("bob"), new PlayerId("alice"));
        happened(new TermsAgreed(swapped, Komi.ofHalfPoints(15), BLACK, NO_CLOCKS), stone(1, BLACK, "C3"));
        assertThat(root())
                .contains("AB[bd][dd]AW[bb][db]PL[B]", "PB[bob]PW[alice]", "KM[7.5]")
                .doesNotContain("HA[");
        assertThat(moves()).containsExactly("C3");
        assertSameWhenReadAgain();
    }

    private static SeatStonePlaced seatStone(Color color, String vertex, int stonesLeft) {
        return new SeatStonePlaced(color, Vertex.parse(vertex), stonesLeft, NO_CLOCK);
    }

    @Test
    void points_counted_by_area_are_marked_at_the_end_living_stones_among_them() {
        counted(start(Rulesets.CHINESE), COLUMNS, DeadStones.NONE);
        happened(new MatchEnded(new MatchResult.Draw(Method.SCORE)));

        assertThat(game().territory())
                .containsEntry(BLACK, points("A1 A2 A3 A4 A5 B1 B2 B3 B4 B5"))
                .containsEntry(WHITE, points("D1 D2 D3 D4 D5 E1 E2 E3 E4 E5"));
        assertThat(Sgf.write(game(), "Tengen:test"))
                .contains("\n;TB[ae][be][ad][bd][ac][bc][ab][bb][aa][ba]TW[de][ee][dd][ed][dc][ec][db][eb][da][ea])");
        assertSameWhenReadAgain();
    }

    /** The stones were counted, whoever wins a count that is equal. */
    @Test
    void a_count_that_the_terms_decided_has_its_points_marked() {
        counted(withTies(start(Rulesets.CHINESE), TieRule.WHITE_WINS), COLUMNS, DeadStones.NONE);
        happened(new MatchEnded(new MatchResult.Win(WHITE, Method.TIE_RULE)));

        assertThat(game().territory())
                .containsEntry(BLACK, points("A1 A2 A3 A4 A5 B1 B2 B3 B4 B5"))
                .containsEntry(WHITE, points("D1 D2 D3 D4 D5 E1 E2 E3 E4 E5"));
        assertThat(root()).contains("RE[W+]");
    }

    @Test
    void points_counted_by_territory_are_those_surrounded() {
        counted(start(Rulesets.JAPANESE), COLUMNS, DeadStones.NONE);
        happened(new MatchEnded(new MatchResult.Draw(Method.SCORE)));

        assertThat(game().territory())
                .containsEntry(BLACK, points("A1 A2 A3 A4 A5"))
                .containsEntry(WHITE, points("E1 E2 E3 E4 E5"));
    }

    @Test
    void points_under_agreed_dead_stones_are_their_captors() {
        Position withDead = new Position(List.of(".X.O.", ".X.O.", ".X.OX", ".X.O.", ".X.O."));
        counted(start(Rulesets.JAPANESE), withDead, new MatchScored(10, 12, new DeadStones(vertices("E3"))));
        happened(new MatchEnded(new MatchResult.WinByScore(WHITE, 2)));

        assertThat(game().territory()).containsEntry(WHITE, points("E1 E2 E3 E4 E5"));
        assertSameWhenReadAgain();
    }

    @Test
    void a_match_that_was_not_decided_by_counting_has_no_points_marked() {
        counted(start(Rulesets.CHINESE), COLUMNS, DeadStones.NONE);
        assertThat(game().territory().get(BLACK)).isEmpty();

        happened(new MatchEnded(new MatchResult.Win(WHITE, Method.RULING)));
        assertThat(game().territory().get(BLACK)).isEmpty();
    }

    @Test
    void a_count_that_play_went_on_after_marks_nothing() {
        counted(start(Rulesets.CHINESE), COLUMNS, DeadStones.NONE);
        happened(new PlayResumed(BLACK, NO_CLOCKS), new MatchEnded(new MatchResult.Draw(Method.SCORE)));

        assertThat(game().territory().get(BLACK)).isEmpty();
    }

    @Test
    void each_day_of_play_is_a_date_in_utc() {
        happened(start(Rulesets.CHINESE), stone(1, BLACK, "C3"));
        now = MAY_5;
        happened(stone(2, WHITE, "B3"), stone(3, BLACK, "B2"));

        assertThat(game().dates()).containsExactly("2026-05-04", "2026-05-05");
    }

    @Test
    void the_day_a_match_began_is_a_date_though_its_handicap_stones_came_later() {
        happened(start(Rulesets.CHINESE, handicap(2, Kind.FREE), List.of(), List.of(), BLACK));
        now = MAY_5;
        happened(new HandicapStonePlaced(Vertex.parse("A1"), 1, NO_CLOCK));

        assertThat(game().dates()).containsExactly("2026-05-04", "2026-05-05");
    }

    @Test
    void names_that_look_like_sgf_are_escaped() {
        MatchStarted usual = start(Rulesets.CHINESE);
        happened(new MatchStarted(
                new Seats(new PlayerId("a]b\\"), new PlayerId("秀策[1d]:")),
                usual.colorDraw(),
                usual.ruleset(),
                usual.size(),
                usual.komi(),
                usual.handicap(),
                usual.handicapPlacement(),
                usual.setupBlack(),
                usual.setupWhite(),
                usual.toPlay(),
                usual.timeControl(),
                usual.terms(),
                usual.replayOf()));

        assertThat(root()).contains("PB[a\\]b\\\\]", "PW[秀策[1d\\]:]");
        assertSameWhenReadAgain();
    }

    @Test
    void a_log_without_a_start_is_corrupt() {
        assertThatThrownBy(() -> GameOfRecord.of(List.of())).isInstanceOf(CorruptRecord.class);
    }

    @Test
    void a_result_that_was_ruled_to_be_another_than_was_counted_has_no_points_marked() {
        counted(start(Rulesets.CHINESE), COLUMNS, DeadStones.NONE);
        MatchResult counted = new MatchResult.Draw(Method.SCORE);
        MatchResult ruled = new MatchResult.WinByScore(WHITE, 6);
        happened(new MatchEnded(counted));
        assertThat(game().territory().get(BLACK)).isNotEmpty();

        happened(new RefereeRuled(new Ruling.CorrectResult(ruled), "misplaced"), new MatchEnded(ruled));
        assertThat(game().territory().get(BLACK)).isEmpty();
        assertThat(Sgf.write(game(), "Tengen:test"))
                .contains("RE[W+3]")
                .doesNotContain("TB[")
                .doesNotContain("TW[");

        happened(
                new AppealDecided(7, false, Optional.of(new Ruling.CorrectResult(counted)), "not misplaced"),
                new MatchEnded(counted));
        assertThat(game().territory().get(BLACK))
                .as("what was counted after all")
                .isNotEmpty();
    }

    @Test
    void a_result_that_was_let_stand_keeps_the_points_of_its_count() {
        counted(start(Rulesets.CHINESE), COLUMNS, DeadStones.NONE);
        happened(new MatchEnded(new MatchResult.Draw(Method.SCORE)));
        happened(new RefereeRuled(new Ruling.LetStand(), "nothing wrong"), new MoveLetStand(0));

        assertThat(game().territory().get(BLACK)).isNotEmpty();
    }

    @Test
    void points_are_those_of_the_stones_that_a_referee_settled() {
        Position withDead = new Position(List.of(".X.O.", ".X.O.", ".X.OX", ".X.O.", ".X.O."));
        DeadStones dead = new DeadStones(vertices("E3"));
        counting(start(Rulesets.JAPANESE), withDead);
        happened(new RefereeRuled(new Ruling.SettleCount(dead), "dead"), new CountImposed(dead, dead.hash()));
        happened(new MatchScored(10, 12, dead), new MatchEnded(new MatchResult.WinByScore(WHITE, 2)));

        assertThat(game().territory()).containsEntry(WHITE, points("E1 E2 E3 E4 E5"));
    }

    private void counted(MatchStarted start, Position position, DeadStones dead) {
        counted(start, position, new MatchScored(10, 10, dead));
    }

    private void counted(MatchStarted start, Position position, MatchScored count) {
        counting(start, position);
        happened(count);
    }

    private void counting(MatchStarted start, Position position) {
        happened(start);
        happened(new CountingBegan(
                position,
                PositionHash.of(position),
                Prisoners.NONE,
                start.ruleset(),
                start.komi(),
                start.handicap(),
                BLACK,
                0,
                Optional.empty(),
                Optional.empty(),
                start.terms().ties()));
    }

    private static MatchStarted withTies(MatchStarted s, TieRule ties) {
        return new MatchStarted(
                s.seats(),
                s.colorDraw(),
                s.ruleset(),
                s.size(),
                s.komi(),
                s.handicap(),
                s.handicapPlacement(),
                s.setupBlack(),
                s.setupWhite(),
                s.toPlay(),
                s.timeControl(),
                s.terms().with(DrawRule.EXCLUDED, Optional.of(ties), NoResultRule.REFEREE),
                s.replayOf());
    }

    private void happened(MatchEvent... events) {
        for (MatchEvent event : events) {
            log.add(new Recorded(
                    MATCH,
                    log.size() + 1,
                    new CommandId(new UUID(0, log.size())),
                    Actor.server("test"),
                    now,
                    now,
                    event,
                    ""));
        }
    }

    private SgfGame game() {
        return GameOfRecord.of(log);
    }

    private String root() {
        return Sgf.write(game(), "Tengen:test").lines().findFirst().orElseThrow();
    }

    private List<String> moves() {
        return game().moves().stream().map(move -> move.move().toString()).toList();
    }

    private String result() {
        return game().result().orElseThrow().raw();
    }

    /** Export then import gives the same game, and nothing has to be bent for it. */
    private void assertSameWhenReadAgain() {
        Sgf.Reading again = Sgf.read(Sgf.write(game(), "Tengen:test"));
        Map<String, String> info = new TreeMap<>(again.game().info());
        info.keySet().removeAll(Set.of("AP", "CA"));

        assertThat(again.game().withInfo(info)).isEqualTo(game());
        assertThat(again.warnings()).isEmpty();
    }

    private static Set<Vertex> points(String names) {
        return new TreeSet<>(vertices(names));
    }

    private static Handicap handicap(int stones, Kind kind) {
        return new Handicap(stones, kind);
    }

    private static StonePlayed stone(int number, Color color, String vertex) {
        return new StonePlayed(number, color, Vertex.parse(vertex), List.of(), "", NO_CLOCK, 0, Optional.empty());
    }

    private static MatchStarted start(Ruleset ruleset) {
        return start(ruleset, Komi.ZERO, new TimeControl.Untimed());
    }

    private static MatchStarted start(Ruleset ruleset, Komi komi, TimeControl control) {
        return start(ruleset, komi, Handicap.NONE, List.of(), List.of(), BLACK, control);
    }

    private static MatchStarted start(
            Ruleset ruleset, Handicap handicap, List<Vertex> black, List<Vertex> white, Color toPlay) {
        return start(ruleset, Komi.ZERO, handicap, black, white, toPlay, new TimeControl.Untimed());
    }

    private static MatchStarted start(
            Ruleset ruleset,
            Komi komi,
            Handicap handicap,
            List<Vertex> black,
            List<Vertex> white,
            Color toPlay,
            TimeControl control) {
        return new MatchStarted(
                new Seats(new PlayerId("alice"), new PlayerId("bob")),
                new ColorDraw.Named(),
                ruleset,
                BoardSize.square(5),
                komi,
                handicap.stones(),
                handicap.kind(),
                black,
                white,
                toPlay,
                control,
                MatchTerms.USUAL,
                Optional.empty());
    }
}
