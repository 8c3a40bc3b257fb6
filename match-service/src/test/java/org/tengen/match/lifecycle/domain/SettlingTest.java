package org.tengen.match.lifecycle.domain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.tengen.engine.Color.BLACK;
import static org.tengen.engine.Color.WHITE;
import static org.tengen.match.lifecycle.domain.MatchScenario.BLACK_PLAYER;
import static org.tengen.match.lifecycle.domain.MatchScenario.STRANGER;
import static org.tengen.match.lifecycle.domain.MatchScenario.WHITE_PLAYER;
import static org.tengen.match.lifecycle.domain.MatchScenario.accept;
import static org.tengen.match.lifecycle.domain.MatchScenario.counted;
import static org.tengen.match.lifecycle.domain.MatchScenario.counting;
import static org.tengen.match.lifecycle.domain.MatchScenario.dispute;
import static org.tengen.match.lifecycle.domain.MatchScenario.given;
import static org.tengen.match.lifecycle.domain.MatchScenario.markDead;
import static org.tengen.match.lifecycle.domain.MatchScenario.play;
import static org.tengen.match.lifecycle.domain.MatchScenario.resign;
import static org.tengen.match.lifecycle.domain.MatchScenario.started;
import static org.tengen.match.lifecycle.domain.MatchScenario.stone;

import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.tengen.contracts.command.MatchCommand.PassTurn;
import org.tengen.contracts.event.MatchEvent.CountAccepted;
import org.tengen.contracts.event.MatchEvent.CountDisputed;
import org.tengen.contracts.event.MatchEvent.CountImposed;
import org.tengen.contracts.event.MatchEvent.DeadStonesMarked;
import org.tengen.contracts.event.MatchEvent.DeadStonesSuggested;
import org.tengen.contracts.event.MatchEvent.MatchEnded;
import org.tengen.contracts.event.MatchEvent.MatchScored;
import org.tengen.contracts.event.MatchEvent.Passed;
import org.tengen.contracts.event.MatchEvent.PlayResumed;
import org.tengen.contracts.event.MatchEvent.PlayerResigned;
import org.tengen.contracts.match.Actor;
import org.tengen.contracts.match.ClockState;
import org.tengen.contracts.match.Clocks;
import org.tengen.contracts.match.DeadStones;
import org.tengen.contracts.match.MatchResult;
import org.tengen.contracts.match.TimeControl;
import org.tengen.engine.Vertex;
import org.tengen.engine.rules.Rulesets;
import org.tengen.match.lifecycle.domain.MatchAction.CloseScored;
import org.tengen.match.lifecycle.domain.MatchAction.MarkStones;
import org.tengen.match.lifecycle.domain.Rejection.AcceptInOrder;
import org.tengen.match.lifecycle.domain.Rejection.CountedAsItStands;
import org.tengen.match.lifecycle.domain.Rejection.DeadStonesChanged;
import org.tengen.match.lifecycle.domain.Rejection.NoStoneThere;
import org.tengen.match.lifecycle.domain.Rejection.NotCounting;
import org.tengen.match.lifecycle.domain.Rejection.NotInPlay;
import org.tengen.match.lifecycle.domain.Rejection.NotYourMatch;

class SettlingTest {
    private static final String NONE = DeadStones.NONE.hash();
    private static final Clocks UNTIMED = new Clocks(new ClockState.Untimed(), new ClockState.Untimed());

    @Test
    void marking_one_stone_marks_its_chain() {
        counted(Rulesets.JAPANESE)
                .when(markDead(WHITE_PLAYER, "C3"))
                .thenProposed(new DeadStonesMarked(WHITE, vertices("C3", "C4"), true, dead("C3", "C4")));
    }

    @Test
    void marking_again_what_is_marked_changes_nothing() {
        counted(Rulesets.JAPANESE, new DeadStonesSuggested(dead("C3", "C4"), false))
                .when(markDead(WHITE_PLAYER, "C4"))
                .then(new Decision.NothingToDo());
    }

    @Test
    void a_chain_can_be_marked_alive_again() {
        counted(Rulesets.JAPANESE, new DeadStonesSuggested(dead("A1", "C3", "C4"), false))
                .when(new MarkStones(BLACK_PLAYER, vertices("C3"), false))
                .thenProposed(new DeadStonesMarked(BLACK, vertices("C3", "C4"), false, dead("A1")));
    }

    @Test
    void an_empty_vertex_and_one_off_the_board_cannot_be_marked() {
        counted(Rulesets.JAPANESE)
                .when(markDead(BLACK_PLAYER, "A1", "E5"))
                .thenRejected(new NoStoneThere(Vertex.parse("E5")));
        counted(Rulesets.JAPANESE)
                .when(markDead(BLACK_PLAYER, "T19"))
                .thenRejected(new NoStoneThere(Vertex.parse("T19")));
    }

    @Test
    void the_side_to_play_accepts_first() {
        counted(Rulesets.JAPANESE).when(accept(WHITE_PLAYER, NONE)).thenRejected(new AcceptInOrder(BLACK));
        counted(Rulesets.JAPANESE).when(accept(BLACK_PLAYER, NONE)).thenProposed(new CountAccepted(BLACK, NONE, false));
    }

