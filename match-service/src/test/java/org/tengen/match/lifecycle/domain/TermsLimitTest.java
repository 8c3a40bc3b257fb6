package org.tengen.match.lifecycle.domain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tengen.engine.Color.BLACK;
import static org.tengen.engine.Color.WHITE;
import static org.tengen.match.lifecycle.domain.BeforePlay.SIX_AND_A_HALF;
import static org.tengen.match.lifecycle.domain.BeforePlay.TEN;
import static org.tengen.match.lifecycle.domain.BeforePlay.UNTIMED;
import static org.tengen.match.lifecycle.domain.BeforePlay.agreed;
import static org.tengen.match.lifecycle.domain.BeforePlay.choose;
import static org.tengen.match.lifecycle.domain.BeforePlay.commit;
import static org.tengen.match.lifecycle.domain.BeforePlay.committed;
import static org.tengen.match.lifecycle.domain.BeforePlay.free;
import static org.tengen.match.lifecycle.domain.BeforePlay.hash;
import static org.tengen.match.lifecycle.domain.BeforePlay.reveal;
import static org.tengen.match.lifecycle.domain.BeforePlay.revealed;
import static org.tengen.match.lifecycle.domain.BeforePlay.sealed;
import static org.tengen.match.lifecycle.domain.BeforePlay.seated;
import static org.tengen.match.lifecycle.domain.BeforePlay.with;
import static org.tengen.match.lifecycle.domain.MatchScenario.BLACK_PLAYER;
import static org.tengen.match.lifecycle.domain.MatchScenario.WHITE_PLAYER;
import static org.tengen.match.lifecycle.domain.MatchScenario.given;
import static org.tengen.match.lifecycle.domain.MatchScenario.play;
import static org.tengen.match.lifecycle.domain.MatchScenario.resign;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.tengen.contracts.event.MatchEvent;
import org.tengen.contracts.event.MatchEvent.MatchEnded;
import org.tengen.contracts.event.MatchEvent.TermsAgreed;
import org.tengen.contracts.event.MatchEvent.TermsCommitted;
import org.tengen.contracts.event.MatchEvent.TermsLapsed;
import org.tengen.contracts.event.MatchEvent.TermsRevealed;
import org.tengen.contracts.event.MatchEvent.TimeExpired;
import org.tengen.contracts.match.Actor;
import org.tengen.contracts.match.ClockState;
import org.tengen.contracts.match.Clocks;
import org.tengen.contracts.match.MatchResult;
import org.tengen.contracts.match.MatchTerms;
import org.tengen.contracts.match.SealedKomi;
import org.tengen.contracts.match.Seats;
import org.tengen.contracts.match.TimeControl;
import org.tengen.contracts.match.UndoPolicy;
import org.tengen.contracts.match.Visibility;
import org.tengen.engine.Color;
import org.tengen.engine.Komi;
import org.tengen.match.lifecycle.domain.MatchAction.AskForUndo;
import org.tengen.match.lifecycle.domain.MatchAction.CallTime;
import org.tengen.match.lifecycle.domain.Rejection.KomiNeeded;
import org.tengen.match.lifecycle.domain.Rejection.NotAgreeingTerms;
import org.tengen.match.lifecycle.domain.Rejection.NothingToChoose;
import org.tengen.match.lifecycle.domain.Rejection.SealedOtherwise;
import org.tengen.match.lifecycle.domain.Rejection.TermsHaveLapsed;
import org.tengen.match.lifecycle.domain.Rejection.TermsTooLate;
import org.tengen.match.lifecycle.domain.Rejection.TimeIsUp;
import org.tengen.match.lifecycle.domain.Rejection.TooFewMoves;

/** docs/rules.md#free-placement: sealing, opening and choosing each have to be done in time. */
class TermsLimitTest {
    /** Five minutes, the usual deadline of each step. */
    private static final Duration LIMIT = Duration.ofMinutes(5);

    private static final Duration JUST_BEFORE = LIMIT.minusMillis(1);
    private static final MatchEnded ANNULLED = new MatchEnded(new MatchResult.Annulled(MatchResult.Method.FORFEIT));
    private static final Clocks NO_CLOCKS = new Clocks(UNTIMED, UNTIMED);
    private static final Seats SEATS = new Seats(BLACK_PLAYER, WHITE_PLAYER);

