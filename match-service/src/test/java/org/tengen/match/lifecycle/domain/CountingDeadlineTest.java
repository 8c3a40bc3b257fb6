package org.tengen.match.lifecycle.domain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tengen.engine.Color.BLACK;
import static org.tengen.engine.Color.WHITE;
import static org.tengen.match.lifecycle.domain.MatchScenario.BLACK_PLAYER;
import static org.tengen.match.lifecycle.domain.MatchScenario.WHITE_PLAYER;
import static org.tengen.match.lifecycle.domain.MatchScenario.accept;
import static org.tengen.match.lifecycle.domain.MatchScenario.counting;
import static org.tengen.match.lifecycle.domain.MatchScenario.given;
import static org.tengen.match.lifecycle.domain.MatchScenario.pass;
import static org.tengen.match.lifecycle.domain.MatchScenario.resign;
import static org.tengen.match.lifecycle.domain.MatchScenario.stone;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.tengen.contracts.event.MatchEvent;
import org.tengen.contracts.event.MatchEvent.CountAccepted;
import org.tengen.contracts.event.MatchEvent.CountDisputed;
import org.tengen.contracts.event.MatchEvent.CountImposed;
import org.tengen.contracts.event.MatchEvent.DeadStonesMarked;
import org.tengen.contracts.event.MatchEvent.DeadStonesSuggested;
import org.tengen.contracts.event.MatchEvent.MatchEnded;
import org.tengen.contracts.event.MatchEvent.MatchScored;
import org.tengen.contracts.event.MatchEvent.PlayResumed;
import org.tengen.contracts.event.MatchEvent.PlayerResigned;
import org.tengen.contracts.event.MatchEvent.RecountRequested;
import org.tengen.contracts.event.MatchEvent.RefereeCalled;
import org.tengen.contracts.match.ClockState;
import org.tengen.contracts.match.Clocks;
import org.tengen.contracts.match.DeadStones;
import org.tengen.contracts.match.MatchResult;
import org.tengen.contracts.match.MatchTerms;
import org.tengen.contracts.match.TimeControl;
import org.tengen.contracts.match.UndoPolicy;
import org.tengen.contracts.match.Visibility;
import org.tengen.engine.Vertex;
import org.tengen.engine.rules.Rulesets;
import org.tengen.match.lifecycle.domain.MatchAction.CallTime;
import org.tengen.match.lifecycle.domain.MatchAction.CloseScored;
import org.tengen.match.lifecycle.domain.MatchAction.RequestRecount;
import org.tengen.match.lifecycle.domain.Rejection.NoRecounts;
import org.tengen.match.lifecycle.domain.Rejection.NotCounted;
import org.tengen.match.lifecycle.domain.Rejection.NotOver;
import org.tengen.match.lifecycle.domain.Rejection.RecountTooLate;

/** A counting nobody finishes, and one that is asked for again. Events are a second apart; counting begins at 5 s. */
class CountingDeadlineTest {
    private static final Instant DUE = MatchScenario.START.plusSeconds(5 + 60);
    private static final DeadStones DEAD = DeadStones.of(List.of(Vertex.parse("A1")));
    private static final MatchEvent SURE = new DeadStonesSuggested(DEAD, true);
    private static final MatchEvent NOTHING_DEAD = new DeadStonesSuggested(DeadStones.NONE, true);
    private static final MatchEvent UNSURE = new DeadStonesSuggested(DEAD, false);
    private static final RefereeCalled CALLED = new RefereeCalled("The sides did not agree on the dead stones in time");
    private static final MatchResult BLACK_BY_5 = new MatchResult.WinByScore(BLACK, 10);

    @Test
    void a_suggestion_that_is_certain_stands_when_the_time_is_up() {
        counted(60_000, SURE).whenAt(DUE, new CallTime()).thenProposed(new CountImposed(DEAD, DEAD.hash()));
    }

    @Test
    void a_certain_suggestion_stands_whatever_a_side_that_stalls_has_marked() {
        counted(60_000, SURE, new DeadStonesMarked(WHITE, DEAD.vertices(), false, DeadStones.NONE))
                .whenAt(DUE, new CallTime())
                .thenProposed(new CountImposed(DEAD, DEAD.hash()));
    }

