package org.tengen.match.lifecycle.domain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tengen.engine.Color.BLACK;
import static org.tengen.engine.Color.WHITE;
import static org.tengen.match.lifecycle.domain.MatchScenario.BLACK_PLAYER;
import static org.tengen.match.lifecycle.domain.MatchScenario.STRANGER;
import static org.tengen.match.lifecycle.domain.MatchScenario.WHITE_PLAYER;
import static org.tengen.match.lifecycle.domain.MatchScenario.given;
import static org.tengen.match.lifecycle.domain.MatchScenario.play;
import static org.tengen.match.lifecycle.domain.MatchScenario.stone;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tengen.contracts.event.MatchEvent.AppealDecided;
import org.tengen.contracts.event.MatchEvent.AppealFiled;
import org.tengen.contracts.event.MatchEvent.ClockPaused;
import org.tengen.contracts.event.MatchEvent.ClockResumed;
import org.tengen.contracts.event.MatchEvent.MatchEnded;
import org.tengen.contracts.event.MatchEvent.MatchStarted;
import org.tengen.contracts.event.MatchEvent.MoveLetStand;
import org.tengen.contracts.event.MatchEvent.ObjectionRaised;
import org.tengen.contracts.event.MatchEvent.PauseDeclined;
import org.tengen.contracts.event.MatchEvent.PauseRequested;
import org.tengen.contracts.event.MatchEvent.PositionConfirmed;
import org.tengen.contracts.event.MatchEvent.PositionRestored;
import org.tengen.contracts.event.MatchEvent.RefereeCalled;
import org.tengen.contracts.event.MatchEvent.RefereeRuled;
import org.tengen.contracts.event.MatchEvent.StonePlayed;
import org.tengen.contracts.event.MatchEvent.TimeAdjusted;
import org.tengen.contracts.event.MatchEvent.WarningIssued;
import org.tengen.contracts.hash.PositionHash;
import org.tengen.contracts.match.Actor;
import org.tengen.contracts.match.ClockState;
import org.tengen.contracts.match.Clocks;
import org.tengen.contracts.match.MatchId;
import org.tengen.contracts.match.MatchResult;
import org.tengen.contracts.match.MatchResult.Method;
import org.tengen.contracts.match.MatchTerms;
import org.tengen.contracts.match.PauseReason;
import org.tengen.contracts.match.PlayerId;
import org.tengen.contracts.match.Prisoners;
import org.tengen.contracts.match.Ruling;
import org.tengen.contracts.match.TimeControl;
import org.tengen.contracts.match.UndoPolicy;
import org.tengen.contracts.match.Visibility;
import org.tengen.engine.Color;
import org.tengen.engine.Position;
import org.tengen.engine.rules.Rulesets;
import org.tengen.match.lifecycle.domain.MatchAction.AnswerPause;
import org.tengen.match.lifecycle.domain.MatchAction.AskForPause;
import org.tengen.match.lifecycle.domain.MatchAction.AskForUndo;
import org.tengen.match.lifecycle.domain.MatchAction.ConfirmPosition;
import org.tengen.match.lifecycle.domain.MatchAction.DecideAppeal;
import org.tengen.match.lifecycle.domain.MatchAction.FileAppeal;
import org.tengen.match.lifecycle.domain.MatchAction.RaiseObjection;
import org.tengen.match.lifecycle.domain.MatchAction.Rule;
import org.tengen.match.lifecycle.domain.MatchAction.RuleOnPause;
import org.tengen.match.lifecycle.domain.MatchAction.StartClock;
import org.tengen.match.lifecycle.domain.MatchAction.StopClock;
import org.tengen.match.lifecycle.domain.MatchAction.Warn;

/** Who may rule on what, and what follows: the referee's book as a table of decisions. */
class RefereeTest {
    private static final PlayerId RITA = new PlayerId("rita");
    private static final PlayerId OLGA = new PlayerId("olga");
    private static final Actor BY_RITA = Actor.referee(RITA);
    private static final int NOTHING_SEEN = 0;
    private static final MatchStarted STARTED = started(new TimeControl.Absolute(600_000));
    private static final MatchResult BLACK_RESIGNED = new MatchResult.Win(WHITE, Method.RESIGNATION);
    private static final RefereeRuled WHITE_LOSES = new RefereeRuled(new Ruling.Loss(WHITE), "Why");
    private static final MatchEnded BLACK_WINS_BY_RULING = new MatchEnded(new MatchResult.Win(BLACK, Method.RULING));