    @Test
    void each_step_has_its_time_from_when_it_could_be_done() {
        MatchScenario seated = given(seated());
        assertThat(deadline(seated)).contains(termsEnd(seated.lastRecordedAt()));
        MatchScenario halfSealed = given(seated(committed(WHITE, TEN)));
        assertThat(deadline(halfSealed))
                .as("the second to seal has no new time")
                .contains(termsEnd(seated.lastRecordedAt()));
        MatchScenario sealed = given(sealed(SIX_AND_A_HALF, TEN));
        assertThat(deadline(sealed)).contains(termsEnd(sealed.lastRecordedAt()));
        assertThat(deadline(given(sealed(SIX_AND_A_HALF, TEN, revealed(WHITE, TEN)))))
                .contains(termsEnd(sealed.lastRecordedAt()));
        MatchScenario lapsed = given(seated(committed(WHITE, TEN), new TermsLapsed(BLACK, UNTIMED)));
        assertThat(deadline(lapsed)).contains(termsEnd(lapsed.lastRecordedAt()));
        assertThat(deadline(given(agreed()))).isEmpty();
        assertThat(deadline(given(free()))).isEmpty();
    }

    @Test
    void where_neither_has_sealed_in_time_the_match_is_annulled() {
        given(seated()).whenAfter(JUST_BEFORE, new CallTime()).then(new Decision.NothingToDo());
        given(seated()).whenAfter(LIMIT, new CallTime()).thenProposed(ANNULLED);
    }

    @Test
    void where_neither_has_opened_in_time_the_match_is_annulled() {
        given(sealed(SIX_AND_A_HALF, TEN)).whenAfter(LIMIT, new CallTime()).thenProposed(ANNULLED);
    }

    @Test
    void where_one_side_has_sealed_the_other_has_let_its_time_pass() {
        MatchScenario blacks = given(seated(committed(BLACK, TEN)));
        blacks.whenAt(end(blacks), new CallTime()).thenProposed(new TermsLapsed(WHITE, UNTIMED));
        MatchScenario whites = given(seated(committed(WHITE, TEN)));
        whites.whenAt(end(whites), new CallTime()).thenProposed(new TermsLapsed(BLACK, UNTIMED));
    }

    /** White may not see what Black has opened, and then let the time pass to be rid of its own. */
    @Test
    void where_one_side_has_opened_the_other_has_let_its_time_pass() {
        MatchScenario blacks = given(sealed(SIX_AND_A_HALF, TEN, revealed(BLACK, SIX_AND_A_HALF)));
        blacks.whenAt(end(blacks), new CallTime()).thenProposed(new TermsLapsed(WHITE, UNTIMED));
        MatchScenario whites = given(sealed(SIX_AND_A_HALF, TEN, revealed(WHITE, TEN)));
        whites.whenAt(end(whites), new CallTime()).thenProposed(new TermsLapsed(BLACK, UNTIMED));
    }

    @Test
    void where_nobody_chooses_in_time_the_match_is_annulled() {
        MatchEvent[] lapsed = seated(committed(WHITE, TEN), new TermsLapsed(BLACK, UNTIMED));
        given(lapsed).whenAfter(JUST_BEFORE, new CallTime()).then(new Decision.NothingToDo());
        given(lapsed).whenAfter(LIMIT, new CallTime()).thenProposed(ANNULLED);
    }

    @Test
    void whoever_has_sealed_alone_opens_and_chooses_at_once() {
        MatchScenario whites = given(seated(committed(WHITE, TEN), new TermsLapsed(BLACK, UNTIMED)));
        whites.when(choose(WHITE_PLAYER, WHITE, TEN))
                .thenProposed(revealed(WHITE, TEN), new TermsAgreed(SEATS, Komi.ofHalfPoints(20), BLACK, NO_CLOCKS));
        whites.when(choose(WHITE_PLAYER, BLACK, TEN))
                .thenProposed(
                        revealed(WHITE, TEN),
                        new TermsAgreed(SEATS.swapped(), Komi.ofHalfPoints(20), BLACK, NO_CLOCKS));
        MatchScenario blacks = given(seated(committed(BLACK, TEN), new TermsLapsed(WHITE, UNTIMED)));
        blacks.when(choose(BLACK_PLAYER, WHITE, TEN))
                .thenProposed(
                        revealed(BLACK, TEN),
                        new TermsAgreed(SEATS.swapped(), Komi.ofHalfPoints(20), BLACK, NO_CLOCKS));
    }

