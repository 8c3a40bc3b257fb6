package org.tengen.match.lifecycle.domain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tengen.engine.Color.BLACK;
import static org.tengen.engine.Color.WHITE;
import static org.tengen.match.lifecycle.domain.MatchScenario.BLACK_PLAYER;
import static org.tengen.match.lifecycle.domain.MatchScenario.STRANGER;
import static org.tengen.match.lifecycle.domain.MatchScenario.WHITE_PLAYER;
import static org.tengen.match.lifecycle.domain.MatchScenario.given;
import static org.tengen.match.lifecycle.domain.MatchScenario.pass;
import static org.tengen.match.lifecycle.domain.MatchScenario.started;
import static org.tengen.match.lifecycle.domain.MatchScenario.stone;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.tengen.contracts.event.MatchEvent.MatchEnded;
import org.tengen.contracts.event.MatchEvent.NoResultDeclined;
import org.tengen.contracts.event.MatchEvent.NoResultOffered;
import org.tengen.contracts.event.MatchEvent.StonePlayed;
import org.tengen.contracts.match.MatchId;
import org.tengen.contracts.match.MatchResult;
import org.tengen.contracts.match.PlayerId;
import org.tengen.engine.Color;
import org.tengen.match.lifecycle.domain.MatchAction.AnswerNoResult;
import org.tengen.match.lifecycle.domain.MatchAction.OfferNoResult;
import org.tengen.match.lifecycle.domain.Rejection.NoLongCycle;
import org.tengen.match.lifecycle.domain.Rejection.NoResultNotOffered;
import org.tengen.match.lifecycle.domain.Rejection.NotYourMatch;

/** docs/rules.md, long cycles under simple ko: both sides may agree on no result. */
class NoResultTest {
    private static final StonePlayed FIRST = stone(1, BLACK, "C3");
    private static final StonePlayed REPEATS = repeating(2, WHITE, "D3");
    private static final MatchId REPLAY = MatchId.parse("019a8f4e-6f00-7000-8000-000000000002");
    private static final MatchEnded NO_RESULT = new MatchEnded(new MatchResult.NoResult(MatchResult.Method.AGREEMENT));

    @Test
    void either_side_offers_no_result_after_a_position_came_back() {
        given(started(), FIRST, REPEATS).when(offer(BLACK_PLAYER)).thenProposed(new NoResultOffered(BLACK));
        given(started(), FIRST, REPEATS).when(offer(WHITE_PLAYER)).thenProposed(new NoResultOffered(WHITE));
    }

    @Test
    void nothing_is_offered_while_no_position_has_come_back() {
        given(started(), FIRST).when(offer(BLACK_PLAYER)).thenRejected(new NoLongCycle());
    }

    @Test
    void both_agree_and_the_match_ends_without_result() {
        given(started(), FIRST, REPEATS, new NoResultOffered(BLACK))
                .when(accept(WHITE_PLAYER))
                .thenProposed(NO_RESULT);
    }

    @Test
    void offering_what_is_offered_is_agreeing() {
        given(started(), FIRST, REPEATS, new NoResultOffered(BLACK))
                .when(offer(WHITE_PLAYER))
                .thenProposed(NO_RESULT);
    }

    @Test
    void offering_twice_is_offering_once() {
        given(started(), FIRST, REPEATS, new NoResultOffered(BLACK))
                .when(offer(BLACK_PLAYER))
                .then(new Decision.NothingToDo());
    }

    @Test
    void nobody_accepts_their_own_offer() {
        given(started(), FIRST, REPEATS, new NoResultOffered(BLACK))
                .when(accept(BLACK_PLAYER))
                .thenRejected(new NoResultNotOffered(2));
    }

    @Test
    void an_offer_is_declined_or_withdrawn_and_may_be_made_again() {
        MatchScenario offered = given(started(), FIRST, REPEATS, new NoResultOffered(BLACK));
        offered.when(refuse(WHITE_PLAYER)).thenProposed(new NoResultDeclined(BLACK));
        offered.when(refuse(BLACK_PLAYER)).thenProposed(new NoResultDeclined(BLACK));

        given(started(), FIRST, REPEATS, new NoResultOffered(BLACK), new NoResultDeclined(BLACK))
                .when(offer(WHITE_PLAYER))
                .thenProposed(new NoResultOffered(WHITE));
    }

    @Test
    void an_offer_stands_while_the_cycle_goes_on() {
        given(started(), FIRST, REPEATS, new NoResultOffered(BLACK), repeating(3, BLACK, "E3"))
                .when(accept(WHITE_PLAYER))
                .thenProposed(NO_RESULT);
    }

    @Test
    void a_move_that_leaves_the_cycle_drops_the_offer() {
        given(started(), FIRST, REPEATS, new NoResultOffered(WHITE), stone(3, BLACK, "A1"))
                .when(accept(BLACK_PLAYER))
                .thenRejected(new NoResultNotOffered(3));
        given(started(), FIRST, REPEATS, new NoResultOffered(WHITE), pass(3, BLACK))
                .when(offer(BLACK_PLAYER))
                .thenRejected(new NoLongCycle());
    }

    @Test
    void a_match_without_result_is_over_and_says_how() {
        MatchScenario over = given(started(), FIRST, REPEATS, new NoResultOffered(WHITE), NO_RESULT);

        assertThat(over.state().phase()).isEqualTo(Phase.ENDED);
        over.when(offer(BLACK_PLAYER))
                .thenRejected(new Rejection.AlreadyOver(new MatchResult.NoResult(MatchResult.Method.AGREEMENT)));
    }

    @Test
    void a_stranger_offers_nothing() {
        given(started(), FIRST, REPEATS).when(offer(STRANGER)).thenRejected(new NotYourMatch(STRANGER));
    }

    private static StonePlayed repeating(int number, Color color, String vertex) {
        StonePlayed e = stone(number, color, vertex);
        return new StonePlayed(number, color, e.vertex(), e.captured(), e.positionHash(), e.clock(), 0, Optional.of(0));
    }

    private static OfferNoResult offer(PlayerId player) {
        return new OfferNoResult(player, REPLAY);
    }

    private static AnswerNoResult accept(PlayerId player) {
        return new AnswerNoResult(player, true, REPLAY);
    }

    private static AnswerNoResult refuse(PlayerId player) {
        return new AnswerNoResult(player, false, REPLAY);
    }
}
