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
import org.junit.jupiter.api.Test;
import org.tengen.contracts.event.MatchEvent;
import org.tengen.contracts.event.MatchEvent.AppealDecided;
import org.tengen.contracts.event.MatchEvent.AppealFiled;
import org.tengen.contracts.event.MatchEvent.CountAccepted;
import org.tengen.contracts.event.MatchEvent.CountImposed;
import org.tengen.contracts.event.MatchEvent.MatchEnded;
import org.tengen.contracts.event.MatchEvent.MatchScored;
import org.tengen.contracts.event.MatchEvent.MoveLetStand;
import org.tengen.contracts.event.MatchEvent.PlayerResigned;
import org.tengen.contracts.event.MatchEvent.RecountRequested;
import org.tengen.contracts.event.MatchEvent.RefereeRuled;
import org.tengen.contracts.event.MatchEvent.WarningIssued;
import org.tengen.contracts.match.Actor;
import org.tengen.contracts.match.DeadStones;
import org.tengen.contracts.match.MatchResult;
import org.tengen.contracts.match.MatchResult.Method;
import org.tengen.contracts.match.MatchTerms;
import org.tengen.contracts.match.PlayerId;
import org.tengen.contracts.match.Ruling;
import org.tengen.contracts.match.TimeControl;
import org.tengen.contracts.match.UndoPolicy;
import org.tengen.contracts.match.Visibility;
import org.tengen.engine.rules.Rulesets;
import org.tengen.match.lifecycle.domain.MatchAction.CloseScored;
import org.tengen.match.lifecycle.domain.MatchAction.RequestRecount;
import org.tengen.match.lifecycle.domain.Rejection.NotCounted;
import org.tengen.match.lifecycle.domain.Rejection.ResultRuled;

/** A ruling stands: what was ruled on since the count is not counted away. Counting begins with event 5, the count is event 8. */
class RuledResultTest {
    private static final Actor RITA = Actor.referee(new PlayerId("rita"));
    private static final Actor OLGA = Actor.organizer(new PlayerId("olga"));
    private static final Actor BY_WHITE = Actor.player(WHITE_PLAYER);
    private static final String NONE_DEAD = DeadStones.NONE.hash();
    private static final MatchResult BLACK_BY_1 = new MatchResult.WinByScore(BLACK, 2);
    private static final MatchResult WHITE_BY_3 = new MatchResult.WinByScore(WHITE, 6);
    private static final Ruling TO_WHITE_BY_3 = new Ruling.CorrectResult(WHITE_BY_3);
    private static final RefereeRuled CORRECTED = new RefereeRuled(TO_WHITE_BY_3, "Why");
    private static final RefereeRuled LET_STAND = new RefereeRuled(new Ruling.LetStand(), "Why");
    private static final MatchScored OTHERWISE = new MatchScored(10, 20, DeadStones.NONE);

    @Test
    void a_result_that_was_ruled_on_is_not_counted_again_while_the_ruling_can_be_appealed() {
        MatchScenario match = scored().then(RITA, CORRECTED, new MatchEnded(WHITE_BY_3));

        match.when(new RequestRecount(BLACK_PLAYER))
                .thenRejected(new ResultRuled(last(10, "rita", "CORRECT_RESULT"), ruling(match, 10), false));
    }

    @Test
    void nor_while_its_appeal_waits_or_after_an_organizer_let_it_stand() {
        MatchScenario match = scored().then(RITA, CORRECTED, new MatchEnded(WHITE_BY_3))
                .then(BY_WHITE, new AppealFiled(WHITE, "No", 10));
        match.when(new RequestRecount(WHITE_PLAYER))
                .thenRejected(new ResultRuled(last(10, "rita", "CORRECT_RESULT"), Optional.empty(), true));

        match.then(OLGA, new AppealDecided(10, true, Optional.empty(), "Why"))
                .when(new RequestRecount(WHITE_PLAYER))
                .thenRejected(new ResultRuled(last(13, "olga", "LET_STAND"), Optional.empty(), false));
    }

    @Test
    void nor_after_an_organizer_ruled_something_else() {
        MatchResult draw = new MatchResult.Draw(Method.RULING);
        scored().then(RITA, CORRECTED, new MatchEnded(WHITE_BY_3))
                .then(BY_WHITE, new AppealFiled(WHITE, "No", 10))
                .then(
                        OLGA,
                        new AppealDecided(10, false, Optional.of(new Ruling.DrawGame()), "Why"),
                        new MatchEnded(draw))
                .when(new RequestRecount(BLACK_PLAYER))
                .thenRejected(new ResultRuled(last(13, "olga", "DRAW"), Optional.empty(), false));
    }

    @Test
    void nor_where_the_referee_let_the_result_stand() {
        MatchScenario match = scored().then(RITA, LET_STAND, new MoveLetStand(3));

        match.when(new RequestRecount(WHITE_PLAYER))
                .thenRejected(new ResultRuled(last(10, "rita", "LET_STAND"), ruling(match, 10), false));
    }

    @Test
    void a_ruling_on_a_count_that_is_not_written_down_yet_is_a_ruling_since_the_count() {
        MatchScenario match =
                agreed(new MatchScored(12, 10, DeadStones.NONE)).then(RITA, LET_STAND, new MoveLetStand(3));
        match.when(new CloseScored()).thenProposed(new MatchEnded(BLACK_BY_1));
        match.then(Actor.server("match-service"), new MatchEnded(BLACK_BY_1));

        match.when(new RequestRecount(WHITE_PLAYER))
                .thenRejected(new ResultRuled(last(9, "rita", "LET_STAND"), ruling(match, 9), false));
    }

