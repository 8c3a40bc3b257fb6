package org.tengen.match.lifecycle.domain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tengen.engine.Color.BLACK;
import static org.tengen.engine.Color.WHITE;
import static org.tengen.match.lifecycle.domain.MatchScenario.BLACK_PLAYER;
import static org.tengen.match.lifecycle.domain.MatchScenario.WHITE_PLAYER;
import static org.tengen.match.lifecycle.domain.MatchScenario.counting;
import static org.tengen.match.lifecycle.domain.MatchScenario.given;
import static org.tengen.match.lifecycle.domain.MatchScenario.pass;
import static org.tengen.match.lifecycle.domain.MatchScenario.started;
import static org.tengen.match.lifecycle.domain.MatchScenario.stone;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.tengen.contracts.command.MatchCommand.AppendEvents;
import org.tengen.contracts.event.MatchEvent;
import org.tengen.contracts.event.MatchEvent.AppealDecided;
import org.tengen.contracts.event.MatchEvent.AppealFiled;
import org.tengen.contracts.event.MatchEvent.CountAccepted;
import org.tengen.contracts.event.MatchEvent.MatchEnded;
import org.tengen.contracts.event.MatchEvent.MatchScored;
import org.tengen.contracts.event.MatchEvent.MatchStarted;
import org.tengen.contracts.event.MatchEvent.NoResultOffered;
import org.tengen.contracts.event.MatchEvent.RecountRequested;
import org.tengen.contracts.event.MatchEvent.RefereeCalled;
import org.tengen.contracts.event.MatchEvent.RefereeRuled;
import org.tengen.contracts.event.MatchEvent.ReplayAgreed;
import org.tengen.contracts.event.MatchEvent.StonePlayed;
import org.tengen.contracts.match.Actor;
import org.tengen.contracts.match.DeadStones;
import org.tengen.contracts.match.DrawRule;
import org.tengen.contracts.match.MatchId;
import org.tengen.contracts.match.MatchResult;
import org.tengen.contracts.match.MatchResult.Method;
import org.tengen.contracts.match.MatchTerms;
import org.tengen.contracts.match.NoResultRule;
import org.tengen.contracts.match.PlayerId;
import org.tengen.contracts.match.Ruling;
import org.tengen.contracts.match.TieRule;
import org.tengen.contracts.match.TimeControl;
import org.tengen.contracts.match.UndoPolicy;
import org.tengen.contracts.match.Visibility;
import org.tengen.engine.rules.Rulesets;
import org.tengen.match.lifecycle.domain.MatchAction.AnswerNoResult;
import org.tengen.match.lifecycle.domain.MatchAction.CloseScored;
import org.tengen.match.lifecycle.domain.MatchAction.DecideAppeal;
import org.tengen.match.lifecycle.domain.MatchAction.OfferNoResult;
import org.tengen.match.lifecycle.domain.MatchAction.RequestRecount;
import org.tengen.match.lifecycle.domain.MatchAction.Rule;
import org.tengen.match.lifecycle.domain.Rejection.NoDraws;

/** docs/rules.md#a-winner-where-there-must-be-one: equal counts, rulings and no result by the terms of the match. */
class WithoutDrawsTest {
    private static final PlayerId RITA = new PlayerId("rita");
    private static final PlayerId OLGA = new PlayerId("olga");
    private static final MatchId REPLAY = MatchId.parse("019a8f4e-6f00-7000-8000-000000000002");
    private static final MatchEnded NO_RESULT = new MatchEnded(new MatchResult.NoResult(Method.AGREEMENT));
    private static final MatchResult DRAW = new MatchResult.Draw(Method.RULING);
    private static final MatchResult WHITE_WINS_TIE = new MatchResult.Win(WHITE, Method.TIE_RULE);

    @Test
    void an_equal_count_ends_with_the_win_that_the_terms_say() {
        MatchScenario equal = scored(TieRule.WHITE_WINS, new MatchScored(25, 25, DeadStones.NONE));
        assertThat(equal.state().moreToCome()).isFalse();
        equal.when(new CloseScored()).thenProposed(new MatchEnded(WHITE_WINS_TIE));
        scored(TieRule.BLACK_WINS, new MatchScored(25, 25, DeadStones.NONE))
                .when(new CloseScored())
                .thenProposed(new MatchEnded(new MatchResult.Win(BLACK, Method.TIE_RULE)));
        scored(TieRule.WHITE_WINS, new MatchScored(26, 25, DeadStones.NONE))
                .when(new CloseScored())
                .thenProposed(new MatchEnded(new MatchResult.WinByScore(BLACK, 1)));
    }

    @Test
    void an_equal_count_that_the_terms_decided_may_be_counted_again() {
        scored(TieRule.WHITE_WINS, new MatchScored(25, 25, DeadStones.NONE), new MatchEnded(WHITE_WINS_TIE))
                .when(new RequestRecount(BLACK_PLAYER))
                .thenProposed(new RecountRequested(BLACK));
    }

