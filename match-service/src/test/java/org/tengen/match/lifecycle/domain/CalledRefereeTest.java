package org.tengen.match.lifecycle.domain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tengen.engine.Color.BLACK;
import static org.tengen.engine.Color.WHITE;
import static org.tengen.match.lifecycle.domain.MatchScenario.BLACK_PLAYER;
import static org.tengen.match.lifecycle.domain.MatchScenario.WHITE_PLAYER;
import static org.tengen.match.lifecycle.domain.MatchScenario.counting;
import static org.tengen.match.lifecycle.domain.MatchScenario.given;
import static org.tengen.match.lifecycle.domain.MatchScenario.pass;
import static org.tengen.match.lifecycle.domain.MatchScenario.restored;
import static org.tengen.match.lifecycle.domain.MatchScenario.stone;

import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tengen.contracts.event.MatchEvent;
import org.tengen.contracts.event.MatchEvent.ClockPaused;
import org.tengen.contracts.event.MatchEvent.ClockResumed;
import org.tengen.contracts.event.MatchEvent.CountAccepted;
import org.tengen.contracts.event.MatchEvent.CountDisputed;
import org.tengen.contracts.event.MatchEvent.CountImposed;
import org.tengen.contracts.event.MatchEvent.DeadStonesSuggested;
import org.tengen.contracts.event.MatchEvent.MatchEnded;
import org.tengen.contracts.event.MatchEvent.MatchScored;
import org.tengen.contracts.event.MatchEvent.MoveLetStand;
import org.tengen.contracts.event.MatchEvent.ObjectionRaised;
import org.tengen.contracts.event.MatchEvent.PlayResumed;
import org.tengen.contracts.event.MatchEvent.PlayerResigned;
import org.tengen.contracts.event.MatchEvent.RefereeCalled;
import org.tengen.contracts.event.MatchEvent.RefereeRuled;
import org.tengen.contracts.event.MatchEvent.WarningIssued;
import org.tengen.contracts.match.Actor;
import org.tengen.contracts.match.ClockState;
import org.tengen.contracts.match.Clocks;
import org.tengen.contracts.match.DeadStones;
import org.tengen.contracts.match.MatchResult;
import org.tengen.contracts.match.MatchResult.Method;
import org.tengen.contracts.match.MatchTerms;
import org.tengen.contracts.match.PauseReason;
import org.tengen.contracts.match.PlayerId;
import org.tengen.contracts.match.Ruling;
import org.tengen.contracts.match.TimeControl;
import org.tengen.contracts.match.UndoPolicy;
import org.tengen.contracts.match.Visibility;
import org.tengen.engine.Vertex;
import org.tengen.engine.rules.Rulesets;
import org.tengen.match.lifecycle.domain.MatchAction.CallTime;
import org.tengen.match.lifecycle.domain.MatchAction.Rule;
import org.tengen.match.lifecycle.domain.MatchAction.RuleOnPause;
import org.tengen.match.lifecycle.domain.MatchAction.StartClock;
import org.tengen.match.lifecycle.domain.MatchAction.StopClock;
import org.tengen.match.lifecycle.domain.MatchAction.Warn;
import org.tengen.match.lifecycle.domain.Rejection.NobodyCalled;
import org.tengen.match.lifecycle.domain.Rejection.NotCounting;
import org.tengen.match.lifecycle.domain.Rejection.NotEnded;
import org.tengen.match.lifecycle.domain.Rejection.NotYourMatchToRule;
import org.tengen.match.lifecycle.domain.Rejection.OwnMatch;

/**
 * A referee who is called can act, and somebody is called. Black has A1 and A2 (one chain), White C3; counting begins with event
 * 7 and the call is event 9. The sides have a minute to agree.
 */
class CalledRefereeTest {
    private static final PlayerId RITA = new PlayerId("rita");
    private static final PlayerId ROLF = new PlayerId("rolf");
    private static final Actor BY_RITA = Actor.referee(RITA);
    private static final Actor SERVER = Actor.server("test");
    private static final DeadStones SUGGESTED = DeadStones.of(List.of(Vertex.parse("C3")));
    private static final DeadStones CHAIN = DeadStones.of(List.of(Vertex.parse("A1"), Vertex.parse("A2")));
    private static final RefereeCalled CALLED = new RefereeCalled("The sides did not agree on the dead stones in time");
    private static final RefereeRuled LET_STAND = new RefereeRuled(new Ruling.LetStand(), "Why");
    private static final Clocks UNTIMED = new Clocks(new ClockState.Untimed(), new ClockState.Untimed());
    private static final MatchResult BLACK_BY_1 = new MatchResult.WinByScore(BLACK, 2);
    private static final LastAct NONE = LastAct.NONE;

