package org.tengen.match.lifecycle.domain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tengen.contracts.match.Ruling.Kind.ADJUST_TIME;
import static org.tengen.contracts.match.Ruling.Kind.ANNUL;
import static org.tengen.contracts.match.Ruling.Kind.BOTH_LOSE;
import static org.tengen.contracts.match.Ruling.Kind.CORRECT_RESULT;
import static org.tengen.contracts.match.Ruling.Kind.DRAW;
import static org.tengen.contracts.match.Ruling.Kind.LOSS;
import static org.tengen.contracts.match.Ruling.Kind.REPLAY;
import static org.tengen.contracts.match.Ruling.Kind.RESTORE_POSITION;
import static org.tengen.contracts.match.Ruling.Kind.SETTLE_COUNT;
import static org.tengen.engine.Color.BLACK;
import static org.tengen.engine.Color.WHITE;
import static org.tengen.match.lifecycle.domain.MatchScenario.BLACK_PLAYER;
import static org.tengen.match.lifecycle.domain.MatchScenario.WHITE_PLAYER;
import static org.tengen.match.lifecycle.domain.MatchScenario.counting;
import static org.tengen.match.lifecycle.domain.MatchScenario.given;
import static org.tengen.match.lifecycle.domain.MatchScenario.pass;
import static org.tengen.match.lifecycle.domain.MatchScenario.stone;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.tengen.contracts.event.MatchEvent;
import org.tengen.contracts.event.MatchEvent.AppealDecided;
import org.tengen.contracts.event.MatchEvent.AppealFiled;
import org.tengen.contracts.event.MatchEvent.CountImposed;
import org.tengen.contracts.event.MatchEvent.MatchEnded;
import org.tengen.contracts.event.MatchEvent.MatchScored;
import org.tengen.contracts.event.MatchEvent.MoveLetStand;
import org.tengen.contracts.event.MatchEvent.PlayerResigned;
import org.tengen.contracts.event.MatchEvent.PositionRestored;
import org.tengen.contracts.event.MatchEvent.RefereeRuled;
import org.tengen.contracts.event.MatchEvent.TimeAdjusted;
import org.tengen.contracts.event.MatchEvent.WarningIssued;
import org.tengen.contracts.hash.PositionHash;
import org.tengen.contracts.match.Actor;
import org.tengen.contracts.match.ClockState;
import org.tengen.contracts.match.Clocks;
import org.tengen.contracts.match.DeadStones;
import org.tengen.contracts.match.MatchId;
import org.tengen.contracts.match.MatchResult;
import org.tengen.contracts.match.MatchResult.Method;
import org.tengen.contracts.match.PlayerId;
import org.tengen.contracts.match.Prisoners;
import org.tengen.contracts.match.Ruling;
import org.tengen.contracts.match.TimeControl;
import org.tengen.engine.Position;
import org.tengen.engine.Vertex;
import org.tengen.engine.rules.Rulesets;
import org.tengen.match.lifecycle.domain.MatchAction.DecideAppeal;
import org.tengen.match.lifecycle.domain.MatchAction.Rule;
import org.tengen.match.lifecycle.domain.MatchAction.Warn;
import org.tengen.match.lifecycle.domain.Rejection.AlreadyReplayed;
import org.tengen.match.lifecycle.domain.Rejection.DoesNotReplace;