    @Test
    void a_referee_rules_on_matches_assigned_to_them() {
        given(STARTED).when(rule(RITA, new Ruling.Loss(WHITE))).thenProposed(WHITE_LOSES, BLACK_WINS_BY_RULING);
        given(STARTED)
                .when(rule(STRANGER, new Ruling.Loss(WHITE)))
                .thenRejected(new Rejection.NotYourMatchToRule(STRANGER));
    }

    @Test
    void a_referee_rules_on_all_matches_where_that_is_so_configured() {
        given(STARTED)
                .when(new Rule(STRANGER, true, NOTHING_SEEN, new Ruling.Loss(WHITE), "Why", Optional.empty()))
                .thenProposed(WHITE_LOSES, BLACK_WINS_BY_RULING);
    }

    @Test
    void nobody_rules_on_a_match_they_play() {
        given(STARTED)
                .when(new Warn(BLACK_PLAYER, true, NOTHING_SEEN, WHITE, "Why"))
                .thenRejected(new Rejection.OwnMatch(BLACK_PLAYER));
        appealed().when(decide(WHITE_PLAYER, 4, Optional.empty())).thenRejected(new Rejection.OwnMatch(WHITE_PLAYER));
    }

    @Test
    void a_warning_alone_changes_nothing() {
        given(STARTED).when(warn(WHITE)).thenProposed(new WarningIssued(WHITE, "Why", 1));
    }

    @Test
    void the_second_warning_running_loses_by_a_ruling_that_can_be_appealed() {
        given(STARTED)
                .then(BY_RITA, new WarningIssued(WHITE, "Why", 1))
                .when(warn(WHITE, 2))
                .thenProposed(
                        new WarningIssued(WHITE, "Why", 2),
                        new RefereeRuled(new Ruling.Loss(WHITE), "Warned twice running"),
                        BLACK_WINS_BY_RULING);
    }

    @Test
    void warnings_of_the_two_sides_are_not_added_up() {
        given(STARTED)
                .then(BY_RITA, new WarningIssued(WHITE, "Why", 1))
                .when(warn(BLACK, 2))
                .thenProposed(new WarningIssued(BLACK, "Why", 1));
    }

    @Test
    void nobody_is_warned_after_the_end() {
        given(STARTED, new MatchEnded(BLACK_RESIGNED))
                .when(warn(WHITE))
                .thenRejected(new Rejection.AlreadyOver(BLACK_RESIGNED));
    }

    @Test
    void a_referee_who_has_not_seen_the_last_decision_hears_of_it() {
        LastAct last = new LastAct(2, "rita", "WARNING");

        given(STARTED)
                .then(BY_RITA, new WarningIssued(WHITE, "Why", 1))
                .when(new Warn(OLGA, true, 1, WHITE, "Why"))
                .thenRejected(new Rejection.RuledMeanwhile(last));
    }

    @Test
    void a_referee_who_does_not_say_what_they_saw_knows_of_no_decision() {
        given(STARTED, played(1, BLACK, "C3"))
                .when(warn(WHITE, NOTHING_SEEN))
                .thenProposed(new WarningIssued(WHITE, "Why", 1));
        given(STARTED)
                .then(BY_RITA, WHITE_LOSES, BLACK_WINS_BY_RULING)
                .when(rule(RITA, new Ruling.DrawGame()))
                .thenRejected(new Rejection.RuledMeanwhile(new LastAct(2, "rita", "LOSS")));
    }

    @Test
    void nobody_has_seen_what_has_not_happened() {
        given(STARTED).when(warn(WHITE, 2)).thenRejected(new Rejection.NotSoFar(2, 1));
    }