    @Test
    void settling_dead_stones_is_the_referees_whole_chains_whatever_was_marked() {
        MatchScenario called = called(List.of(RITA));

        called.when(settle("A2"))
                .thenProposed(
                        new RefereeRuled(new Ruling.SettleCount(CHAIN), "Why"), new CountImposed(CHAIN, CHAIN.hash()));
        called.when(settle())
                .thenProposed(
                        new RefereeRuled(new Ruling.SettleCount(DeadStones.NONE), "Why"),
                        new CountImposed(DeadStones.NONE, DeadStones.NONE.hash()));
        called.when(settle("B1")).thenRejected(new Rejection.NoStoneThere(Vertex.parse("B1")));
        called.when(settle("A2", "T19")).thenRejected(new Rejection.NoStoneThere(Vertex.parse("T19")));
    }

    @Test
    void a_settled_count_is_scored_and_ends_the_match_as_an_agreed_one_does() {
        MatchScenario settled = called(List.of(RITA))
                .then(
                        BY_RITA,
                        new RefereeRuled(new Ruling.SettleCount(CHAIN), "Why"),
                        new CountImposed(CHAIN, CHAIN.hash()));
        assertThat(settled.state()).isInstanceOfSatisfying(Scoring.class, s -> {
            assertThat(s.dead()).isEqualTo(CHAIN);
            assertThat(s.moreToCome()).isFalse();
        });

        settled.then(SERVER, new MatchScored(12, 10, CHAIN));
        settled.when(new MatchAction.CloseScored()).thenProposed(new MatchEnded(BLACK_BY_1));
    }

    @Test
    void dead_stones_are_settled_while_the_match_is_counted_only() {
        given(play(List.of(RITA))).when(settle("A1")).thenRejected(new NotCounting(Phase.PLAY));
        MatchResult resigned = new MatchResult.Win(WHITE, Method.RESIGNATION);
        given(play(List.of(RITA)))
                .then(Actor.player(BLACK_PLAYER), new PlayerResigned(BLACK), new MatchEnded(resigned))
                .when(settle("A1"))
                .thenRejected(new Rejection.AlreadyOver(resigned));
    }

    @Test
    void a_referee_rules_on_the_result_once_play_has_stopped() {
        Ruling ruling = new Ruling.CorrectResult(BLACK_BY_1);
        RefereeRuled ruled = new RefereeRuled(ruling, "Why");

        given(play(List.of(RITA))).when(rule(RITA, ruling)).thenRejected(new NotEnded(Phase.PLAY));
        MatchScenario called = called(List.of(RITA));
        called.when(rule(RITA, ruling)).thenProposed(ruled, new MatchEnded(BLACK_BY_1));
        called.then(BY_RITA, ruled, new MatchEnded(BLACK_BY_1));
        assertThat(called.state()).isInstanceOfSatisfying(Ended.class, s -> {
            assertThat(s.result()).isEqualTo(BLACK_BY_1);
            assertThat(s.countSeq()).as("nothing was counted").isZero();
        });
    }

    @Test
    void a_referee_rules_on_the_result_of_a_count_that_does_not_come() {
        Ruling ruling = new Ruling.CorrectResult(BLACK_BY_1);

        called(List.of(RITA))
                .then(Actor.player(WHITE_PLAYER), new CountAccepted(WHITE, SUGGESTED.hash(), false))
                .then(Actor.player(BLACK_PLAYER), new CountAccepted(BLACK, SUGGESTED.hash(), true))
                .when(rule(RITA, ruling))
                .thenProposed(new RefereeRuled(ruling, "Why"), new MatchEnded(BLACK_BY_1));
    }

    static Stream<List<MatchEvent>> answers() {
        ClockState clock = new ClockState.Untimed();
        return Stream.of(
                List.of(LET_STAND, new MoveLetStand(4)),
                List.of(new WarningIssued(WHITE, "Marks without end", 1)),
                List.of(
                        new RefereeRuled(new Ruling.AdjustTime(BLACK, clock), "Why"),
                        new MatchEvent.TimeAdjusted(BLACK, clock, "Why")));
    }