/** Overturning leaves nothing behind: which rulings replace which, as a table. */
class ReplacementTest {
    private static final PlayerId RITA = new PlayerId("rita");
    private static final PlayerId OLGA = new PlayerId("olga");
    private static final Actor BY_RITA = Actor.referee(RITA);
    private static final Actor BY_OLGA = Actor.organizer(OLGA);
    private static final ClockState FULL = new ClockState.Absolute(600_000);
    private static final ClockState MINUTE = new ClockState.Absolute(60_000);
    private static final Clocks BOTH_FULL = new Clocks(FULL, FULL);
    private static final MatchId REPLAYED = MatchId.parse("019a8f4e-6f00-7000-8000-000000000002");
    private static final MatchId ANOTHER = MatchId.parse("019a8f4e-6f00-7000-8000-000000000003");
    private static final MatchResult WHITE_BY_3 = new MatchResult.WinByScore(WHITE, 6);
    private static final MatchResult BLACK_BY_1 = new MatchResult.WinByScore(BLACK, 2);
    private static final MatchResult RESIGNED = new MatchResult.Win(WHITE, Method.RESIGNATION);
    private static final Ruling LET_STAND = new Ruling.LetStand();
    private static final Ruling RESTORED = new Ruling.RestorePosition(1);
    private static final Ruling ADJUSTED = new Ruling.AdjustTime(BLACK, MINUTE);
    private static final Ruling CORRECTED = new Ruling.CorrectResult(WHITE_BY_3);
    private static final Ruling SETTLED = new Ruling.SettleCount(DeadStones.NONE);
    private static final Ruling.Replay PLAYED_AGAIN = new Ruling.Replay(REPLAYED);
    private static final Ruling BLACK_LOSES = new Ruling.Loss(BLACK);
    private static final Set<Ruling.Kind> ENDINGS = EnumSet.of(RESTORE_POSITION, DRAW, REPLAY, LOSS, BOTH_LOSE, ANNUL);

    /**
     * A ruling that was appealed.
     *
     * @param match up to the appeal
     * @param ruling what was ruled
     * @param replacing the kinds that replace it
     */
    record Case(String name, MatchScenario match, Ruling ruling, Set<Ruling.Kind> replacing) {
        @Override
        public String toString() {
            return name;
        }

        int appealSeq() {
            return match.log().size();
        }

        RulingMade made() {
            return ((Started) match.state()).contest().book().rulings().getLast();
        }

        DoesNotReplace refused(Ruling instead) {
            List<Ruling.Kind> kinds =
                    Stream.of(Ruling.Kind.values()).filter(replacing::contains).toList();
            return new DoesNotReplace(made(), instead, kinds);
        }
    }

    static Stream<Case> appealed() {
        return Stream.of(
                ended("LOSS", BLACK_LOSES, EnumSet.noneOf(Ruling.Kind.class)),
                ended("DRAW", new Ruling.DrawGame(), EnumSet.of(DRAW)),
                ended("BOTH_LOSE", new Ruling.BothLose(), EnumSet.of(BOTH_LOSE)),
                ended("ANNUL", new Ruling.Annul(), EnumSet.of(ANNUL)),
                ended("REPLAY", PLAYED_AGAIN, EnumSet.of(REPLAY)),
                of("LOSS by the second warning", warnedTwice(), BLACK_LOSES, with(CORRECT_RESULT)),
                of("CORRECT_RESULT", resigned(BY_RITA, CORRECTED, ended(CORRECTED)), CORRECTED, with(CORRECT_RESULT)),
                of("LET_STAND of a result", resigned(BY_RITA, LET_STAND, stand()), LET_STAND, with(CORRECT_RESULT)),
                of("LET_STAND in play", inPlay(BY_RITA, LET_STAND, stand()), LET_STAND, with(ADJUST_TIME)),
                of("ADJUST_TIME in play", inPlay(BY_RITA, ADJUSTED, adjusted()), ADJUSTED, with(ADJUST_TIME)),
                of("ADJUST_TIME of a match that has ended", adjustedThenResigned(), ADJUSTED, with(CORRECT_RESULT)),
                of("RESTORE_POSITION", resigned(BY_RITA, RESTORED, restored()), RESTORED, with(CORRECT_RESULT)),
                of("LET_STAND in counting", counted(LET_STAND, stand()), LET_STAND, inCounting(ADJUST_TIME)),
                of("ADJUST_TIME in counting", counted(ADJUSTED, adjusted()), ADJUSTED, inCounting(ADJUST_TIME)),
                of("SETTLE_COUNT", settled(), SETTLED, with(CORRECT_RESULT)),
                of(
                        "SETTLE_COUNT before the count is made",
                        counted(SETTLED, imposed()),
                        SETTLED,
                        with(CORRECT_RESULT)));
    }