    @Test
    void a_pause_needs_the_referees_leave_where_one_is_assigned() {
        MatchScenario asked = given(STARTED, new PauseRequested(WHITE));

        asked.when(new AnswerPause(BLACK_PLAYER, true)).thenRejected(new Rejection.RefereeGrantsPauses(List.of(RITA)));
        asked.whenAfter(Duration.ofSeconds(1), new RuleOnPause(RITA, false, true))
                .thenProposed(new ClockPaused(
                        PauseReason.PLAYER,
                        Optional.of(asked.lastRecordedAt().plusSeconds(1).plusMillis(300_000))));
        asked.when(new RuleOnPause(RITA, false, false)).thenProposed(new PauseDeclined(WHITE));
        given(STARTED).when(new RuleOnPause(RITA, false, true)).thenRejected(new Rejection.NoPauseAskedFor());
    }

    @Test
    void of_two_referees_who_answer_a_pause_the_second_hears_that_it_was_granted() {
        Instant until = MatchScenario.START.plusSeconds(300);
        MatchScenario granted = given(STARTED, new PauseRequested(WHITE))
                .then(BY_RITA, new ClockPaused(PauseReason.PLAYER, Optional.of(until)));

        granted.when(new RuleOnPause(RITA, false, true)).then(new Decision.NothingToDo());
        granted.when(new RuleOnPause(RITA, false, false)).thenRejected(new Rejection.PauseGranted(WHITE, until));
    }

    @Test
    void displaced_stones_are_let_stand() {
        given(STARTED, played(1, BLACK, "C3"))
                .when(rule(RITA, new Ruling.LetStand()))
                .thenProposed(new RefereeRuled(new Ruling.LetStand(), "Why"), new MoveLetStand(1));
    }

    @Test
    void each_ruling_that_ends_a_match_has_its_result() {
        ends(new Ruling.DrawGame(), new MatchResult.Draw(Method.RULING));
        ends(new Ruling.BothLose(), new MatchResult.BothLose(Method.RULING));
        ends(new Ruling.Annul(), new MatchResult.Annulled(Method.RULING));
        ends(
                new Ruling.Replay(MatchId.parse("019a8f4e-6f00-7000-8000-000000000002")),
                new MatchResult.NoResult(Method.RULING));
    }

    private static void ends(Ruling ruling, MatchResult result) {
        RefereeRuled ruled = new RefereeRuled(ruling, "Why");
        MatchEnded ended = new MatchEnded(result);
        given(STARTED).when(rule(RITA, ruling)).thenProposed(ruled, ended);
        given(STARTED, new MatchEnded(BLACK_RESIGNED)).when(rule(RITA, ruling)).thenProposed(ruled, ended);
        MatchState after = given(STARTED, new MatchEnded(BLACK_RESIGNED))
                .then(BY_RITA, ruled, ended)
                .state();
        assertThat(after)
                .isInstanceOfSatisfying(Ended.class, s -> assertThat(s.result()).isEqualTo(result));
    }

    @Test
    void the_result_of_a_match_that_has_ended_is_corrected() {
        MatchResult right = new MatchResult.WinByScore(BLACK, 5);
        Ruling ruling = new Ruling.CorrectResult(right);

        given(STARTED).when(rule(RITA, ruling)).thenRejected(new Rejection.NotEnded(Phase.PLAY));
        given(STARTED, new MatchEnded(BLACK_RESIGNED))
                .when(rule(RITA, ruling))
                .thenProposed(new RefereeRuled(ruling, "Why"), new MatchEnded(right));
    }

    @Test
    void time_is_adjusted_within_the_system_of_the_match() {
        ClockState minute = new ClockState.Absolute(60_000);
        Ruling ruling = new Ruling.AdjustTime(BLACK, minute);
        RefereeRuled ruled = new RefereeRuled(ruling, "Why");
        TimeAdjusted adjusted = new TimeAdjusted(BLACK, minute, "Why");

        given(STARTED).when(rule(RITA, ruling)).thenProposed(ruled, adjusted);
        MatchScenario after = given(STARTED).then(BY_RITA, ruled, adjusted);
        assertThat(after.state()).isInstanceOfSatisfying(InPlay.class, s -> {
            assertThat(s.clocks().black()).isEqualTo(minute);
            assertThat(s.deadline()).contains(after.lastRecordedAt().plusSeconds(60));
        });
    }