    @ParameterizedTest
    @MethodSource("answers")
    void an_answer_that_leaves_it_to_the_sides_gives_them_their_time_again(List<MatchEvent> answer) {
        MatchScenario called = called(List.of(RITA));
        assertThat(((Started) called.state()).nextDeadline()).isEmpty();
        CountingLimit before = ((Counting) called.state()).limit();

        MatchScenario answered = called.then(BY_RITA, answer.toArray(MatchEvent[]::new));

        int more = answer.size() - 1;
        assertThat(answered.state()).isInstanceOfSatisfying(Counting.class, s -> {
            assertThat(s.limit().refereeCalled()).isFalse();
            assertThat(s.limit().suggested()).isEqualTo(before.suggested());
            assertThat(s.nextDeadline().map(Deadline::at))
                    .contains(answered.lastRecordedAt().minusSeconds(more).plusSeconds(60));
        });
        answered.whenAt(answered.lastRecordedAt().plusSeconds(60), new CallTime())
                .thenProposed(CALLED);
    }

    @Test
    void what_is_decided_before_a_referee_is_called_gives_no_more_time() {
        MatchScenario match = counted(List.of(RITA));
        Optional<Deadline> deadline = ((Started) match.state()).nextDeadline();

        match.then(BY_RITA, new WarningIssued(WHITE, "Marks without end", 1));

        assertThat(((Started) match.state()).nextDeadline()).isEqualTo(deadline);
    }

    static Stream<List<MatchEvent>> settlements() {
        MatchResult resigned = new MatchResult.Win(WHITE, Method.RESIGNATION);
        return Stream.of(
                List.of(
                        new CountAccepted(WHITE, SUGGESTED.hash(), false),
                        new CountAccepted(BLACK, SUGGESTED.hash(), true)),
                List.of(new CountImposed(SUGGESTED, SUGGESTED.hash())),
                List.of(new CountDisputed(BLACK), new PlayResumed(WHITE, UNTIMED)),
                List.of(new PlayerResigned(BLACK), new MatchEnded(resigned)),
                List.of(new MatchEnded(new MatchResult.Annulled(Method.AGREEMENT))));
    }

    @ParameterizedTest
    @MethodSource("settlements")
    void a_call_of_the_platforms_goes_when_the_sides_settle_it_and_an_objection_of_theirs_stays(
            List<MatchEvent> settlement) {
        ObjectionRaised noise = new ObjectionRaised(WHITE, "Noise", false);
        MatchScenario match = called(List.of()).then(Actor.player(WHITE_PLAYER), noise);
        assertThat(objections(match)).hasSize(2);

        match.then(SERVER, settlement.toArray(MatchEvent[]::new));

        assertThat(objections(match)).extracting(Objection::text).containsExactly("Noise");
    }

    @Test
    void a_call_stays_while_the_sides_only_mark_and_accept() {
        MatchScenario match =
                called(List.of()).then(Actor.player(WHITE_PLAYER), new CountAccepted(WHITE, SUGGESTED.hash(), false));

        assertThat(objections(match)).hasSize(1);
    }

    @Test
    void where_no_referee_is_named_any_may_act_on_what_called_them() {
        MatchScenario called = called(List.of());

        called.when(rule(ROLF, new Ruling.DrawGame()))
                .thenProposed(
                        new RefereeRuled(new Ruling.DrawGame(), "Why"),
                        new MatchEnded(new MatchResult.Draw(Method.RULING)));
        called.when(new Warn(ROLF, false, 0, WHITE, "Why")).thenProposed(new WarningIssued(WHITE, "Why", 1));
        called.when(new StopClock(ROLF, false, PauseReason.REFEREE))
                .thenProposed(new ClockPaused(PauseReason.REFEREE, Optional.empty()));
        objected().when(new RuleOnPause(ROLF, false, true)).thenRejected(new Rejection.NoPauseAskedFor());
    }

    @Test
    void but_nobody_who_plays() {
        called(List.of()).when(rule(WHITE_PLAYER, new Ruling.DrawGame())).thenRejected(new OwnMatch(WHITE_PLAYER));
        called(List.of())
                .when(new StopClock(BLACK_PLAYER, false, PauseReason.REFEREE))
                .thenRejected(new OwnMatch(BLACK_PLAYER));
    }

    @Test
    void and_not_where_nothing_has_called_one() {
        MatchScenario quiet = given(play(List.of()));

        quiet.when(rule(ROLF, new Ruling.DrawGame())).thenRejected(new NobodyCalled(NONE));
        quiet.when(new Warn(ROLF, false, 0, WHITE, "Why")).thenRejected(new NobodyCalled(NONE));
        quiet.when(new RuleOnPause(ROLF, false, true)).thenRejected(new NobodyCalled(NONE));
        quiet.when(new StopClock(ROLF, false, PauseReason.REFEREE)).thenRejected(new NobodyCalled(NONE));
    }

    @Test
    void where_referees_are_named_only_they_are_called() {
        called(List.of(RITA)).when(rule(ROLF, new Ruling.DrawGame())).thenRejected(new NotYourMatchToRule(ROLF));
    }