    @ParameterizedTest
    @MethodSource("appealed")
    void what_is_let_stand_is_not_replaced(Case c) {
        c.match().when(decide(c, LET_STAND)).thenRejected(c.refused(LET_STAND));
    }

    @ParameterizedTest
    @MethodSource("appealed")
    void the_same_again_is_no_replacement(Case c) {
        if (!(c.ruling() instanceof Ruling.Replay) && !(c.ruling() instanceof Ruling.SettleCount)) {
            c.match().when(decide(c, c.ruling())).thenRejected(c.refused(c.ruling()));
        }
    }

    static Stream<Arguments> replacements() {
        return appealed()
                .flatMap(c -> Stream.of(
                                new Ruling.RestorePosition(0),
                                new Ruling.DrawGame(),
                                new Ruling.Replay(ANOTHER),
                                new Ruling.Loss(WHITE),
                                new Ruling.BothLose(),
                                new Ruling.Annul(),
                                new Ruling.AdjustTime(BLACK, FULL),
                                new Ruling.CorrectResult(new MatchResult.WinByScore(BLACK, 9)),
                                SETTLED)
                        .map(ruling -> Arguments.of(c, ruling)));
    }

    @ParameterizedTest
    @MethodSource("replacements")
    void a_kind_that_is_said_to_replace_does_and_no_other(Case c, Ruling instead) {
        Decision decision = c.match().when(decide(c, instead)).decision();

        if (c.replacing().contains(instead.kind())) {
            assertThat(decision).isInstanceOfAny(Decision.Propose.class, Decision.Restore.class);
        } else if (instead instanceof Ruling.Replay) {
            c.match().thenRejected(new AlreadyReplayed(REPLAYED));
        } else {
            c.match().thenRejected(c.refused(instead));
        }
    }

    @Test
    void the_same_result_by_another_name_is_no_replacement() {
        Case loss = ended("LOSS", BLACK_LOSES, EnumSet.noneOf(Ruling.Kind.class));
        Ruling same = new Ruling.CorrectResult(new MatchResult.Win(WHITE, Method.RULING));
        loss.match().when(decide(loss, same)).thenRejected(loss.refused(same));

        Case stood = of("", resigned(BY_RITA, LET_STAND, stand()), LET_STAND, with(CORRECT_RESULT));
        Ruling asItWas = new Ruling.CorrectResult(RESIGNED);
        stood.match().when(decide(stood, asItWas)).thenRejected(stood.refused(asItWas));

        Case settled = of("", settled(), SETTLED, with(CORRECT_RESULT));
        Ruling asCounted = new Ruling.CorrectResult(BLACK_BY_1);
        settled.match().when(decide(settled, asCounted)).thenRejected(settled.refused(asCounted));
    }

    @Test
    void a_clock_is_replaced_by_another_of_the_same_side() {
        Case c = of("", inPlay(BY_RITA, ADJUSTED, adjusted()), ADJUSTED, with(ADJUST_TIME));
        Ruling whites = new Ruling.AdjustTime(WHITE, MINUTE);

        c.match().when(decide(c, whites)).thenRejected(c.refused(whites));
    }

    @Test
    void a_restored_position_is_replaced_by_another_or_by_other_clocks() {
        Case c = of("", resigned(BY_RITA, RESTORED, restored()), RESTORED, with(CORRECT_RESULT));
        DecideAppeal otherClocks =
                new DecideAppeal(OLGA, c.appealSeq(), Optional.of(RESTORED), "Why", Optional.of(BOTH_FULL));

        assertThat(c.match().when(otherClocks).decision()).isInstanceOf(Decision.Restore.class);
    }