    @Test
    void what_was_decided_before_the_count_leaves_it_to_be_counted_again() {
        DeadStones none = DeadStones.NONE;
        given(play())
                .then(RITA, new WarningIssued(WHITE, "Why", 1))
                .then(RITA, new RefereeRuled(new Ruling.SettleCount(none), "Why"), new CountImposed(none, NONE_DEAD))
                .then(Actor.server("scoring-service"), new MatchScored(12, 10, none), new MatchEnded(BLACK_BY_1))
                .when(new RequestRecount(WHITE_PLAYER))
                .thenProposed(new RecountRequested(WHITE));
    }

    @Test
    void a_result_that_was_corrected_but_never_counted_was_not_counted() {
        given(play())
                .then(
                        BY_WHITE,
                        new PlayerResigned(WHITE),
                        new MatchEnded(new MatchResult.Win(BLACK, Method.RESIGNATION)))
                .then(RITA, CORRECTED, new MatchEnded(WHITE_BY_3))
                .when(new RequestRecount(BLACK_PLAYER))
                .thenRejected(new NotCounted(WHITE_BY_3));
        given(play())
                .then(RITA, CORRECTED, new MatchEnded(WHITE_BY_3))
                .when(new RequestRecount(BLACK_PLAYER))
                .thenRejected(new NotCounted(WHITE_BY_3));
    }

    @Test
    void a_recount_may_be_followed_by_another_one() {
        scored().then(BY_WHITE, new RecountRequested(WHITE))
                .then(Actor.server("scoring-service"), new MatchScored(12, 10, DeadStones.NONE))
                .when(new RequestRecount(WHITE_PLAYER))
                .thenProposed(new RecountRequested(WHITE));
    }

    @Test
    void a_ruling_takes_off_a_recount_that_is_awaited() {
        MatchScenario asked = scored().then(BY_WHITE, new RecountRequested(WHITE));
        assertThat(((Ended) asked.state()).recounting()).isTrue();

        asked.then(RITA, LET_STAND);
        assertThat(((Ended) asked.state()).recounting()).isFalse();
    }

    @Test
    void a_decision_about_an_appeal_takes_off_a_recount_that_is_awaited() {
        MatchScenario asked = scored().then(RITA, LET_STAND, new MoveLetStand(3))
                .then(BY_WHITE, new AppealFiled(WHITE, "No", 10), new RecountRequested(WHITE))
                .then(OLGA, new AppealDecided(10, true, Optional.empty(), "Why"));

        assertThat(((Ended) asked.state()).recounting()).isFalse();
    }

    @Test
    void a_count_that_comes_after_a_ruling_changes_nothing() {
        MatchScenario late = scored().then(BY_WHITE, new RecountRequested(WHITE))
                .then(RITA, CORRECTED, new MatchEnded(WHITE_BY_3))
                .then(Actor.server("scoring-service"), OTHERWISE);

        assertThat(late.state()).isInstanceOfSatisfying(Ended.class, s -> {
            assertThat(s.result()).isEqualTo(WHITE_BY_3);
            assertThat(s.countSeq()).isEqualTo(8);
        });
        late.when(new CloseScored()).then(new Decision.NothingToDo());
    }

    /** Before a ruling took recounts off, one that came after LET_STAND was taken for the result. */
    @Test
    void a_log_in_which_a_recount_came_after_a_ruling_is_still_read_to_its_end() {
        MatchResult white = new MatchResult.WinByScore(WHITE, 10);
        MatchScenario old = scored().then(BY_WHITE, new RecountRequested(WHITE))
                .then(RITA, LET_STAND, new MoveLetStand(3))
                .then(Actor.server("scoring-service"), OTHERWISE, new MatchEnded(white));

        assertThat(old.state())
                .isInstanceOfSatisfying(Ended.class, s -> assertThat(s.result()).isEqualTo(white));
    }

    @Test
    void a_match_that_went_on_and_was_resigned_was_not_counted() {
        MatchScenario match = scored();
        match.then(RITA, new RefereeRuled(new Ruling.RestorePosition(1), "Why"));
        MatchResult resigned = new MatchResult.Win(WHITE, Method.RESIGNATION);
        match.then(RITA, restored(1, WHITE, ".....", ".....", ".....", ".....", "X...."))
                .then(Actor.player(BLACK_PLAYER), new PlayerResigned(BLACK), new MatchEnded(resigned))
                .when(new RequestRecount(WHITE_PLAYER))
                .thenRejected(new NotCounted(resigned));
    }

    private static Optional<RulingMade> ruling(MatchScenario match, int seq) {
        return ((Started) match.state()).contest().book().ruling(seq);
    }

    private static LastAct last(int seq, String by, String what) {
        return new LastAct(seq, by, what);
    }

    private static MatchScenario scored() {
        return agreed(new MatchScored(12, 10, DeadStones.NONE), new MatchEnded(BLACK_BY_1));
    }

    private static MatchScenario agreed(MatchEvent... more) {
        return given(play())
                .then(BY_WHITE, new CountAccepted(WHITE, NONE_DEAD, false))
                .then(Actor.player(BLACK_PLAYER), new CountAccepted(BLACK, NONE_DEAD, true))
                .then(Actor.server("scoring-service"), more);
    }

    private static MatchEvent[] play() {
        MatchTerms terms = new MatchTerms(
                UndoPolicy.ALLOWED, false, Visibility.PUBLIC, List.of(new PlayerId("rita")), 0, 0, 0, 0, 60_000);
        return new MatchEvent[] {
            MatchScenario.started(Rulesets.JAPANESE, new TimeControl.Untimed(), terms),
            stone(1, BLACK, "A1"),
            pass(2, WHITE),
            pass(3, BLACK),
            counting(3, WHITE, ".....", ".....", ".....", ".....", "X....")
        };
    }
}
