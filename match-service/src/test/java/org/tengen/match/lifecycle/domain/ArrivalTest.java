package org.tengen.match.lifecycle.domain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tengen.match.lifecycle.domain.MatchScenario.BLACK_PLAYER;
import static org.tengen.match.lifecycle.domain.MatchScenario.WHITE_PLAYER;

import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.tengen.contracts.match.MatchResult;
import org.tengen.contracts.match.MatchResult.Method;
import org.tengen.contracts.match.MatchTerms;
import org.tengen.contracts.match.TimeControl;
import org.tengen.contracts.match.UndoPolicy;
import org.tengen.contracts.match.Visibility;
import org.tengen.engine.Color;
import org.tengen.match.lifecycle.domain.Decision.NothingToDo;
import org.tengen.match.lifecycle.domain.MatchAction.CallTime;
import org.tengen.match.lifecycle.domain.MatchAction.CheckIn;
import org.tengen.match.lifecycle.domain.MatchAction.Resign;

/** The two deadlines before the first move, as docs/clocks.md has them: check-in after 5 min, late after 15. */
class ArrivalTest {
    private static final long CHECK_IN_MS = 300_000;
    private static final long LATE_MS = 900_000;

    @Test
    void check_in_missed_by_one_that_one_forfeits() {
        TimedMatch match =
                match(CHECK_IN_MS, LATE_MS).act(new CheckIn(WHITE_PLAYER)).after(CHECK_IN_MS);

        assertThat(resultOf(match)).isEqualTo(new MatchResult.Win(Color.WHITE, Method.FORFEIT));
    }

    @Test
    void check_in_missed_by_both_both_lose() {
        assertThat(resultOf(match(CHECK_IN_MS, 0).after(CHECK_IN_MS)))
                .isEqualTo(new MatchResult.BothLose(Method.FORFEIT));
    }

    @Test
    void nothing_is_forfeited_a_millisecond_before() {
        assertThat(match(CHECK_IN_MS, LATE_MS).after(CHECK_IN_MS - 1).decide(new CallTime()))
                .isEqualTo(new NothingToDo());
    }

    @Test
    void a_move_checks_in_too() {
        TimedMatch match = match(CHECK_IN_MS, LATE_MS).move().after(CHECK_IN_MS);

        assertThat(resultOf(match)).isEqualTo(new MatchResult.Win(Color.BLACK, Method.FORFEIT));
    }

    @Test
    void late_is_who_opens_the_match_and_has_not_moved() {
        TimedMatch match = match(CHECK_IN_MS, LATE_MS)
                .act(new CheckIn(BLACK_PLAYER))
                .act(new CheckIn(WHITE_PLAYER))
                .after(LATE_MS);

        assertThat(resultOf(match)).isEqualTo(new MatchResult.Win(Color.WHITE, Method.FORFEIT));
    }

    @Test
    void late_is_who_has_not_come_when_the_first_move_is_made() {
        assertThat(resultOf(match(0, LATE_MS).move().after(LATE_MS)))
                .isEqualTo(new MatchResult.Win(Color.BLACK, Method.FORFEIT));
    }

    @Test
    void late_both_lose() {
        assertThat(resultOf(match(0, LATE_MS).after(LATE_MS))).isEqualTo(new MatchResult.BothLose(Method.FORFEIT));
    }

    @Test
    void who_is_there_and_not_on_turn_is_not_late() {
        TimedMatch match = match(0, LATE_MS)
                .act(new CheckIn(WHITE_PLAYER))
                .after(LATE_MS - 1)
                .move()
                .after(2);

        assertThat(match.decide(new CallTime())).isEqualTo(new NothingToDo());
    }

    @Test
    void once_both_have_come_no_deadline_is_left() {
        TimedMatch match = match(CHECK_IN_MS, LATE_MS).move().move();

        assertThat(match.state().nextDeadline()).isEmpty();
    }

    @Test
    void checking_in_twice_is_checking_in_once() {
        assertThat(match(CHECK_IN_MS, 0).act(new CheckIn(BLACK_PLAYER)).decide(new CheckIn(BLACK_PLAYER)))
                .isEqualTo(new NothingToDo());
    }

    @Test
    void who_comes_too_late_cannot_check_in_move_or_resign() {
        TimedMatch match = match(CHECK_IN_MS, 0).act(new CheckIn(WHITE_PLAYER)).after(CHECK_IN_MS);
        Decision tooLate =
                new Decision.Reject(new Rejection.CameTooLate(match.now(), new TreeSet<>(List.of(Color.BLACK))));

        assertThat(match.decide(new CheckIn(BLACK_PLAYER))).isEqualTo(tooLate);
        assertThat(match.decide(match.nextMove())).isEqualTo(tooLate);
        assertThat(match.decide(new Resign(WHITE_PLAYER))).isEqualTo(tooLate);
    }

    private static TimedMatch match(long checkInMs, long lateMs) {
        return TimedMatch.by(
                new TimeControl.Untimed(),
                new MatchTerms(UndoPolicy.ALLOWED, false, Visibility.PUBLIC, List.of(), checkInMs, lateMs, 0, 0, 0));
    }

    private static MatchResult resultOf(TimedMatch match) {
        assertThat(match.act(new CallTime()).state()).isInstanceOf(Ended.class);
        return ((Ended) match.state()).result();
    }
}