    @Test
    void whoever_has_opened_alone_chooses_and_the_other_komi_counts_nothing() {
        MatchScenario lapsed =
                given(sealed(SIX_AND_A_HALF, TEN, revealed(BLACK, SIX_AND_A_HALF), new TermsLapsed(WHITE, UNTIMED)));
        TermsAgreed black = new TermsAgreed(SEATS, Komi.ofHalfPoints(13), BLACK, NO_CLOCKS);
        lapsed.when(choose(BLACK_PLAYER, BLACK)).thenProposed(black);
        lapsed.when(choose(BLACK_PLAYER, BLACK, SIX_AND_A_HALF)).thenProposed(black);
        lapsed.when(choose(BLACK_PLAYER, WHITE))
                .thenProposed(new TermsAgreed(SEATS.swapped(), Komi.ofHalfPoints(13), BLACK, NO_CLOCKS));
        lapsed.when(choose(BLACK_PLAYER, WHITE, TEN)).thenRejected(new SealedOtherwise(hash(SIX_AND_A_HALF)));
    }

    @Test
    void a_choice_opens_what_was_sealed_and_nothing_else() {
        MatchScenario lapsed = given(seated(committed(WHITE, TEN), new TermsLapsed(BLACK, UNTIMED)));
        lapsed.when(choose(WHITE_PLAYER, WHITE)).thenRejected(new KomiNeeded(hash(TEN)));
        lapsed.when(choose(WHITE_PLAYER, WHITE, SIX_AND_A_HALF)).thenRejected(new SealedOtherwise(hash(TEN)));
    }

    @Test
    void the_side_that_let_its_time_pass_seals_opens_and_chooses_no_more() {
        MatchScenario unsealed = given(seated(committed(WHITE, TEN), new TermsLapsed(BLACK, UNTIMED)));
        unsealed.when(commit(BLACK_PLAYER, SIX_AND_A_HALF)).thenRejected(new TermsHaveLapsed(BLACK));
        unsealed.when(choose(BLACK_PLAYER, BLACK)).thenRejected(new TermsHaveLapsed(BLACK));
        MatchScenario unopened =
                given(sealed(SIX_AND_A_HALF, TEN, revealed(BLACK, SIX_AND_A_HALF), new TermsLapsed(WHITE, UNTIMED)));
        unopened.when(reveal(WHITE_PLAYER, TEN)).thenRejected(new TermsHaveLapsed(WHITE));
        unopened.when(choose(WHITE_PLAYER, BLACK, TEN)).thenRejected(new TermsHaveLapsed(WHITE));
    }

    @Test
    void whoever_chooses_does_nothing_else_first() {
        MatchScenario lapsed = given(seated(committed(WHITE, TEN), new TermsLapsed(BLACK, UNTIMED)));
        lapsed.when(reveal(WHITE_PLAYER, TEN)).thenRejected(new TermsHaveLapsed(BLACK));
        lapsed.when(commit(WHITE_PLAYER, TEN)).then(new Decision.NothingToDo());
        lapsed.when(play(WHITE_PLAYER, "C3")).thenRejected(new Rejection.TermsFirst());
    }

    @Test
    void nobody_chooses_while_neither_is_too_late_nor_once_all_is_agreed() {
        given(seated(committed(WHITE, TEN)))
                .when(choose(WHITE_PLAYER, WHITE, TEN))
                .thenRejected(new NothingToChoose());
        given(agreed()).when(choose(WHITE_PLAYER, WHITE)).thenRejected(new NotAgreeingTerms(Phase.PLAY));
        given(free()).when(choose(WHITE_PLAYER, WHITE)).thenRejected(new NotAgreeingTerms(Phase.SEAT_STONES));
    }

