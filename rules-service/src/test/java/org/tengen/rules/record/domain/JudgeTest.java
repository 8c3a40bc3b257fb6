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
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tengen.contracts.command.MatchCommand.AppendEvents;
import org.tengen.contracts.command.RulesRejection.IllegalSetup;
import org.tengen.contracts.command.RulesRejection.KoForbidden;
import org.tengen.contracts.command.RulesRejection.NotInPlay;
import org.tengen.contracts.command.RulesRejection.OffBoard;
import org.tengen.contracts.command.RulesRejection.PointOccupied;
import org.tengen.contracts.command.RulesRejection.RepetitionForbidden;
import org.tengen.contracts.command.RulesRejection.SuicideForbidden;
import org.tengen.contracts.command.RulesRejection.WrongTurn;
import org.tengen.contracts.event.MatchEvent;
import org.tengen.contracts.event.MatchEvent.CountDisputed;
import org.tengen.contracts.event.MatchEvent.CountImposed;
import org.tengen.contracts.event.MatchEvent.CountingBegan;
import org.tengen.contracts.event.MatchEvent.MatchEnded;
import org.tengen.contracts.event.MatchEvent.MatchStarted;
import org.tengen.contracts.event.MatchEvent.Passed;
import org.tengen.contracts.event.MatchEvent.PlayResumed;
import org.tengen.contracts.event.MatchEvent.PlayerResigned;
import org.tengen.contracts.event.MatchEvent.PositionRestored;
import org.tengen.contracts.event.MatchEvent.RefereeCalled;
import org.tengen.contracts.event.MatchEvent.ReplayAgreed;
import org.tengen.contracts.event.MatchEvent.StonePlayed;
import org.tengen.contracts.hash.PositionHash;
import org.tengen.contracts.match.Clocks;
import org.tengen.contracts.match.DeadStones;
import org.tengen.contracts.match.MatchId;
import org.tengen.contracts.match.MatchResult;
import org.tengen.contracts.match.Prisoners;
import org.tengen.contracts.match.TimeControl;
import org.tengen.contracts.match.Timing;
import org.tengen.engine.BoardSize;
import org.tengen.engine.Komi;
import org.tengen.engine.Position;
import org.tengen.engine.Vertex;
import org.tengen.engine.rules.Ruleset;
import org.tengen.engine.rules.Rulesets;

class JudgeTest {
    private static final MatchStarted CHINESE_5X5 = started(Rulesets.CHINESE, 5);
    private static final MatchStarted JAPANESE_5X5 = started(Rulesets.JAPANESE, 5);
    /** A ruleset of one's own. */
    private static final Ruleset CUSTOM_AS_IT_STANDS = asItStands(Rulesets.AGA);

    private static final Clocks NO_CLOCKS = new Clocks(NO_CLOCK, NO_CLOCK);

    @Test
    void a_stone_takes_what_it_captures_in_order() {
        given(started(Rulesets.CHINESE, 3, vertices("A1 B1"), vertices("A2 B2"), WHITE))
                .when(play(WHITE, "C1"))
                .thenAppended(new StonePlayed(
                        1,
                        WHITE,
                        Vertex.parse("C1"),
                        vertices("A1 B1"),
                        PositionHash.of(new Position(List.of("...", "OO.", "..O"))),
                        NO_CLOCK,
                        0,
                        Optional.empty()));
    }

    @Test
    void a_stone_may_not_be_played_on_another() {
        given(CHINESE_5X5)
                .after(moves("C3"))
                .when(play(WHITE, "C3"))
                .thenRejected(new PointOccupied(Vertex.parse("C3")));
    }

    @Test
    void no_result_that_both_agreed_on_leads_to_a_replay_or_to_the_referee_in_the_same_append() {
        MatchEnded ended = new MatchEnded(new MatchResult.NoResult(MatchResult.Method.AGREEMENT));
        ReplayAgreed replay = new ReplayAgreed(MatchId.parse("019a8f4e-6f00-7000-8000-000000000002"));
        RefereeCalled called = new RefereeCalled("No result");

        given(JAPANESE_5X5)
                .after(moves("C3"))
                .when(new AppendEvents(List.of(replay, ended)))
                .thenAppended(replay, ended);
        given(JAPANESE_5X5)
                .after(moves("C3"))
                .when(new AppendEvents(List.of(ended, called)))
                .thenAppended(ended, called);
        given().when(new AppendEvents(List.of(replay)))
                .thenRejected(new IllegalSetup("A match begins with MatchStarted"));
    }