    @Test
    void the_result_before_a_position_was_restored_can_be_given_back_though_play_goes_on() {
        Case c = of("", resigned(BY_RITA, RESTORED, restored()), RESTORED, with(CORRECT_RESULT));
        Ruling back = new Ruling.CorrectResult(RESIGNED);
        AppealDecided decided = new AppealDecided(c.made().seq(), false, Optional.of(back), "Why");

        c.match().when(decide(c, back)).thenProposed(decided, new MatchEnded(RESIGNED));
        c.match().then(BY_OLGA, decided, new MatchEnded(RESIGNED));
        assertThat(c.match().state()).isInstanceOfSatisfying(Ended.class, s -> {
            assertThat(s.result()).isEqualTo(RESIGNED);
            assertThat(s.moreToCome()).isFalse();
        });
    }

    @Test
    void a_position_restored_after_a_loss_by_the_second_warning_leaves_nothing_of_that_loss() {
        MatchScenario match = warnedTwice();
        AppealDecided decided = new AppealDecided(6, false, Optional.of(RESTORED), "Why");
        match.then(BY_OLGA, decided, restored());

        assertThat(match.state()).isInstanceOfSatisfying(InPlay.class, s -> {
            assertThat(s.moreToCome()).isFalse();
            assertThat(s.contest().warnings().running(BLACK))
                    .as("the first warning, which was for something else")
                    .isEqualTo(1);
        });
        match.when(new Warn(RITA, true, match.log().size(), WHITE, "Why"))
                .thenProposed(new WarningIssued(WHITE, "Why", 1));
    }

    @Test
    void a_match_is_played_again_once() {
        MatchEnded ended = new MatchEnded(new MatchResult.NoResult(Method.RULING));
        MatchScenario match = inPlay(BY_RITA, PLAYED_AGAIN, ended);

        match.when(new Rule(RITA, true, 99, new Ruling.Replay(ANOTHER), "Why", Optional.empty()))
                .thenRejected(new Rejection.NotSoFar(99, match.log().size()));
        match.when(new Rule(RITA, true, match.log().size(), new Ruling.Replay(ANOTHER), "Why", Optional.empty()))
                .thenRejected(new AlreadyReplayed(REPLAYED));
    }

    @Test
    void a_match_that_an_organizer_had_played_again_is_not_played_again_by_a_referee() {
        MatchScenario match = warnedTwice();
        AppealDecided decided = new AppealDecided(6, false, Optional.of(PLAYED_AGAIN), "Why");
        match.then(BY_OLGA, decided, new MatchEnded(new MatchResult.NoResult(Method.RULING)));

        match.when(new Rule(RITA, true, match.log().size(), new Ruling.Replay(ANOTHER), "Why", Optional.empty()))
                .thenRejected(new AlreadyReplayed(REPLAYED));
    }

    /** A ruling that ended a match in play, appealed; {@code without} no longer replaces it. */
    private static Case ended(String name, Ruling ruling, Set<Ruling.Kind> without) {
        Set<Ruling.Kind> replacing = with(CORRECT_RESULT);
        replacing.removeAll(without);
        return of(name, inPlay(BY_RITA, ruling, ended(ruling)), ruling, replacing);
    }

    private static Case of(String name, MatchScenario match, Ruling ruling, Set<Ruling.Kind> replacing) {
        int seq = ((Started) match.state()).contest().book().rulings().getLast().seq();
        boolean appealed =
                ((Started) match.state()).contest().book().appealAgainst(seq).isPresent();
        if (!appealed) {
            match.then(Actor.player(WHITE_PLAYER), new AppealFiled(WHITE, "No", seq));
        }
        return new Case(name, match, ruling, replacing);
    }

    private static Set<Ruling.Kind> with(Ruling.Kind more) {
        Set<Ruling.Kind> kinds = EnumSet.copyOf(ENDINGS);
        kinds.add(more);
        return kinds;
    }