    @Test
    void afterwards_whoever_ruled_may_correct_that_and_others_hear_what_was_ruled() {
        MatchScenario answered = objected().then(BY_RITA, LET_STAND, new MoveLetStand(2));
        LastAct last = new LastAct(5, "rita", "LET_STAND");

        answered.when(rule(ROLF, new Ruling.DrawGame())).thenRejected(new NobodyCalled(last));
        answered.when(new Warn(RITA, false, 5, WHITE, "Why")).thenRejected(new NobodyCalled(last));
        answered.when(new Rule(RITA, false, 5, new Ruling.DrawGame(), "Why", Optional.empty()))
                .thenProposed(
                        new RefereeRuled(new Ruling.DrawGame(), "Why"),
                        new MatchEnded(new MatchResult.Draw(Method.RULING)));
    }

    @Test
    void no_longer_once_an_organizer_has_decided() {
        objected()
                .then(BY_RITA, LET_STAND, new MoveLetStand(2))
                .then(Actor.player(WHITE_PLAYER), new MatchEvent.AppealFiled(WHITE, "No", 5))
                .then(Actor.organizer(RITA), new MatchEvent.AppealDecided(5, true, Optional.empty(), "Why"))
                .when(new Rule(RITA, false, 8, new Ruling.DrawGame(), "Why", Optional.empty()))
                .thenRejected(new NobodyCalled(new LastAct(8, "rita", "LET_STAND")));
    }

    @Test
    void a_clock_that_a_referee_has_stopped_is_started_by_any_also_when_nothing_waits_any_more() {
        MatchScenario match = objected()
                .then(BY_RITA, new ClockPaused(PauseReason.REFEREE, Optional.empty()), LET_STAND, new MoveLetStand(2));

        match.when(new StartClock(ROLF, false, PauseReason.REFEREE))
                .thenProposed(new ClockResumed(PauseReason.REFEREE));
        given(play(List.of(RITA)))
                .when(new StartClock(ROLF, false, PauseReason.REFEREE))
                .thenRejected(new NotYourMatchToRule(ROLF));
    }

    /** The clock runs again with the last confirmation, so a stop on top of it would be forgotten. */
    @Test
    void no_referee_stops_a_clock_that_waits_for_a_restored_position_to_be_confirmed() {
        given(play(List.of(RITA)))
                .then(
                        BY_RITA,
                        new RefereeRuled(new Ruling.RestorePosition(1), "Why"),
                        restored(1, WHITE, ".....", ".....", ".....", ".....", "X...."))
                .when(new StopClock(RITA, false, PauseReason.REFEREE))
                .thenRejected(new Rejection.ConfirmFirst(new TreeSet<>(List.of(BLACK, WHITE))));
    }

    private static List<Objection> objections(MatchScenario match) {
        return ((Started) match.state()).contest().book().objections();
    }

    /** Black has objected with event 4, in a match without named referees. */
    private static MatchScenario objected() {
        return given(play(List.of())).then(Actor.player(BLACK_PLAYER), new ObjectionRaised(BLACK, "Noise", false));
    }

    private static MatchScenario called(List<PlayerId> referees) {
        return counted(referees).then(SERVER, CALLED);
    }

    private static MatchScenario counted(List<PlayerId> referees) {
        return given(play(referees))
                .then(Actor.player(BLACK_PLAYER), stone(3, BLACK, "A2"))
                .then(Actor.player(WHITE_PLAYER), pass(4, WHITE))
                .then(
                        Actor.player(BLACK_PLAYER),
                        pass(5, BLACK),
                        counting(5, WHITE, ".....", ".....", "..O..", "X....", "X...."))
                .then(SERVER, new DeadStonesSuggested(SUGGESTED, false));
    }

    private static MatchEvent[] play(List<PlayerId> referees) {
        MatchTerms terms =
                new MatchTerms(UndoPolicy.ALLOWED, false, Visibility.PUBLIC, referees, 0, 0, 300_000, 60_000, 60_000);
        return new MatchEvent[] {
            MatchScenario.started(Rulesets.JAPANESE, new TimeControl.Untimed(), terms),
            stone(1, BLACK, "A1"),
            stone(2, WHITE, "C3")
        };
    }

    private static Rule settle(String... dead) {
        List<Vertex> vertices = Stream.of(dead).map(Vertex::parse).toList();
        return rule(RITA, new Ruling.SettleCount(DeadStones.of(vertices)));
    }

    private static Rule rule(PlayerId referee, Ruling ruling) {
        return new Rule(referee, false, 0, ruling, "Why", Optional.empty());
    }
}