    @Test
    void suicide_is_forbidden_under_chinese_rules() {
        given(started(Rulesets.CHINESE, 5, List.of(), vertices("A2 B1"), BLACK))
                .when(play(BLACK, "A1"))
                .thenRejected(new SuicideForbidden(Vertex.parse("A1")));
    }

    @Test
    void suicide_of_two_stones_is_legal_under_tromp_taylor_and_takes_them() {
        given(started(Rulesets.TROMP_TAYLOR, 5, vertices("A1"), vertices("A2 B2 C1"), BLACK))
                .when(play(BLACK, "B1"))
                .thenAppended(new StonePlayed(
                        1,
                        BLACK,
                        Vertex.parse("B1"),
                        vertices("A1 B1"),
                        PositionHash.of(new Position(List.of(".....", ".....", ".....", "OO...", "..O.."))),
                        NO_CLOCK,
                        0,
                        Optional.empty()));
    }

    @Test
    void a_ko_may_not_be_retaken_at_once() {
        given(started(Rulesets.JAPANESE, 5, vertices("A2 B1 B3 C2"), vertices("C3 C1 D2"), WHITE))
                .after(moves(WHITE, "B2"))
                .when(play(BLACK, "C2"))
                .thenRejected(new KoForbidden(Vertex.parse("C2")));
    }

    /** docs/rules.md, settled sequences: sending two, returning one. */
    @Test
    void sending_two_and_returning_one_repeats_move_6_under_positional_superko() {
        given(CHINESE_5X5)
                .after(moves("C2 A2 D1 B2 B1 E5 A1 C1"))
                .when(play(BLACK, "B1"))
                .thenRejected(new RepetitionForbidden(Vertex.parse("B1"), 6));
    }

    @Test
    void sending_two_and_returning_one_is_legal_under_simple_ko() {
        given(JAPANESE_5X5)
                .after(moves("C2 A2 D1 B2 B1 E5 A1 C1"))
                .when(play(BLACK, "B1"))
                .thenAppendedKinds(StonePlayed.class);
    }

    /** docs/rules.md, settled sequences: the sixth play of the triple ko brings the start back. */
    @Test
    void a_long_cycle_under_simple_ko_is_said_with_the_move_it_repeats() {
        MatchStarted tripleKo = started(
                Rulesets.JAPANESE,
                9,
                vertices("A2 A6 B1 B3 B5 B7 C6 E2 F1 F3"),
                vertices("B2 C1 C3 C5 C7 D2 D6 F2 G1 G3 H2"),
                BLACK);
        Decision decision = given(tripleKo)
                .after(moves("C2 B6 G2 B2 C6"))
                .when(play(WHITE, "F2"))
                .decision();

        assertThat(decision)
                .isInstanceOfSatisfying(
                        Decision.Accepted.class,
                        accepted -> assertThat(accepted.events())
                                .singleElement()
                                .isInstanceOfSatisfying(
                                        StonePlayed.class,
                                        stone -> assertThat(stone.repeatsMove()).contains(0)));
    }

    @Test
    void nobody_moves_out_of_turn() {
        given(CHINESE_5X5).when(play(WHITE, "C3")).thenRejected(new WrongTurn(BLACK));
        given(CHINESE_5X5).when(pass(WHITE)).thenRejected(new WrongTurn(BLACK));
    }

    @Test
    void a_stone_stays_on_the_board() {
        given(CHINESE_5X5).when(play(BLACK, "F6")).thenRejected(new OffBoard(Vertex.parse("F6"), BoardSize.square(5)));
    }

    @Test
    void one_pass_is_a_move_like_any_other() {
        given(CHINESE_5X5).after(moves("C3")).when(pass(WHITE)).thenAppended(new Passed(2, WHITE, NO_CLOCK, 0));
    }