    @Test
    void a_clock_that_does_not_fit_is_refused() {
        TimeControl control = STARTED.timeControl();

        given(STARTED)
                .when(rule(RITA, new Ruling.AdjustTime(BLACK, new ClockState.Fischer(1000))))
                .thenRejected(new Rejection.ClockDoesNotFit(control));
        given(STARTED)
                .when(rule(RITA, new Ruling.AdjustTime(BLACK, new ClockState.Absolute(0))))
                .thenRejected(new Rejection.ClockDoesNotFit(control));
        given(STARTED, new MatchEnded(BLACK_RESIGNED))
                .when(rule(RITA, new Ruling.AdjustTime(BLACK, new ClockState.Absolute(1))))
                .thenRejected(new Rejection.AlreadyOver(BLACK_RESIGNED));
    }

    @Test
    void a_position_is_restored_to_a_move_that_stands() {
        given(STARTED, played(1, BLACK, "C3"))
                .when(rule(RITA, new Ruling.RestorePosition(2)))
                .thenRejected(new Rejection.CannotRestore(2, 1));
        given(STARTED, played(1, BLACK, "C3"), played(2, WHITE, "D3"))
                .when(rule(RITA, new Ruling.RestorePosition(1)))
                .then(new Decision.Restore(
                        1, new RefereeRuled(new Ruling.RestorePosition(1), "Why"), Optional.empty()));
    }