    @Test
    void what_comes_at_the_deadline_or_after_it_is_too_late() {
        MatchScenario seated = given(seated(committed(BLACK, TEN)));
        Instant end = end(seated);
        seated.whenAt(end.minusMillis(1), commit(WHITE_PLAYER, SIX_AND_A_HALF))
                .thenProposed(new TermsCommitted(WHITE, hash(SIX_AND_A_HALF), UNTIMED));
        seated.whenAt(end, commit(WHITE_PLAYER, SIX_AND_A_HALF)).thenRejected(new TermsTooLate(end));
        seated.whenAt(end, resign(WHITE_PLAYER)).thenRejected(new TermsTooLate(end));
        MatchScenario sealed = given(sealed(SIX_AND_A_HALF, TEN));
        sealed.whenAt(end(sealed), reveal(WHITE_PLAYER, TEN)).thenRejected(new TermsTooLate(end(sealed)));
        MatchScenario lapsed = given(seated(committed(WHITE, TEN), new TermsLapsed(BLACK, UNTIMED)));
        lapsed.whenAt(end(lapsed), choose(WHITE_PLAYER, BLACK, TEN)).thenRejected(new TermsTooLate(end(lapsed)));
    }

    /** A komi of 1000 is none, so that neither opening it nor choosing for it is possible. */
    @Test
    void a_komi_that_cannot_be_opened_leaves_its_side_without_one() {
        String thousand = SealedKomi.commitment(2000, "sixteen letters!").sha256();
        MatchScenario opened = given(
                seated(new TermsCommitted(BLACK, thousand, UNTIMED), committed(WHITE, TEN), revealed(WHITE, TEN)));
        opened.whenAt(end(opened), new CallTime()).thenProposed(new TermsLapsed(BLACK, UNTIMED));
        MatchScenario alone =
                given(seated(new TermsCommitted(BLACK, thousand, UNTIMED), new TermsLapsed(WHITE, UNTIMED)));
        alone.whenAt(end(alone), new CallTime()).thenProposed(ANNULLED);
    }

    @Test
    void without_a_deadline_nothing_is_due() {
        assertThat(deadline(given(with(terms(Optional.of(0L)), seated())))).isEmpty();
        assertThat(deadline(given(with(terms(Optional.empty()), seated()))))
                .as("logs from before there was one")
                .isEmpty();
    }

    @Test
    void each_step_shows_what_is_to_be_done_and_by_whom() {
        assertSteps(given(seated()), TermsStep.SEAL, BLACK, WHITE);
        assertSteps(given(seated(committed(WHITE, TEN))), TermsStep.SEAL, BLACK);
        assertSteps(given(sealed(SIX_AND_A_HALF, TEN)), TermsStep.OPEN, BLACK, WHITE);
        assertSteps(given(sealed(SIX_AND_A_HALF, TEN, revealed(BLACK, SIX_AND_A_HALF))), TermsStep.OPEN, WHITE);
        assertSteps(given(seated(committed(WHITE, TEN), new TermsLapsed(BLACK, UNTIMED))), TermsStep.CHOOSE, WHITE);
        assertSteps(
                given(sealed(SIX_AND_A_HALF, TEN, revealed(BLACK, SIX_AND_A_HALF), new TermsLapsed(WHITE, UNTIMED))),
                TermsStep.CHOOSE,
                BLACK);
    }

    @Test
    void a_choice_is_told_once_play_has_begun() {
        MatchEvent[] lapsed = seated(committed(WHITE, TEN), new TermsLapsed(BLACK, UNTIMED));
        assertThat(given(lapsed).state().moreToCome()).isFalse();
        MatchEvent[] opened = seated(committed(WHITE, TEN), new TermsLapsed(BLACK, UNTIMED), revealed(WHITE, TEN));
        assertThat(given(opened).state().moreToCome()).isTrue();
        assertThat(deadline(given(opened))).isEmpty();
        MatchScenario chosen = given(seated(
                committed(WHITE, TEN),
                new TermsLapsed(BLACK, UNTIMED),
                revealed(WHITE, TEN),
                new TermsAgreed(SEATS.swapped(), Komi.ofHalfPoints(20), BLACK, NO_CLOCKS)));
        assertThat(chosen.state().moreToCome()).isFalse();
        assertThat(chosen.state().phase()).isEqualTo(Phase.PLAY);
        assertThat(((Started) chosen.state()).contest().komi()).isEqualTo(Komi.ofHalfPoints(20));
        chosen.when(play(BLACK_PLAYER, "C3")).thenRejected(new Rejection.NotYourTurn(BLACK));
    }