    @Test
    void the_second_pass_begins_the_count_with_all_it_needs() {
        Position position = new Position(List.of(".....", ".....", "..X..", ".....", "....."));
        given(CHINESE_5X5)
                .after(moves("C3 pass"))
                .when(pass(BLACK))
                .thenAppended(
                        new Passed(3, BLACK, NO_CLOCK, 0),
                        new CountingBegan(
                                position,
                                PositionHash.of(position),
                                Prisoners.NONE,
                                Rulesets.CHINESE,
                                Komi.ZERO,
                                0,
                                WHITE,
                                3,
                                Optional.empty(),
                                Optional.of(new Timing(new TimeControl.Untimed(), NO_CLOCKS))));
    }

    static Stream<Ruleset> rulesets_that_count_the_board_as_it_stands() {
        return Stream.of(Rulesets.TROMP_TAYLOR, CUSTOM_AS_IT_STANDS);
    }

    @ParameterizedTest
    @MethodSource("rulesets_that_count_the_board_as_it_stands")
    void where_the_board_counts_as_it_stands_no_stone_is_dead_and_the_end_of_play_is_the_end(Ruleset rules) {
        List<MatchEvent> end =
                appended(given(started(rules, 5)).after(moves("C3 pass")).when(pass(BLACK)));

        assertThat(end).hasExactlyElementsOfTypes(Passed.class, CountingBegan.class, CountImposed.class);
        assertThat(end.getLast()).isEqualTo(new CountImposed(DeadStones.NONE, DeadStones.NONE.hash()));
    }

    @Test
    void appended_passes_end_such_a_match_as_passes_asked_for_do_and_it_ends_once() {
        JudgeScenario match = given(started(Rulesets.TROMP_TAYLOR, 5)).after(moves("C3"));
        List<MatchEvent> passes = List.of(new Passed(2, WHITE, NO_CLOCK, 0), new Passed(3, BLACK, NO_CLOCK, 0));

        List<MatchEvent> end = appended(match.when(new AppendEvents(passes)));

        assertThat(end).hasExactlyElementsOfTypes(Passed.class, Passed.class, CountingBegan.class, CountImposed.class);
        assertThat(appended(match.when(new AppendEvents(end.subList(0, 3))))).isEqualTo(end);
        assertThat(appended(match.when(new AppendEvents(end)))).isEqualTo(end);
    }

    @Test
    void a_board_that_counted_as_it_stood_can_be_played_on_from_a_restored_position_and_ends_so_again() {
        PositionRestored restored = new PositionRestored(
                1,
                new Position(List.of(".....", ".....", "..X..", ".....", ".....")),
                PositionHash.of(new Position(List.of(".....", ".....", "..X..", ".....", "....."))),
                Prisoners.NONE,
                WHITE,
                0,
                NO_CLOCKS);
        given(started(Rulesets.TROMP_TAYLOR, 5))
                .after(moves("C3 pass pass"))
                .append(restored)
                .after(moves(WHITE, "D3 pass"))
                .when(pass(WHITE))
                .thenAppendedKinds(Passed.class, CountingBegan.class, CountImposed.class);
    }

    @Test
    void a_match_that_has_not_begun_has_no_moves() {
        given().when(play(BLACK, "C3")).thenRejected(new NotInPlay());
        given().when(pass(BLACK)).thenRejected(new NotInPlay());
    }

    @Test
    void a_match_being_counted_has_no_moves() {
        given(CHINESE_5X5).after(moves("pass pass")).when(play(BLACK, "C3")).thenRejected(new NotInPlay());
        given(CHINESE_5X5).after(moves("pass pass")).when(pass(BLACK)).thenRejected(new NotInPlay());
    }

    @Test
    void a_match_that_has_ended_has_no_moves() {
        given(CHINESE_5X5)
                .append(
                        new PlayerResigned(WHITE),
                        new MatchEnded(new MatchResult.Win(BLACK, MatchResult.Method.RESIGNATION)))
                .when(play(BLACK, "C3"))
                .thenRejected(new NotInPlay());
    }

    @Test
    void play_goes_on_after_a_dispute_with_whom_the_event_says() {
        given(JAPANESE_5X5)
                .after(moves("C3 pass pass"))
                .append(new CountDisputed(BLACK), new PlayResumed(BLACK, NO_CLOCKS))
                .when(play(BLACK, "D3"))
                .thenAppendedKinds(StonePlayed.class);
        given(JAPANESE_5X5)
                .after(moves("C3 pass pass"))
                .append(new CountDisputed(WHITE), new PlayResumed(BLACK, NO_CLOCKS))
                .when(play(WHITE, "D3"))
                .thenRejected(new WrongTurn(BLACK));
    }