    /** A side that marks or accepts faster than scoring-service speaks takes nothing away from the suggestion. */
    @Test
    void a_certain_suggestion_stands_whatever_was_marked_or_accepted_before_and_after_it() {
        DeadStonesMarked early = new DeadStonesMarked(BLACK, DEAD.vertices(), true, DEAD);
        CountAccepted accepted = new CountAccepted(WHITE, DEAD.hash(), false);
        DeadStonesMarked late = new DeadStonesMarked(WHITE, DEAD.vertices(), false, DeadStones.NONE);
        CountAccepted again = new CountAccepted(WHITE, DeadStones.NONE.hash(), false);

        counted(60_000, early, accepted, SURE, late, again)
                .whenAt(DUE, new CallTime())
                .thenProposed(new CountImposed(DEAD, DEAD.hash()));
    }

    @Test
    void the_suggestion_is_pending_until_it_comes_and_lasts_whatever_is_marked_since() {
        DeadStonesMarked marked = new DeadStonesMarked(BLACK, DEAD.vertices(), true, DEAD);

        assertThat(limit(counted(60_000, marked)).suggested()).isEmpty();
        assertThat(limit(counted(60_000, NOTHING_DEAD)).suggested()).contains(DeadStones.NONE);
        assertThat(limit(counted(60_000, SURE, marked))).satisfies(limit -> {
            assertThat(limit.suggested()).contains(DEAD);
            assertThat(limit.certain()).isTrue();
        });
    }

    @Test
    void the_suggestion_voids_an_acceptance_given_before_it_and_its_stones_are_the_marked_ones() {
        MatchScenario suggested =
                counted(60_000, new CountAccepted(WHITE, DeadStones.NONE.hash(), false), NOTHING_DEAD);

        assertThat(suggested.state()).isInstanceOfSatisfying(Counting.class, s -> {
            assertThat(s.acceptedBy()).isEmpty();
            assertThat(s.dead()).isEqualTo(DeadStones.NONE);
        });
    }

    @Test
    void the_referee_is_called_where_the_suggestion_is_not_certain_or_there_is_none() {
        counted(60_000, UNSURE).whenAt(DUE, new CallTime()).thenProposed(CALLED);
        counted(60_000).whenAt(DUE, new CallTime()).thenProposed(CALLED);
    }

    @Test
    void nothing_happens_before_the_time_is_up_or_where_there_is_no_such_time() {
        counted(60_000, SURE).whenAt(DUE.minusMillis(1), new CallTime()).then(new Decision.NothingToDo());
        counted(0, SURE).whenAt(DUE.plusSeconds(3600), new CallTime()).then(new Decision.NothingToDo());
    }

    @Test
    void the_referee_is_called_once_and_the_sides_may_still_agree() {
        MatchScenario called = counted(60_000, UNSURE, CALLED);

        called.whenAt(DUE.plusSeconds(3600), new CallTime()).then(new Decision.NothingToDo());
        called.when(accept(WHITE_PLAYER, DEAD.hash())).thenProposed(new CountAccepted(WHITE, DEAD.hash(), false));
    }

    @Test
    void an_imposed_count_is_scored_like_an_agreed_one() {
        MatchScenario imposed = counted(60_000, SURE, new CountImposed(DEAD, DEAD.hash()));

        assertThat(imposed.state())
                .isInstanceOfSatisfying(Scoring.class, s -> assertThat(s.dead()).isEqualTo(DEAD));
    }

    @Test
    void a_counting_begun_again_has_its_own_time() {
        Clocks untimed = new Clocks(new ClockState.Untimed(), new ClockState.Untimed());
        MatchScenario again = counted(
                60_000,
                new CountDisputed(BLACK),
                new PlayResumed(WHITE, untimed),
                pass(4, WHITE),
                pass(5, BLACK),
                counting(5, WHITE, ".....", ".....", "..X..", ".....", "....."));

        assertThat(((Started) again.state()).nextDeadline().map(Deadline::at))
                .contains(MatchScenario.START.plusSeconds(10 + 60));
    }

