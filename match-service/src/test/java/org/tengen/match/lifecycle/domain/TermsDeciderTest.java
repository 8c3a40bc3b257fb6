package org.tengen.match.lifecycle.domain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tengen.engine.Color.BLACK;
import static org.tengen.engine.Color.WHITE;
import static org.tengen.match.lifecycle.domain.BeforePlay.SIX_AND_A_HALF;
import static org.tengen.match.lifecycle.domain.BeforePlay.TEN;
import static org.tengen.match.lifecycle.domain.BeforePlay.UNTIMED;
import static org.tengen.match.lifecycle.domain.BeforePlay.choose;
import static org.tengen.match.lifecycle.domain.BeforePlay.commit;
import static org.tengen.match.lifecycle.domain.BeforePlay.committed;
import static org.tengen.match.lifecycle.domain.BeforePlay.hash;
import static org.tengen.match.lifecycle.domain.BeforePlay.reveal;
import static org.tengen.match.lifecycle.domain.BeforePlay.revealed;
import static org.tengen.match.lifecycle.domain.BeforePlay.sealed;
import static org.tengen.match.lifecycle.domain.BeforePlay.seated;
import static org.tengen.match.lifecycle.domain.BeforePlay.with;
import static org.tengen.match.lifecycle.domain.MatchScenario.BLACK_PLAYER;
import static org.tengen.match.lifecycle.domain.MatchScenario.WHITE_PLAYER;
import static org.tengen.match.lifecycle.domain.MatchScenario.given;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tengen.contracts.event.MatchEvent;
import org.tengen.contracts.event.MatchEvent.TermsAgreed;
import org.tengen.contracts.event.MatchEvent.TermsCommitted;
import org.tengen.contracts.event.MatchEvent.TermsLapsed;
import org.tengen.contracts.event.MatchEvent.TermsRevealed;
import org.tengen.contracts.match.Actor;
import org.tengen.contracts.match.AllowedKomi;
import org.tengen.contracts.match.ClockState;
import org.tengen.contracts.match.Clocks;
import org.tengen.contracts.match.Commitment;
import org.tengen.contracts.match.DrawRule;
import org.tengen.contracts.match.MatchTerms;
import org.tengen.contracts.match.NoResultRule;
import org.tengen.contracts.match.SealedKomi;
import org.tengen.contracts.match.Seats;
import org.tengen.contracts.match.TieRule;
import org.tengen.contracts.match.TimeControl;
import org.tengen.engine.Color;
import org.tengen.engine.Komi;
import org.tengen.match.lifecycle.domain.MatchAction.ChooseColor;
import org.tengen.match.lifecycle.domain.MatchAction.CommitTerms;
import org.tengen.match.lifecycle.domain.MatchAction.RevealTerms;
import org.tengen.match.lifecycle.domain.Rejection.KomiNotAllowed;

/** docs/rules.md#free-placement: neither side waits for the other, and komi is one that the match may have. */
class TermsDeciderTest {
    private static final String SECRET = "sixteen letters!";
    private static final MatchTerms WITHOUT_DRAWS =
            MatchTerms.USUAL.with(DrawRule.EXCLUDED, Optional.empty(), NoResultRule.REFEREE);

    /** White seals while Black's clock runs: White uses no time, and Black's turn goes on as it was. */
    @Test
    void whoever_seals_before_its_turn_uses_no_time_and_restarts_nobodys() {
        TimeControl.Absolute control = new TimeControl.Absolute(60_000);
        MatchScenario seated = given(seated(control));
        TermsCommitted whites = new TermsCommitted(WHITE, hash(TEN), new ClockState.Absolute(60_000));
        seated.whenAfter(Duration.ofSeconds(7), commit(WHITE_PLAYER, TEN)).thenProposed(whites);

        seated.then(Actor.player(WHITE_PLAYER), whites);
        seated.whenAfter(Duration.ofSeconds(7), commit(BLACK_PLAYER, SIX_AND_A_HALF))
                .thenProposed(new TermsCommitted(BLACK, hash(SIX_AND_A_HALF), new ClockState.Absolute(52_000)));
    }

    @Test
    void whoever_opens_before_its_turn_uses_no_time_and_restarts_nobodys() {
        TimeControl.Absolute control = new TimeControl.Absolute(60_000);
        ClockState full = new ClockState.Absolute(60_000);
        MatchScenario sealed = given(seated(control))
                .then(
                        Actor.player(BLACK_PLAYER),
                        new TermsCommitted(BLACK, hash(SIX_AND_A_HALF), full),
                        new TermsCommitted(WHITE, hash(TEN), full));
        TermsRevealed whites = new TermsRevealed(WHITE, TEN.komi(), TEN.secret(), full);
        sealed.whenAfter(Duration.ofSeconds(20), reveal(WHITE_PLAYER, TEN)).thenProposed(whites);

        sealed.then(Actor.player(WHITE_PLAYER), whites);
        sealed.whenAfter(Duration.ofSeconds(20), reveal(BLACK_PLAYER, SIX_AND_A_HALF))
                .thenProposed(
                        new TermsRevealed(
                                BLACK, SIX_AND_A_HALF.komi(), SIX_AND_A_HALF.secret(), new ClockState.Absolute(39_000)),
                        new TermsAgreed(
                                new Seats(WHITE_PLAYER, BLACK_PLAYER),
                                Komi.ofHalfPoints(16),
                                BLACK,
                                new Clocks(full, new ClockState.Absolute(39_000))));
    }