    @Test
    void the_other_side_accepts_second_and_they_have_agreed() {
        counted(Rulesets.JAPANESE, new CountAccepted(BLACK, NONE, false))
                .when(accept(WHITE_PLAYER, NONE))
                .thenProposed(new CountAccepted(WHITE, NONE, true));
    }

    @Test
    void an_acceptance_says_what_it_accepts() {
        counted(Rulesets.JAPANESE, new DeadStonesSuggested(dead("A1"), false))
                .when(accept(BLACK_PLAYER, NONE))
                .thenRejected(new DeadStonesChanged(dead("A1").hash()));
    }

    @Test
    void a_change_of_the_marked_stones_clears_acceptances() {
        counted(
                        Rulesets.JAPANESE,
                        new CountAccepted(BLACK, NONE, false),
                        new DeadStonesMarked(WHITE, vertices("A1"), true, dead("A1")))
                .when(accept(WHITE_PLAYER, dead("A1").hash()))
                .thenRejected(new AcceptInOrder(BLACK));
    }

    @Test
    void accepting_twice_is_accepting_once() {
        counted(Rulesets.JAPANESE, new CountAccepted(BLACK, NONE, false))
                .when(accept(BLACK_PLAYER, NONE))
                .then(new Decision.NothingToDo());
        counted(Rulesets.JAPANESE, new CountAccepted(BLACK, NONE, false), new CountAccepted(WHITE, NONE, true))
                .when(accept(WHITE_PLAYER, NONE))
                .then(new Decision.NothingToDo());
    }

    @Test
    void after_a_dispute_the_opponent_plays_first_under_territory_rules() {
        counted(Rulesets.JAPANESE)
                .when(dispute(BLACK_PLAYER))
                .thenProposed(new CountDisputed(BLACK), new PlayResumed(WHITE, UNTIMED));
    }

    @Test
    void after_a_dispute_the_side_to_play_stays_under_area_rules() {
        counted(Rulesets.CHINESE)
                .when(dispute(BLACK_PLAYER))
                .thenProposed(new CountDisputed(BLACK), new PlayResumed(BLACK, UNTIMED));
    }

    @Test
    void play_resumed_is_play_like_any_other() {
        MatchScenario resumed = counted(Rulesets.JAPANESE, new CountDisputed(BLACK), new PlayResumed(WHITE, UNTIMED));

        assertThat(resumed.state().phase()).isEqualTo(Phase.PLAY);
        assertThat(resumed.state().moreToCome()).isFalse();
        resumed.when(markDead(BLACK_PLAYER, "A1")).thenRejected(new NotCounting(Phase.PLAY));
    }

    /** White had 598 s when play stopped; an hour of counting costs nothing, five seconds of the turn after it cost five. */
    @Test
    void play_resumed_from_counting_finds_the_clocks_as_they_stood_when_counting_began() {
        Clocks stopped = new Clocks(new ClockState.Absolute(599_000), new ClockState.Absolute(598_000));
        MatchScenario match = given(
                started(Rulesets.JAPANESE, new TimeControl.Absolute(600_000)),
                new Passed(1, BLACK, stopped.black(), 0),
                new Passed(2, WHITE, stopped.white(), 0),
                counting(2, BLACK, ".....", ".....", ".....", ".....", "....."));
        PlayResumed resumed = new PlayResumed(WHITE, stopped);

        match.whenAfter(Duration.ofHours(1), dispute(BLACK_PLAYER)).thenProposed(new CountDisputed(BLACK), resumed);
        match.then(Actor.player(BLACK_PLAYER), new CountDisputed(BLACK), resumed)
                .whenAfter(Duration.ofSeconds(5), play(WHITE_PLAYER, "pass"))
                .thenProposed(new PassTurn(WHITE, new ClockState.Absolute(593_000), 0));
    }

    @Test
    void whoever_settles_too_late_hears_how_the_match_ended() {
        MatchResult resigned = new MatchResult.Win(WHITE, MatchResult.Method.RESIGNATION);
        MatchScenario ended = counted(Rulesets.JAPANESE, new PlayerResigned(BLACK), new MatchEnded(resigned));

        ended.when(markDead(BLACK_PLAYER, "A1")).thenRejected(new Rejection.AlreadyOver(resigned));
        ended.when(dispute(WHITE_PLAYER)).thenRejected(new Rejection.AlreadyOver(resigned));
        ended.when(new MatchAction.AcceptCount(WHITE_PLAYER, DeadStones.NONE.hash()))
                .thenRejected(new Rejection.AlreadyOver(resigned));
    }

    @Test
    void a_player_may_resign_while_the_match_is_counted() {
        counted(Rulesets.JAPANESE)
                .when(resign(BLACK_PLAYER))
                .thenProposed(
                        new PlayerResigned(BLACK),
                        new MatchEnded(new MatchResult.Win(WHITE, MatchResult.Method.RESIGNATION)));
    }