    @Test
    void either_side_may_ask_for_a_recount_within_the_time_after_the_end() {
        scored().when(new RequestRecount(WHITE_PLAYER)).thenProposed(new RecountRequested(WHITE));
        scored().whenAfter(Duration.ofMillis(29_999), new RequestRecount(BLACK_PLAYER))
                .thenProposed(new RecountRequested(BLACK));
    }

    @Test
    void a_recount_is_not_to_be_had_later_or_where_there_are_none_or_before_the_end() {
        MatchScenario scored = scored();
        scored.whenAfter(Duration.ofSeconds(30), new RequestRecount(BLACK_PLAYER))
                .thenRejected(new RecountTooLate(scored.lastRecordedAt().plusSeconds(30)));
        counted(60_000, 0, agreement()).when(new RequestRecount(BLACK_PLAYER)).thenRejected(new NoRecounts());
        counted(60_000).when(new RequestRecount(BLACK_PLAYER)).thenRejected(new NotOver(Phase.COUNTING));
    }

    @Test
    void only_a_count_is_counted_again() {
        MatchResult resigned = new MatchResult.Win(WHITE, MatchResult.Method.RESIGNATION);
        counted(60_000, new PlayerResigned(BLACK), new MatchEnded(resigned))
                .when(new RequestRecount(BLACK_PLAYER))
                .thenRejected(new NotCounted(resigned));
    }

    @Test
    void a_recount_asked_for_twice_is_one_recount() {
        counted(
                        60_000,
                        30_000,
                        Stream.concat(Stream.of(agreement()), Stream.of(new RecountRequested(WHITE)))
                                .toArray(MatchEvent[]::new))
                .when(new RequestRecount(BLACK_PLAYER))
                .then(new Decision.NothingToDo());
    }

    @Test
    void a_recount_that_comes_to_the_same_leaves_the_match_ended() {
        MatchScenario same = recounted(new MatchScored(30, 20, DEAD));

        assertThat(same.state()).isInstanceOfSatisfying(Ended.class, s -> {
            assertThat(s.result()).isEqualTo(BLACK_BY_5);
            assertThat(s.recounting()).isFalse();
        });
    }

    @Test
    void a_recount_that_comes_to_something_else_ends_the_match_with_that() {
        recounted(new MatchScored(20, 22, DEAD))
                .when(new CloseScored())
                .thenProposed(new MatchEnded(new MatchResult.WinByScore(WHITE, 2)));
    }

    @Test
    void a_match_that_is_over_is_not_resigned() {
        scored().when(resign(BLACK_PLAYER)).thenRejected(new Rejection.AlreadyOver(BLACK_BY_5));
    }

    private static CountingLimit limit(MatchScenario counting) {
        return ((Counting) counting.state()).limit();
    }

    private static MatchScenario scored() {
        return counted(60_000, 30_000, agreement());
    }

    private static MatchScenario recounted(MatchScored again) {
        Stream<MatchEvent> more = Stream.of(new RecountRequested(WHITE), again);
        return counted(
                60_000, 30_000, Stream.concat(Stream.of(agreement()), more).toArray(MatchEvent[]::new));
    }

    private static MatchEvent[] agreement() {
        return new MatchEvent[] {
            SURE,
            new CountAccepted(WHITE, DEAD.hash(), false),
            new CountAccepted(BLACK, DEAD.hash(), true),
            new MatchScored(30, 20, DEAD),
            new MatchEnded(BLACK_BY_5)
        };
    }

    private static MatchScenario counted(long countingMs, MatchEvent... more) {
        return counted(countingMs, 30_000, more);
    }

    private static MatchScenario counted(long countingMs, long recountMs, MatchEvent... more) {
        MatchTerms terms =
                new MatchTerms(UndoPolicy.ALLOWED, false, Visibility.PUBLIC, List.of(), 0, 0, 0, countingMs, recountMs);
        Stream<MatchEvent> play = Stream.of(
                MatchScenario.started(Rulesets.JAPANESE, new TimeControl.Untimed(), terms),
                stone(1, BLACK, "A1"),
                pass(2, WHITE),
                pass(3, BLACK),
                counting(3, WHITE, ".....", ".....", ".....", ".....", "X...."));
        return given(Stream.concat(play, Stream.of(more)).toArray(MatchEvent[]::new));
    }
}