    @Test
    void a_restored_position_has_the_board_and_the_clocks_of_that_moment() {
        InPlay then = (InPlay) given(STARTED, played(1, BLACK, "C3")).state();
        RefereeRuled ruled = new RefereeRuled(new Ruling.RestorePosition(1), "Why");

        Decision decision = MatchDecider.decide(new Decision.Restore(1, ruled, Optional.empty()), then);

        assertThat(decision).isEqualTo(MatchDecider.append(ruled, c3Restored()));
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void both_confirm_a_restored_position_before_clocks_run(boolean afterTheEnd) {
        MatchScenario match = given(STARTED, played(1, BLACK, "C3"), played(2, WHITE, "D3"));
        if (afterTheEnd) {
            match.then(BY_RITA, new MatchEnded(BLACK_RESIGNED));
        }
        match.then(BY_RITA, new RefereeRuled(new Ruling.RestorePosition(1), "Why"), c3Restored());

        assertThat(match.state()).isInstanceOfSatisfying(InPlay.class, s -> {
            assertThat(s.deadlines()).isEmpty();
            assertThat(s.board().moveNumber()).isEqualTo(1);
        });
        match.when(play(WHITE_PLAYER, "D4"))
                .thenRejected(new Rejection.ConfirmFirst(new TreeSet<>(List.of(BLACK, WHITE))));
        match.when(new ConfirmPosition(WHITE_PLAYER)).thenProposed(new PositionConfirmed(WHITE));
        match.then(Actor.player(WHITE_PLAYER), new PositionConfirmed(WHITE));
        match.when(new ConfirmPosition(WHITE_PLAYER)).then(new Decision.NothingToDo());
        match.when(new ConfirmPosition(BLACK_PLAYER))
                .thenProposed(new PositionConfirmed(BLACK), new ClockResumed(PauseReason.REFEREE));
        match.then(Actor.player(BLACK_PLAYER), new PositionConfirmed(BLACK));
        assertThat(match.state().moreToCome()).as("the clock is about to run").isTrue();
        match.then(Actor.player(BLACK_PLAYER), new ClockResumed(PauseReason.REFEREE));
        assertThat(match.state().moreToCome()).isFalse();
        assertThat(match.state())
                .isInstanceOfSatisfying(
                        InPlay.class,
                        s -> assertThat(s.deadline())
                                .contains(match.lastRecordedAt().plusSeconds(600)));
    }

    @Test
    void no_referee_starts_the_clock_before_both_have_confirmed() {
        MatchScenario match = given(STARTED, played(1, BLACK, "C3"), played(2, WHITE, "D3"))
                .then(BY_RITA, new RefereeRuled(new Ruling.RestorePosition(1), "Why"), c3Restored());
        StartClock start = new StartClock(RITA, false, PauseReason.REFEREE);

        match.when(start).thenRejected(new Rejection.ConfirmFirst(new TreeSet<>(List.of(BLACK, WHITE))));
        assertThat(((Started) match.state()).onTurn()).contains(WHITE);
        match.then(Actor.player(WHITE_PLAYER), new PositionConfirmed(WHITE));
        assertThat(((Started) match.state()).onTurn())
                .as("who has still to confirm")
                .contains(BLACK);
        match.when(start).thenRejected(new Rejection.ConfirmFirst(new TreeSet<>(List.of(BLACK))));
        match.then(Actor.player(BLACK_PLAYER), new PositionConfirmed(BLACK), new ClockResumed(PauseReason.REFEREE));
        match.when(start).thenRejected(new Rejection.NotPaused(PauseReason.REFEREE));
        match.when(new StopClock(RITA, false, PauseReason.REFEREE))
                .thenProposed(new ClockPaused(PauseReason.REFEREE, Optional.empty()));
    }

    @Test
    void nothing_is_taken_back_before_both_have_confirmed() {
        given(STARTED, played(1, BLACK, "C3"), played(2, WHITE, "D3"))
                .then(BY_RITA, new RefereeRuled(new Ruling.RestorePosition(1), "Why"), c3Restored())
                .when(new AskForUndo(BLACK_PLAYER, 1))
                .thenRejected(new Rejection.ConfirmFirst(new TreeSet<>(List.of(BLACK, WHITE))));
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void a_pause_that_was_taken_stays_taken_when_a_position_is_restored(boolean afterTheEnd) {
        MatchScenario match = given(
                STARTED,
                played(1, BLACK, "C3"),
                new PauseRequested(BLACK),
                new ClockPaused(PauseReason.PLAYER, Optional.of(MatchScenario.START.plusSeconds(300))),
                new ClockResumed(PauseReason.PLAYER),
                played(2, WHITE, "D3"));
        if (afterTheEnd) {
            match.then(BY_RITA, new MatchEnded(BLACK_RESIGNED));
        }
        match.then(BY_RITA, new RefereeRuled(new Ruling.RestorePosition(1), "Why"), c3Restored());
        match.then(Actor.player(WHITE_PLAYER), new PositionConfirmed(WHITE));
        match.then(Actor.player(BLACK_PLAYER), new PositionConfirmed(BLACK), new ClockResumed(PauseReason.REFEREE));

        match.when(new AskForPause(BLACK_PLAYER)).thenRejected(new Rejection.PauseTaken());
    }

    @Test
    void nothing_is_confirmed_that_was_not_restored() {
        given(STARTED).when(new ConfirmPosition(BLACK_PLAYER)).thenRejected(new Rejection.NothingToConfirm());
    }

    @Test
    void an_objection_is_raised_on_ones_own_turn_unless_urgent() {
        given(STARTED)
                .when(new RaiseObjection(BLACK_PLAYER, "Noise", false))
                .thenProposed(new ObjectionRaised(BLACK, "Noise", false));
        given(STARTED)
                .when(new RaiseObjection(WHITE_PLAYER, "Noise", false))
                .thenRejected(new Rejection.ObjectOnOwnTurn(BLACK));
        given(STARTED)
                .when(new RaiseObjection(WHITE_PLAYER, "Noise", true))
                .thenProposed(new ObjectionRaised(WHITE, "Noise", true));
    }

    @Test
    void a_side_has_five_objections_waiting_at_most() {
        ObjectionRaised noise = new ObjectionRaised(BLACK, "Noise", false);

        given(STARTED, noise, noise, noise, noise, noise)
                .when(new RaiseObjection(BLACK_PLAYER, "Noise", false))
                .thenRejected(new Rejection.TooManyObjections(5));
    }

    @Test
    void a_ruling_or_a_warning_answers_the_objections_before_it() {
        MatchScenario match =
                given(STARTED, new ObjectionRaised(BLACK, "Noise", false), new RefereeCalled("The sides do not agree"));
        assertThat(book(match).objections()).hasSize(2);

        match.then(BY_RITA, new WarningIssued(WHITE, "Noise", 1));

        assertThat(book(match).objections()).isEmpty();
    }

    @Test
    void a_warning_that_comes_of_a_strict_undo_answers_no_objection() {
        MatchScenario match = given(STARTED, new ObjectionRaised(BLACK, "Noise", false));

        match.then(Actor.player(WHITE_PLAYER), new WarningIssued(WHITE, "Asked to take back a move", 1));

        assertThat(book(match).objections()).hasSize(1);
    }

    @Test
    void a_ruling_is_appealed_once() {
        MatchScenario ruled = given(STARTED).then(BY_RITA, WHITE_LOSES, BLACK_WINS_BY_RULING);
        Appeal first = new Appeal(4, MatchScenario.START.plusSeconds(4), WHITE, "I was there", 2, Appeal.Standing.OPEN);

        ruled.when(new FileAppeal(WHITE_PLAYER, 2, "I was there"))
                .thenProposed(new AppealFiled(WHITE, "I was there", 2));
        ruled.when(new FileAppeal(WHITE_PLAYER, 1, "I was there")).thenRejected(new Rejection.NoSuchRuling(1));
        appealed().when(new FileAppeal(BLACK_PLAYER, 2, "Me too")).thenRejected(new Rejection.AlreadyAppealed(first));
    }

    @Test
    void an_organizer_lets_a_ruling_stand_or_replaces_it() {
        Ruling draw = new Ruling.DrawGame();

        appealed()
                .when(decide(OLGA, 4, Optional.empty()))
                .thenProposed(new AppealDecided(2, true, Optional.empty(), "Why"));
        appealed()
                .when(decide(OLGA, 4, Optional.of(draw)))
                .thenProposed(
                        new AppealDecided(2, false, Optional.of(draw), "Why"),
                        new MatchEnded(new MatchResult.Draw(Method.RULING)));
    }

    @Test
    void the_decision_of_an_organizer_is_final() {
        MatchScenario decided =
                appealed().then(Actor.organizer(OLGA), new AppealDecided(2, true, Optional.empty(), "Why"));

        decided.when(new FileAppeal(WHITE_PLAYER, 5, "Again")).thenRejected(new Rejection.NoSuchRuling(5));
        decided.when(decide(STRANGER, 4, Optional.empty()))
                .thenRejected(new Rejection.AppealIsDecided(new Appeal(
                        4, MatchScenario.START.plusSeconds(4), WHITE, "I was there", 2, Appeal.Standing.STANDS)));
        decided.when(decide(OLGA, 2, Optional.empty())).thenRejected(new Rejection.NoSuchAppeal(2));
    }

    @Test
    void nobody_decides_about_their_own_ruling() {
        appealed().when(decide(RITA, 4, Optional.empty())).thenRejected(new Rejection.OwnRuling(2));
    }

    private static MatchScenario appealed() {
        return given(STARTED)
                .then(BY_RITA, WHITE_LOSES, BLACK_WINS_BY_RULING)
                .then(Actor.player(WHITE_PLAYER), new AppealFiled(WHITE, "I was there", 2));
    }

    private static MatchStarted started(TimeControl control) {
        MatchTerms terms =
                new MatchTerms(UndoPolicy.ALLOWED, false, Visibility.PUBLIC, List.of(RITA), 0, 0, 300_000, 0, 0);
        return MatchScenario.started(Rulesets.JAPANESE, control, terms);
    }

    private static StonePlayed played(int number, Color color, String vertex) {
        StonePlayed bare = stone(number, color, vertex);
        return new StonePlayed(
                number,
                color,
                bare.vertex(),
                List.of(),
                "",
                new ClockState.Absolute(600_000 - 5_000L * number),
                0,
                Optional.empty());
    }

    /** After move 1; White has not moved then. */
    private static PositionRestored c3Restored() {
        Position position = new Position(List.of(".....", ".....", "..X..", ".....", "....."));
        Clocks clocks = new Clocks(new ClockState.Absolute(595_000), new ClockState.Absolute(600_000));
        return new PositionRestored(1, position, PositionHash.of(position), Prisoners.NONE, WHITE, 0, clocks);
    }

    private static Rule rule(PlayerId referee, Ruling ruling) {
        return new Rule(referee, false, NOTHING_SEEN, ruling, "Why", Optional.empty());
    }

    private static Warn warn(Color color) {
        return warn(color, NOTHING_SEEN);
    }

    private static Warn warn(Color color, int seenSeq) {
        return new Warn(RITA, false, seenSeq, color, "Why");
    }

    private static DecideAppeal decide(PlayerId organizer, int appealSeq, Optional<Ruling> replacement) {
        return new DecideAppeal(organizer, appealSeq, replacement, "Why", Optional.empty());
    }

    private static Book book(MatchScenario match) {
        return ((Started) match.state()).contest().book();
    }
}