    /** Whatever the order, it is the turn of a side that has still to act, and in strict order as it always was. */
    @ParameterizedTest
    @CsvSource({
        "BLACK WHITE BLACK WHITE",
        "WHITE BLACK WHITE BLACK",
        "BLACK WHITE WHITE BLACK",
        "WHITE BLACK BLACK WHITE"
    })
    void the_turn_is_with_a_side_that_has_still_to_act(String order) {
        List<Color> colors =
                List.of(order.split(" ")).stream().map(Color::valueOf).toList();
        MatchScenario scenario = given(seated());
        assertOnTurnHasToAct(scenario);
        for (int i = 0; i < 3; i++) {
            Color color = colors.get(i);
            SealedKomi komi = color == BLACK ? SIX_AND_A_HALF : TEN;
            scenario.then(Actor.player(BLACK_PLAYER), i < 2 ? committed(color, komi) : revealed(color, komi));
            assertOnTurnHasToAct(scenario);
        }
        Color last = colors.get(3);
        scenario.when(reveal(last == BLACK ? BLACK_PLAYER : WHITE_PLAYER, last == BLACK ? SIX_AND_A_HALF : TEN));
        assertThat(scenario.decision())
                .isInstanceOfSatisfying(
                        Decision.Propose.class,
                        proposed -> assertThat(proposed.command().toString()).contains("TermsAgreed"));
    }

    @Test
    void in_strict_order_the_turn_goes_to_and_fro_as_in_older_logs() {
        assertThat(toPlay(given(seated()))).isEqualTo(BLACK);
        assertThat(toPlay(given(seated(committed(BLACK, TEN))))).isEqualTo(WHITE);
        assertThat(toPlay(given(sealed(SIX_AND_A_HALF, TEN)))).isEqualTo(BLACK);
        assertThat(toPlay(given(sealed(SIX_AND_A_HALF, TEN, revealed(BLACK, SIX_AND_A_HALF)))))
                .isEqualTo(WHITE);
    }

    /** 625 points either way, since no board has more. */
    @ParameterizedTest
    @CsvSource({"2000", "1251", "-1251", "2147483647"})
    void a_komi_beyond_all_boards_cannot_be_opened(int halfPoints) {
        KomiNotAllowed refusal = new KomiNotAllowed(halfPoints, AllowedKomi.ANY);
        assertCannotBeOpened(MatchTerms.USUAL, halfPoints, refusal);
    }

    @ParameterizedTest
    @CsvSource({"0", "14", "-2", "1250"})
    void without_draws_a_whole_komi_cannot_be_opened(int halfPoints) {
        assertCannotBeOpened(WITHOUT_DRAWS, halfPoints, new KomiNotAllowed(halfPoints, AllowedKomi.HALVES));
    }

    @Test
    void without_draws_a_half_is_opened_and_the_mean_is_one_too() {
        SealedKomi eight = new SealedKomi(Komi.ofHalfPoints(15), SECRET);
        given(with(WITHOUT_DRAWS, sealed(SIX_AND_A_HALF, eight, revealed(BLACK, SIX_AND_A_HALF))))
                .when(reveal(WHITE_PLAYER, eight))
                .thenProposed(
                        revealed(WHITE, eight),
                        new TermsAgreed(
                                new Seats(WHITE_PLAYER, BLACK_PLAYER),
                                Komi.ofHalfPoints(13),
                                BLACK,
                                new Clocks(UNTIMED, UNTIMED)));
    }

    @Test
    void where_the_terms_say_who_wins_an_equal_count_any_half_point_will_do() {
        MatchTerms ties =
                MatchTerms.USUAL.with(DrawRule.EXCLUDED, Optional.of(TieRule.WHITE_WINS), NoResultRule.REFEREE);
        given(with(ties, sealed(SIX_AND_A_HALF, TEN, revealed(BLACK, SIX_AND_A_HALF))))
                .when(reveal(WHITE_PLAYER, TEN))
                .thenProposed(
                        revealed(WHITE, TEN),
                        new TermsAgreed(
                                new Seats(WHITE_PLAYER, BLACK_PLAYER),
                                Komi.ofHalfPoints(16),
                                BLACK,
                                new Clocks(UNTIMED, UNTIMED)));
    }

    private static void assertCannotBeOpened(MatchTerms terms, int halfPoints, Rejection refusal) {
        Commitment commitment = SealedKomi.commitment(halfPoints, SECRET);
        OpenedKomi opened = new OpenedKomi(halfPoints, SECRET);
        MatchEvent[] sealed =
                with(terms, seated(new TermsCommitted(BLACK, commitment.sha256(), UNTIMED), committed(WHITE, TEN)));
        given(sealed).when(new RevealTerms(BLACK_PLAYER, opened)).thenRejected(refusal);
        given(with(terms, seated()))
                .when(new CommitTerms(BLACK_PLAYER, commitment))
                .thenProposed(new TermsCommitted(BLACK, commitment.sha256(), UNTIMED));
        given(with(
                        terms,
                        seated(
                                new TermsCommitted(BLACK, commitment.sha256(), UNTIMED),
                                new TermsLapsed(WHITE, UNTIMED))))
                .when(new ChooseColor(BLACK_PLAYER, WHITE, Optional.of(opened)))
                .thenRejected(refusal);
        given(sealed).when(choose(BLACK_PLAYER, BLACK)).thenRejected(new Rejection.NothingToChoose());
    }

    private static void assertOnTurnHasToAct(MatchScenario scenario) {
        Board board = ((Started) scenario.state()).board();
        assertThat(((Opening.Terms) board.opening()).toAct()).contains(board.toPlay());
    }

    private static Color toPlay(MatchScenario scenario) {
        return ((Started) scenario.state()).board().toPlay();
    }
}