    @Test
    void a_recount_that_is_equal_too_changes_nothing_and_another_ends_the_match_again() {
        MatchScenario same = scored(
                TieRule.WHITE_WINS,
                new MatchScored(25, 25, DeadStones.NONE),
                new MatchEnded(WHITE_WINS_TIE),
                new RecountRequested(BLACK),
                new MatchScored(25, 25, DeadStones.NONE));
        assertThat(same.state()).isInstanceOfSatisfying(Ended.class, s -> {
            assertThat(s.result()).isEqualTo(WHITE_WINS_TIE);
            assertThat(s.recounting()).isFalse();
        });
        scored(
                        TieRule.WHITE_WINS,
                        new MatchScored(26, 25, DeadStones.NONE),
                        new MatchEnded(new MatchResult.WinByScore(BLACK, 1)),
                        new RecountRequested(WHITE),
                        new MatchScored(25, 25, DeadStones.NONE))
                .when(new CloseScored())
                .thenProposed(new MatchEnded(WHITE_WINS_TIE));
    }

    @Test
    void no_draw_is_ruled_where_the_terms_exclude_draws() {
        MatchScenario match = given(repeated(withoutDraws(NoResultRule.REFEREE)));
        match.when(rule(new Ruling.DrawGame())).thenRejected(new NoDraws());
        given(repeated(withoutDraws(NoResultRule.REFEREE), NO_RESULT))
                .when(rule(new Ruling.CorrectResult(DRAW)))
                .thenRejected(new NoDraws());
        for (Ruling other :
                List.of(new Ruling.Replay(REPLAY), new Ruling.Loss(WHITE), new Ruling.BothLose(), new Ruling.Annul())) {
            match.when(rule(other))
                    .thenProposed(
                            new RefereeRuled(other, "Why"),
                            new MatchEnded(other.ends().orElseThrow()));
        }
    }

    @Test
    void no_draw_takes_the_place_of_a_ruling_where_the_terms_exclude_draws() {
        Ruling loss = new Ruling.Loss(WHITE);
        MatchScenario appealed = given(repeated(withoutDraws(NoResultRule.REFEREE)))
                .then(
                        Actor.referee(RITA),
                        new RefereeRuled(loss, "Why"),
                        new MatchEnded(loss.ends().orElseThrow()))
                .then(Actor.player(WHITE_PLAYER), new AppealFiled(WHITE, "I was there", 4));

        appealed.when(replace(new Ruling.DrawGame())).thenRejected(new NoDraws());
        appealed.when(replace(new Ruling.CorrectResult(DRAW))).thenRejected(new NoDraws());
        Ruling win = new Ruling.CorrectResult(new MatchResult.Win(WHITE, Method.RULING));
        appealed.when(replace(win))
                .thenProposed(
                        new AppealDecided(4, false, Optional.of(win), "Why"),
                        new MatchEnded(new MatchResult.Win(WHITE, Method.RULING)));
    }

    @Test
    void where_draws_are_allowed_they_are_ruled() {
        given(repeated(terms(DrawRule.ALLOWED, Optional.empty(), NoResultRule.STANDS)))
                .when(rule(new Ruling.DrawGame()))
                .thenProposed(new RefereeRuled(new Ruling.DrawGame(), "Why"), new MatchEnded(DRAW));
    }

    @Test
    void no_result_stands_where_the_terms_say_so() {
        given(repeated(terms(DrawRule.ALLOWED, Optional.empty(), NoResultRule.STANDS), new NoResultOffered(BLACK)))
                .when(accept(WHITE_PLAYER))
                .thenProposed(NO_RESULT);
    }

    @Test
    void no_result_is_played_again_where_the_terms_say_so() {
        MatchTerms terms = withoutDraws(NoResultRule.REPLAY);
        given(repeated(terms, new NoResultOffered(BLACK)))
                .when(accept(WHITE_PLAYER))
                .thenProposed(new ReplayAgreed(REPLAY), NO_RESULT);
        given(repeated(terms, new NoResultOffered(BLACK)))
                .when(new OfferNoResult(WHITE_PLAYER, REPLAY))
                .thenProposed(new ReplayAgreed(REPLAY), NO_RESULT);
        given(repeated(terms(DrawRule.ALLOWED, Optional.empty(), NoResultRule.REPLAY), new NoResultOffered(BLACK)))
                .when(accept(WHITE_PLAYER))
                .thenProposed(new ReplayAgreed(REPLAY), NO_RESULT);
    }

    @Test
    void the_match_names_the_one_in_which_it_is_played_again() {
        MatchTerms terms = withoutDraws(NoResultRule.REPLAY);
        MatchScenario agreed = given(repeated(terms, new NoResultOffered(BLACK), new ReplayAgreed(REPLAY)));
        assertThat(agreed.state().moreToCome()).isTrue();
        agreed.when(new CloseScored()).then(new Decision.NothingToDo());
        MatchScenario ended = given(repeated(terms, new NoResultOffered(BLACK), new ReplayAgreed(REPLAY), NO_RESULT));
        assertThat(ended.state()).isInstanceOfSatisfying(Ended.class, s -> {
            assertThat(s.moreToCome()).isFalse();
            assertThat(s.result()).isEqualTo(NO_RESULT.result());
            assertThat(s.contest().replay()).contains(REPLAY);
        });
    }