    private static Set<Ruling.Kind> inCounting(Ruling.Kind more) {
        Set<Ruling.Kind> kinds = with(more);
        kinds.addAll(EnumSet.of(CORRECT_RESULT, SETTLE_COUNT));
        return kinds;
    }

    private static MatchScenario inPlay(Actor actor, Ruling ruling, MatchEvent... effect) {
        return given(play()).then(actor, ruled(ruling, effect));
    }

    private static MatchScenario resigned(Actor actor, Ruling ruling, MatchEvent... effect) {
        return given(play())
                .then(Actor.player(BLACK_PLAYER), new PlayerResigned(BLACK), new MatchEnded(RESIGNED))
                .then(actor, ruled(ruling, effect));
    }

    private static MatchScenario adjustedThenResigned() {
        MatchScenario match = inPlay(BY_RITA, ADJUSTED, adjusted());
        return match.then(Actor.player(BLACK_PLAYER), new PlayerResigned(BLACK), new MatchEnded(RESIGNED));
    }

    private static MatchScenario counted(Ruling ruling, MatchEvent... effect) {
        List<MatchEvent> events = new ArrayList<>(List.of(play()));
        events.addAll(List.of(
                pass(3, BLACK), pass(4, WHITE), counting(4, BLACK, ".....", ".....", ".....", ".....", "XO...")));
        return given(events.toArray(MatchEvent[]::new)).then(BY_RITA, ruled(ruling, effect));
    }

    private static MatchScenario settled() {
        return counted(SETTLED, imposed())
                .then(Actor.server("test"), new MatchScored(12, 10, DeadStones.NONE), new MatchEnded(BLACK_BY_1));
    }

    /** Black loses with event 6, and has appealed. */
    private static MatchScenario warnedTwice() {
        return given(play())
                .then(BY_RITA, new WarningIssued(BLACK, "Why", 1))
                .then(
                        BY_RITA,
                        new WarningIssued(BLACK, "Why", 2),
                        new RefereeRuled(BLACK_LOSES, "Warned twice running"),
                        ended(BLACK_LOSES))
                .then(Actor.player(BLACK_PLAYER), new AppealFiled(BLACK, "No", 6));
    }

    private static MatchEvent[] ruled(Ruling ruling, MatchEvent... effect) {
        return Stream.concat(Stream.of(new RefereeRuled(ruling, "Why")), Stream.of(effect))
                .toArray(MatchEvent[]::new);
    }

    private static MatchEnded ended(Ruling ruling) {
        return new MatchEnded(ruling.ends().orElseThrow());
    }

    private static MoveLetStand stand() {
        return new MoveLetStand(2);
    }

    private static TimeAdjusted adjusted() {
        return new TimeAdjusted(BLACK, MINUTE, "Why");
    }

    private static CountImposed imposed() {
        return new CountImposed(DeadStones.NONE, DeadStones.NONE.hash());
    }

    private static PositionRestored restored() {
        Position position = new Position(List.of(".....", ".....", ".....", ".....", "X...."));
        return new PositionRestored(1, position, PositionHash.of(position), Prisoners.NONE, WHITE, 0, BOTH_FULL);
    }

    /** Black on A1, White on B1. */
    private static MatchEvent[] play() {
        return new MatchEvent[] {
            MatchScenario.started(Rulesets.JAPANESE, new TimeControl.Absolute(600_000)),
            timed(stone(1, BLACK, "A1")),
            timed(stone(2, WHITE, "B1"))
        };
    }

    private static MatchEvent timed(MatchEvent.StonePlayed e) {
        return new MatchEvent.StonePlayed(
                e.moveNumber(), e.color(), e.vertex(), List.<Vertex>of(), "", FULL, 0, Optional.empty());
    }

    private static DecideAppeal decide(Case c, Ruling instead) {
        return new DecideAppeal(OLGA, c.appealSeq(), Optional.of(instead), "Why", Optional.empty());
    }
}