    @Test
    void counting_begins_anew_when_play_ends_again() {
        given(JAPANESE_5X5)
                .after(moves("C3 pass pass"))
                .append(new PlayResumed(WHITE, NO_CLOCKS))
                .after(moves(WHITE, "pass"))
                .when(pass(BLACK))
                .thenAppendedKinds(Passed.class, CountingBegan.class);
    }

    @Test
    void play_resumes_only_after_it_has_stopped() {
        given(CHINESE_5X5)
                .when(new AppendEvents(List.of(new PlayResumed(BLACK, NO_CLOCKS))))
                .thenRejected(new IllegalSetup("Play has not stopped"));
    }

    @Test
    void a_match_begins_once() {
        given(CHINESE_5X5)
                .when(new AppendEvents(List.of(CHINESE_5X5)))
                .thenRejected(new IllegalSetup("The match has begun already"));
    }

    @Test
    void a_match_begins_with_its_start() {
        given().when(new AppendEvents(List.of(new PlayerResigned(BLACK))))
                .thenRejected(new IllegalSetup("A match begins with MatchStarted"));
    }

    @Test
    void a_match_does_not_begin_with_a_chain_without_liberties() {
        given().when(new AppendEvents(List.of(started(Rulesets.CHINESE, 5, vertices("A1"), vertices("A2 B1"), BLACK))))
                .thenRejected(new IllegalSetup("The setup chain [A1] has no liberty"));
    }

    @Test
    void a_match_does_not_begin_with_stones_off_the_board_or_two_on_a_vertex() {
        given().when(new AppendEvents(List.of(started(Rulesets.CHINESE, 5, vertices("F1"), List.of(), BLACK))))
                .thenRejected(new IllegalSetup("The setup stone F1 is off the board of 5x5"));
        given().when(new AppendEvents(List.of(started(Rulesets.CHINESE, 5, vertices("C3 C3"), List.of(), BLACK))))
                .thenRejected(new IllegalSetup("The setup has two stones on C3"));
    }

    @Test
    void a_stone_that_somebody_else_decided_is_judged_all_the_same() {
        Position after = new Position(List.of(".....", ".....", "..X..", ".....", "....."));
        StonePlayed right = new StonePlayed(
                1, BLACK, Vertex.parse("C3"), List.of(), PositionHash.of(after), NO_CLOCK, 0, Optional.empty());
        StonePlayed wrongHash =
                new StonePlayed(1, BLACK, Vertex.parse("C3"), List.of(), "0".repeat(32), NO_CLOCK, 0, Optional.empty());
        given(CHINESE_5X5).when(new AppendEvents(List.of(right))).thenAppended(right);
        given(CHINESE_5X5)
                .when(new AppendEvents(List.of(wrongHash)))
                .thenRejected(new IllegalSetup("C3 is move 1, captures [] and makes position " + right.positionHash()
                        + "; not move 1, [] and " + wrongHash.positionHash()));
        given(CHINESE_5X5)
                .after(moves("C3"))
                .when(new AppendEvents(List.of(right)))
                .thenRejected(new WrongTurn(WHITE));
    }

    @Test
    void all_events_of_a_command_are_appended_or_none() {
        given(CHINESE_5X5)
                .when(new AppendEvents(List.of(new Passed(1, BLACK, NO_CLOCK, 0), new PlayResumed(BLACK, NO_CLOCKS))))
                .thenRejected(new IllegalSetup("Play has not stopped"));
    }

    private static List<MatchEvent> appended(JudgeScenario.Outcome outcome) {
        return ((Decision.Accepted) outcome.decision()).events();
    }

    private static Ruleset asItStands(Ruleset rules) {
        return new Ruleset(
                Ruleset.CUSTOM,
                rules.scoring(),
                rules.ko(),
                rules.suicide(),
                rules.tax(),
                rules.dame(),
                rules.komi(),
                rules.handicapBonus(),
                rules.button(),
                org.tengen.engine.rules.DeadStones.AS_THEY_STAND,
                rules.passesToEnd(),
                rules.longCycle(),
                rules.placement(),
                rules.firstToPlay());
    }
}