    @Test
    void a_match_annulled_for_its_terms_is_over() {
        MatchScenario over = given(seated(ANNULLED));
        assertThat(over.state().phase()).isEqualTo(Phase.ENDED);
        over.when(commit(BLACK_PLAYER, TEN)).thenRejected(new Rejection.AlreadyOver(ANNULLED.result()));
        over.when(choose(BLACK_PLAYER, BLACK)).thenRejected(new Rejection.AlreadyOver(ANNULLED.result()));
        over.when(new CallTime()).then(new Decision.NothingToDo());
    }

    /** Ten minutes each; Black has sealed at once, White has been on turn for all of its five minutes. */
    @Test
    void the_time_of_a_turn_that_was_let_pass_is_gone() {
        TimeControl.Absolute control = new TimeControl.Absolute(600_000);
        MatchScenario blacks = timed(control, new TermsCommitted(BLACK, hash(TEN), new ClockState.Absolute(599_000)));
        blacks.whenAt(end(blacks), new CallTime())
                .thenProposed(new TermsLapsed(WHITE, new ClockState.Absolute(301_000)));
        blacks.then(Actor.server("match-service"), new TermsLapsed(WHITE, new ClockState.Absolute(301_000)));
        blacks.whenAfter(Duration.ofSeconds(9), choose(BLACK_PLAYER, WHITE, TEN))
                .thenProposed(
                        new TermsRevealed(BLACK, TEN.komi(), TEN.secret(), new ClockState.Absolute(590_000)),
                        new TermsAgreed(
                                SEATS.swapped(),
                                TEN.komi(),
                                BLACK,
                                new Clocks(new ClockState.Absolute(301_000), new ClockState.Absolute(590_000))));
    }

    /** One minute each: the flag falls first, and at the same moment as well. */
    @Test
    void a_flag_that_falls_before_the_deadline_loses() {
        MatchScenario minute = timed(new TimeControl.Absolute(60_000));
        minute.whenAfter(Duration.ofMinutes(1), new CallTime())
                .thenProposed(
                        new TimeExpired(BLACK, new ClockState.Absolute(0)),
                        new MatchEnded(new MatchResult.Win(WHITE, MatchResult.Method.TIME)));
        minute.whenAfter(LIMIT, commit(WHITE_PLAYER, TEN))
                .thenRejected(new TimeIsUp(BLACK, minute.lastRecordedAt().plusSeconds(60)));
        timed(new TimeControl.Absolute(300_000))
                .whenAfter(LIMIT, new CallTime())
                .thenProposed(
                        new TimeExpired(BLACK, new ClockState.Absolute(0)),
                        new MatchEnded(new MatchResult.Win(WHITE, MatchResult.Method.TIME)));
    }

    @Test
    void there_is_no_move_to_take_back_before_play() {
        given(seated()).when(new AskForUndo(BLACK_PLAYER, 1)).thenRejected(new TooFewMoves(1, 0));
        given(seated(committed(WHITE, TEN), new TermsLapsed(BLACK, UNTIMED)))
                .when(new AskForUndo(BLACK_PLAYER, 1))
                .thenRejected(new TooFewMoves(1, 0));
    }

    private static MatchScenario timed(TimeControl.Absolute control, MatchEvent... more) {
        MatchScenario scenario = given(seated(control));
        return scenario.then(Actor.player(BLACK_PLAYER), more);
    }

    private static MatchTerms terms(Optional<Long> termsMs) {
        return new MatchTerms(
                UndoPolicy.ALLOWED,
                false,
                Visibility.PUBLIC,
                List.of(),
                0,
                0,
                0,
                0,
                0,
                termsMs,
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
    }

    private static void assertSteps(MatchScenario scenario, TermsStep step, Color... toAct) {
        Opening.Terms terms =
                (Opening.Terms) ((Started) scenario.state()).board().opening();
        assertThat(terms.step()).isEqualTo(step);
        assertThat(terms.toAct()).isEqualTo(new TreeSet<>(List.of(toAct)));
        assertThat(terms.toAct())
                .as("whose turn it is has still to act")
                .contains(((Started) scenario.state()).board().toPlay());
    }

    private static Deadline termsEnd(Instant stepBegan) {
        return new Deadline.TermsEnd(stepBegan.plus(LIMIT));
    }

    private static Optional<Deadline> deadline(MatchScenario scenario) {
        return ((Started) scenario.state()).nextDeadline();
    }

    private static Instant end(MatchScenario scenario) {
        return deadline(scenario).orElseThrow().at();
    }
}