    @Test
    void no_result_waits_for_a_referee_where_the_terms_say_so() {
        MatchScenario offered = given(repeated(withoutDraws(NoResultRule.REFEREE), new NoResultOffered(BLACK)));
        offered.when(accept(WHITE_PLAYER));
        assertThat(offered.decision())
                .isInstanceOfSatisfying(
                        Decision.Propose.class,
                        proposed -> assertThat(proposed.command())
                                .isInstanceOfSatisfying(
                                        AppendEvents.class,
                                        append -> assertThat(append.events())
                                                .satisfiesExactly(
                                                        first -> assertThat(first)
                                                                .isEqualTo(NO_RESULT),
                                                        then -> assertThat(then).isInstanceOf(RefereeCalled.class))));
    }

    @Test
    void a_match_without_result_stands_in_the_queue_until_a_referee_rules() {
        RefereeCalled called = new RefereeCalled("No result");
        MatchTerms terms = withoutDraws(NoResultRule.REFEREE);
        MatchScenario ended = given(repeated(terms, new NoResultOffered(BLACK), NO_RESULT));
        assertThat(ended.state().moreToCome())
                .as("the referee is called with the end")
                .isTrue();
        MatchScenario waiting = given(repeated(terms, new NoResultOffered(BLACK), NO_RESULT, called));
        assertThat(waiting.state().moreToCome()).isFalse();
        assertThat(waiting.state().phase()).isEqualTo(Phase.ENDED);
        assertThat(((Started) waiting.state()).contest().book().objections())
                .extracting(Objection::text)
                .containsExactly("No result");
        Ruling replay = new Ruling.Replay(REPLAY);
        waiting.when(rule(replay))
                .thenProposed(new RefereeRuled(replay, "Why"), new MatchEnded(new MatchResult.NoResult(Method.RULING)));
    }

    /** In logs from before there was a rule, and where draws are excluded without one. */
    @ParameterizedTest
    @EnumSource(DrawRule.class)
    void what_is_not_said_follows_from_whether_draws_are_allowed(DrawRule draws) {
        MatchTerms terms = new MatchTerms(
                UndoPolicy.ALLOWED,
                false,
                Visibility.PUBLIC,
                List.of(),
                0,
                0,
                0,
                0,
                0,
                Optional.empty(),
                Optional.of(draws),
                Optional.empty(),
                Optional.empty());
        assertThat(terms.onNoResult())
                .isEqualTo(draws == DrawRule.ALLOWED ? NoResultRule.STANDS : NoResultRule.REFEREE);
    }

    private static MatchTerms withoutDraws(NoResultRule noResult) {
        return terms(DrawRule.EXCLUDED, Optional.empty(), noResult);
    }

    private static MatchTerms terms(DrawRule draws, Optional<TieRule> ties, NoResultRule noResult) {
        return new MatchTerms(UndoPolicy.ALLOWED, false, Visibility.PUBLIC, List.of(RITA), 0, 0, 0, 0, 30_000)
                .with(draws, ties, noResult);
    }

    /** The second move has brought back the start. */
    private static MatchEvent[] repeated(MatchTerms terms, MatchEvent... more) {
        MatchStarted started = started(Rulesets.JAPANESE, new TimeControl.Untimed(), terms);
        StonePlayed d3 = stone(2, WHITE, "D3");
        StonePlayed repeats = new StonePlayed(2, WHITE, d3.vertex(), d3.captured(), "", d3.clock(), 0, Optional.of(0));
        return Stream.concat(Stream.of(started, stone(1, BLACK, "C3"), repeats), Stream.of(more))
                .toArray(MatchEvent[]::new);
    }

    private static MatchScenario scored(TieRule ties, MatchEvent... more) {
        MatchTerms terms = terms(DrawRule.EXCLUDED, Optional.of(ties), NoResultRule.REFEREE);
        Stream<MatchEvent> agreed = Stream.of(
                started(Rulesets.JAPANESE, new TimeControl.Untimed(), terms),
                stone(1, BLACK, "A1"),
                pass(2, WHITE),
                pass(3, BLACK),
                counting(3, WHITE, ".....", ".....", ".....", ".....", "X...."),
                new CountAccepted(WHITE, DeadStones.NONE.hash(), false),
                new CountAccepted(BLACK, DeadStones.NONE.hash(), true));
        return given(Stream.concat(agreed, Stream.of(more)).toArray(MatchEvent[]::new));
    }

    private static AnswerNoResult accept(PlayerId player) {
        return new AnswerNoResult(player, true, REPLAY);
    }

    private static Rule rule(Ruling ruling) {
        return new Rule(RITA, false, 0, ruling, "Why", Optional.empty());
    }

    private static DecideAppeal replace(Ruling ruling) {
        return new DecideAppeal(OLGA, 6, Optional.of(ruling), "Why", Optional.empty());
    }
}