    @Test
    void nobody_moves_while_the_match_is_counted() {
        counted(Rulesets.JAPANESE).when(play(BLACK_PLAYER, "E5")).thenRejected(new NotInPlay(Phase.COUNTING));
    }

    @Test
    void a_stranger_marks_and_accepts_nothing() {
        counted(Rulesets.JAPANESE).when(markDead(STRANGER, "A1")).thenRejected(new NotYourMatch(STRANGER));
        counted(Rulesets.JAPANESE).when(accept(STRANGER, NONE)).thenRejected(new NotYourMatch(STRANGER));
    }

    @Test
    void a_match_whose_count_is_known_ends_with_it() {
        MatchScenario scored = counted(
                Rulesets.JAPANESE,
                new CountAccepted(BLACK, NONE, false),
                new CountAccepted(WHITE, NONE, true),
                new MatchScored(20, 23, DeadStones.NONE));

        scored.when(new CloseScored()).thenProposed(new MatchEnded(new MatchResult.WinByScore(WHITE, 3)));
    }

    @Test
    void a_match_that_was_resigned_has_its_end_in_the_log_already() {
        given(started(), new PlayerResigned(BLACK)).when(new CloseScored()).then(new Decision.NothingToDo());
    }

    @Test
    void a_match_whose_count_is_not_known_does_not_end() {
        counted(Rulesets.JAPANESE, new CountAccepted(BLACK, NONE, false), new CountAccepted(WHITE, NONE, true))
                .when(new CloseScored())
                .then(new Decision.NothingToDo());
    }

    @Test
    void an_event_that_cannot_have_happened_is_not_skipped() {
        MatchScenario impossible = given(started(), new MatchScored(0, 0, DeadStones.NONE));

        assertThatThrownBy(impossible::state)
                .isInstanceOf(CorruptStream.class)
                .hasMessageContaining("MatchScored")
                .hasMessageContaining("PLAY");
    }

    @Test
    void an_event_out_of_order_is_not_folded() {
        MatchScenario match = given(started(), stone(1, BLACK, "C3"));

        assertThatThrownBy(() -> MatchFold.evolve(match.state(), match.log().get(1)))
                .isInstanceOf(CorruptStream.class);
    }

    @Test
    void where_the_board_counts_as_it_stands_nothing_is_settled_after_the_last_pass() {
        MatchScenario ended = counted(Rulesets.TROMP_TAYLOR, CountImposed.AS_IT_STANDS);
        CountedAsItStands rejection = new CountedAsItStands(Phase.SCORING);

        assertThat(ended.state())
                .isInstanceOfSatisfying(Scoring.class, s -> assertThat(s.dead()).isEqualTo(DeadStones.NONE));
        ended.when(markDead(BLACK_PLAYER, "A1")).thenRejected(rejection);
        ended.when(accept(BLACK_PLAYER, NONE)).thenRejected(rejection);
        ended.when(dispute(WHITE_PLAYER)).thenRejected(rejection);
        given(started(Rulesets.TROMP_TAYLOR, new TimeControl.Untimed()))
                .when(markDead(BLACK_PLAYER, "A1"))
                .thenRejected(new CountedAsItStands(Phase.PLAY));
    }

    /** The pass, the beginning of the count and its end are written together, and nobody acts between them. */
    @Test
    void where_the_board_counts_as_it_stands_more_is_to_come_right_after_counting_began() {
        MatchScenario began = counted(Rulesets.TROMP_TAYLOR);

        assertThat(began.state().moreToCome()).isTrue();
        assertThat(((Started) began.state()).onTurn()).isEmpty();
        assertThat(counted(Rulesets.CHINESE).state().moreToCome()).isFalse();
        assertThat(counted(Rulesets.TROMP_TAYLOR, CountImposed.AS_IT_STANDS)
                        .state()
                        .moreToCome())
                .isFalse();
    }

    /** As they were written while such a board was marked and accepted like any other. */
    @Test
    void an_old_log_of_a_board_that_counts_as_it_stands_folds_to_the_same_result() {
        DeadStonesSuggested suggested = new DeadStonesSuggested(DeadStones.NONE, true);
        MatchScenario old = counted(Rulesets.TROMP_TAYLOR, suggested);

        assertThat(old.state().moreToCome()).isFalse();
        old.when(accept(BLACK_PLAYER, NONE)).thenProposed(new CountAccepted(BLACK, NONE, false));
        counted(
                        Rulesets.TROMP_TAYLOR,
                        suggested,
                        new CountAccepted(BLACK, NONE, false),
                        new CountAccepted(WHITE, NONE, true),
                        new MatchScored(20, 23, DeadStones.NONE))
                .when(new CloseScored())
                .thenProposed(new MatchEnded(new MatchResult.WinByScore(WHITE, 3)));
    }

    private static DeadStones dead(String... names) {
        return DeadStones.of(vertices(names));
    }

    private static List<Vertex> vertices(String... names) {
        return Stream.of(names).map(Vertex::parse).toList();
    }
}
