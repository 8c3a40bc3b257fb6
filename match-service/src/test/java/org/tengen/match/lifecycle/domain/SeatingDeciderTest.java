package org.tengen.match.lifecycle.domain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tengen.engine.Color.BLACK;
import static org.tengen.engine.Color.WHITE;
import static org.tengen.match.lifecycle.domain.BeforePlay.SIX_AND_A_HALF;
import static org.tengen.match.lifecycle.domain.BeforePlay.TEN;
import static org.tengen.match.lifecycle.domain.BeforePlay.UNTIMED;
import static org.tengen.match.lifecycle.domain.BeforePlay.agreed;
import static org.tengen.match.lifecycle.domain.BeforePlay.commit;
import static org.tengen.match.lifecycle.domain.BeforePlay.committed;
import static org.tengen.match.lifecycle.domain.BeforePlay.free;
import static org.tengen.match.lifecycle.domain.BeforePlay.hash;
import static org.tengen.match.lifecycle.domain.BeforePlay.place;
import static org.tengen.match.lifecycle.domain.BeforePlay.placed;
import static org.tengen.match.lifecycle.domain.BeforePlay.reveal;
import static org.tengen.match.lifecycle.domain.BeforePlay.revealed;
import static org.tengen.match.lifecycle.domain.BeforePlay.sealed;
import static org.tengen.match.lifecycle.domain.BeforePlay.seated;
import static org.tengen.match.lifecycle.domain.BeforePlay.swap;
import static org.tengen.match.lifecycle.domain.MatchScenario.BLACK_PLAYER;
import static org.tengen.match.lifecycle.domain.MatchScenario.WHITE_PLAYER;
import static org.tengen.match.lifecycle.domain.MatchScenario.given;
import static org.tengen.match.lifecycle.domain.MatchScenario.play;
import static org.tengen.match.lifecycle.domain.MatchScenario.resign;
import static org.tengen.match.lifecycle.domain.MatchScenario.started;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tengen.contracts.command.MatchCommand.PlaceSeatStone;
import org.tengen.contracts.command.MatchCommand.PlayStone;
import org.tengen.contracts.event.MatchEvent;
import org.tengen.contracts.event.MatchEvent.ClockPaused;
import org.tengen.contracts.event.MatchEvent.MatchEnded;
import org.tengen.contracts.event.MatchEvent.ObjectionRaised;
import org.tengen.contracts.event.MatchEvent.PauseRequested;
import org.tengen.contracts.event.MatchEvent.SeatStonePlaced;
import org.tengen.contracts.event.MatchEvent.TermsAgreed;
import org.tengen.contracts.event.MatchEvent.TermsCommitted;
import org.tengen.contracts.event.MatchEvent.TermsRevealed;
import org.tengen.contracts.event.MatchEvent.TimeExpired;
import org.tengen.contracts.event.MatchEvent.WarningIssued;
import org.tengen.contracts.match.AllowedKomi;
import org.tengen.contracts.match.ClockState;
import org.tengen.contracts.match.Clocks;
import org.tengen.contracts.match.MatchResult;
import org.tengen.contracts.match.PauseReason;
import org.tengen.contracts.match.SealedKomi;
import org.tengen.contracts.match.Seats;
import org.tengen.contracts.match.TimeControl;
import org.tengen.engine.Komi;
import org.tengen.engine.Vertex;
import org.tengen.match.lifecycle.domain.MatchAction.CallTime;
import org.tengen.match.lifecycle.domain.Rejection.AlreadyOver;
import org.tengen.match.lifecycle.domain.Rejection.CommitmentCopied;
import org.tengen.match.lifecycle.domain.Rejection.NotAgreeingTerms;
import org.tengen.match.lifecycle.domain.Rejection.NotPlacingSeatStones;
import org.tengen.match.lifecycle.domain.Rejection.NotYourTurn;
import org.tengen.match.lifecycle.domain.Rejection.SealedOtherwise;
import org.tengen.match.lifecycle.domain.Rejection.SeatStonesFirst;
import org.tengen.match.lifecycle.domain.Rejection.TermsFirst;
import org.tengen.match.lifecycle.domain.Rejection.TermsNotSealed;
import org.tengen.match.lifecycle.domain.Rejection.TermsSealed;

/** docs/rules.md#free-placement: seat stones in turn, komi sealed and opened, colours and komi agreed, play. */
class SeatingDeciderTest {
    @Test
    void the_sides_put_down_seat_stones_in_turn_black_first() {
        given(free())
                .when(place(BLACK_PLAYER, "C3"))
                .thenProposed(new PlaceSeatStone(BLACK, Vertex.parse("C3"), UNTIMED));
        given(free()).when(place(WHITE_PLAYER, "C3")).thenRejected(new NotYourTurn(BLACK));
        given(free(), placed(BLACK, "C3", 3))
                .when(place(WHITE_PLAYER, "D4"))
                .thenProposed(new PlaceSeatStone(WHITE, Vertex.parse("D4"), UNTIMED));
        given(seated()).when(place(BLACK_PLAYER, "E5")).thenRejected(new NotPlacingSeatStones(Phase.TERMS));
        given(started()).when(place(BLACK_PLAYER, "E5")).thenRejected(new NotPlacingSeatStones(Phase.PLAY));
    }

    @Test
    void whoever_comes_after_the_end_hears_how_it_came_out() {
        MatchResult result = new MatchResult.Win(WHITE, MatchResult.Method.FORFEIT);
        MatchScenario over = given(free(), new MatchEnded(result));
        over.when(place(BLACK_PLAYER, "C3")).thenRejected(new AlreadyOver(result));
        over.when(commit(BLACK_PLAYER, TEN)).thenRejected(new AlreadyOver(result));
        over.when(reveal(BLACK_PLAYER, TEN)).thenRejected(new AlreadyOver(result));
    }

    @Test
    void nobody_moves_before_play() {
        given(free()).when(play(BLACK_PLAYER, "C3")).thenRejected(new SeatStonesFirst(4));
        given(free()).when(play(BLACK_PLAYER, "pass")).thenRejected(new SeatStonesFirst(4));
        given(seated()).when(play(BLACK_PLAYER, "C3")).thenRejected(new TermsFirst());
        given(seated()).when(play(BLACK_PLAYER, "pass")).thenRejected(new TermsFirst());
    }

    @Test
    void the_sides_seal_their_komi_in_any_order() {
        given(seated())
                .when(commit(BLACK_PLAYER, SIX_AND_A_HALF))
                .thenProposed(new TermsCommitted(BLACK, hash(SIX_AND_A_HALF), UNTIMED));
        given(seated()).when(commit(WHITE_PLAYER, TEN)).thenProposed(new TermsCommitted(WHITE, hash(TEN), UNTIMED));
        given(seated(committed(BLACK, SIX_AND_A_HALF)))
                .when(commit(WHITE_PLAYER, TEN))
                .thenProposed(new TermsCommitted(WHITE, hash(TEN), UNTIMED));
        given(seated(committed(WHITE, TEN)))
                .when(commit(BLACK_PLAYER, SIX_AND_A_HALF))
                .thenProposed(new TermsCommitted(BLACK, hash(SIX_AND_A_HALF), UNTIMED));
        given(free()).when(commit(BLACK_PLAYER, TEN)).thenRejected(new NotAgreeingTerms(Phase.SEAT_STONES));
        given(started()).when(commit(BLACK_PLAYER, TEN)).thenRejected(new NotAgreeingTerms(Phase.PLAY));
    }

    @Test
    void a_seal_stands() {
        MatchScenario sealed = given(seated(committed(BLACK, SIX_AND_A_HALF)));
        sealed.when(commit(BLACK_PLAYER, SIX_AND_A_HALF)).then(new Decision.NothingToDo());
        sealed.when(commit(BLACK_PLAYER, TEN)).thenRejected(new TermsSealed(hash(SIX_AND_A_HALF)));
    }

    /** Else White could wait for Black to open the komi, and open the same. */
    @Test
    void the_seal_of_the_opponent_is_not_copied() {
        given(seated(committed(BLACK, SIX_AND_A_HALF)))
                .when(commit(WHITE_PLAYER, SIX_AND_A_HALF))
                .thenRejected(new CommitmentCopied());
    }

    @Test
    void a_komi_is_opened_once_both_are_sealed_and_as_it_was_sealed() {
        given(seated()).when(reveal(BLACK_PLAYER, TEN)).thenRejected(new TermsNotSealed(BLACK));
        given(seated(committed(BLACK, TEN))).when(reveal(BLACK_PLAYER, TEN)).thenRejected(new TermsNotSealed(WHITE));
        MatchScenario sealed = given(sealed(SIX_AND_A_HALF, TEN));
        sealed.when(reveal(BLACK_PLAYER, new SealedKomi(Komi.ofHalfPoints(14), SIX_AND_A_HALF.secret())))
                .thenRejected(new SealedOtherwise(hash(SIX_AND_A_HALF)));
        sealed.when(reveal(WHITE_PLAYER, TEN)).thenProposed(revealed(WHITE, TEN));
        sealed.when(reveal(BLACK_PLAYER, SIX_AND_A_HALF)).thenProposed(revealed(BLACK, SIX_AND_A_HALF));
        given(sealed(SIX_AND_A_HALF, TEN, revealed(BLACK, SIX_AND_A_HALF)))
                .when(reveal(BLACK_PLAYER, SIX_AND_A_HALF))
                .then(new Decision.NothingToDo());
    }

    /** White holds 10 for even and Black 6.5: White thinks more of Black's stones, and gets them for 8 (8.25 rounded down). */
    @Test
    void whoever_holds_the_higher_komi_for_even_plays_black_for_the_mean() {
        given(sealed(SIX_AND_A_HALF, TEN, revealed(BLACK, SIX_AND_A_HALF)))
                .when(reveal(WHITE_PLAYER, TEN))
                .thenProposed(
                        revealed(WHITE, TEN),
                        new TermsAgreed(
                                new Seats(WHITE_PLAYER, BLACK_PLAYER),
                                Komi.ofHalfPoints(16),
                                BLACK,
                                new Clocks(UNTIMED, UNTIMED)));
        given(sealed(TEN, SIX_AND_A_HALF, revealed(BLACK, TEN)))
                .when(reveal(WHITE_PLAYER, SIX_AND_A_HALF))
                .thenProposed(
                        revealed(WHITE, SIX_AND_A_HALF),
                        new TermsAgreed(
                                new Seats(BLACK_PLAYER, WHITE_PLAYER),
                                Komi.ofHalfPoints(16),
                                BLACK,
                                new Clocks(UNTIMED, UNTIMED)));
    }

    @ParameterizedTest
    @CsvSource({
        "13, 13, ANY, false, 13",
        "14, 12, ANY, false, 13",
        "12, 14, ANY, true, 13",
        "13, 14, ANY, true, 13",
        "-3, -2, ANY, true, -3",
        "-1, 0, ANY, true, -1",
        "0, 1250, ANY, true, 625",
        "13, 13, HALVES, false, 13",
        "13, 15, HALVES, true, 13",
        "13, 17, HALVES, true, 15",
        "1, -1, HALVES, false, -1",
        "-1249, 1249, HALVES, true, -1",
        "-1249, -1247, HALVES, true, -1249",
        "12, 14, WHOLE, true, 12",
        "12, 16, WHOLE, true, 14"
    })
    void the_komi_is_the_mean_rounded_down_to_one_that_is_allowed(
            int black, int white, AllowedKomi allowed, boolean swapped, int komi) {
        assertThat(Agreement.of(Komi.ofHalfPoints(black), Komi.ofHalfPoints(white), allowed))
                .isEqualTo(new Agreement(swapped, Komi.ofHalfPoints(komi)));
    }

    @Test
    void terms_that_two_open_komi_agree_on_are_waited_for_before_the_second_is_told() {
        MatchEvent[] open = sealed(SIX_AND_A_HALF, TEN, revealed(BLACK, SIX_AND_A_HALF), revealed(WHITE, TEN));
        assertThat(given(sealed(SIX_AND_A_HALF, TEN, revealed(BLACK, SIX_AND_A_HALF)))
                        .state()
                        .moreToCome())
                .isFalse();
        assertThat(given(open).state().moreToCome()).isTrue();
        assertThat(given(agreed()).state().moreToCome()).isFalse();
    }

    @Test
    void play_begins_with_black_as_agreed() {
        MatchScenario agreed = given(agreed());
        assertThat(agreed.state().phase()).isEqualTo(Phase.PLAY);
        agreed.when(play(WHITE_PLAYER, "C3", 1)).thenProposed(new PlayStone(BLACK, Vertex.parse("C3"), UNTIMED, 0));
        agreed.when(play(BLACK_PLAYER, "C3", 1)).thenRejected(new NotYourTurn(BLACK));
        agreed.when(resign(WHITE_PLAYER))
                .thenProposed(
                        new MatchEvent.PlayerResigned(BLACK),
                        new MatchEnded(new MatchResult.Win(WHITE, MatchResult.Method.RESIGNATION)));
        Contest contest = ((Started) agreed.state()).contest();
        assertThat(contest.komi()).isEqualTo(Komi.ofHalfPoints(16));
        assertThat(contest.seats()).isEqualTo(new Seats(WHITE_PLAYER, BLACK_PLAYER));
    }

    @Test
    void each_step_takes_the_time_of_whoever_takes_it() {
        TimeControl.Absolute control = new TimeControl.Absolute(60_000);
        given(free(control), new SeatStonePlaced(BLACK, Vertex.parse("C3"), 3, new ClockState.Absolute(50_000)))
                .whenAfter(Duration.ofSeconds(5), place(WHITE_PLAYER, "D4"))
                .thenProposed(new PlaceSeatStone(WHITE, Vertex.parse("D4"), new ClockState.Absolute(55_000)));
        given(seated(control))
                .whenAfter(Duration.ofSeconds(7), commit(BLACK_PLAYER, TEN))
                .thenProposed(new TermsCommitted(BLACK, hash(TEN), new ClockState.Absolute(53_000)));
        given(seated(control))
                .whenAfter(Duration.ofSeconds(60), new CallTime())
                .thenProposed(
                        new TimeExpired(BLACK, new ClockState.Absolute(0)),
                        new MatchEnded(new MatchResult.Win(WHITE, MatchResult.Method.TIME)));
    }

    @Test
    void with_the_colours_goes_the_time_of_each_player() {
        ClockState blacks = new ClockState.Absolute(31_000);
        ClockState whites = new ClockState.Absolute(42_000);
        List<MatchEvent> events = new ArrayList<>(List.of(seated(new TimeControl.Absolute(60_000))));
        events.add(new TermsCommitted(BLACK, hash(SIX_AND_A_HALF), blacks));
        events.add(new TermsCommitted(WHITE, hash(TEN), whites));
        events.add(new TermsRevealed(BLACK, SIX_AND_A_HALF.komi(), SIX_AND_A_HALF.secret(), blacks));
        given(events.toArray(MatchEvent[]::new))
                .whenAfter(Duration.ofSeconds(2), reveal(WHITE_PLAYER, TEN))
                .thenProposed(
                        new TermsRevealed(WHITE, TEN.komi(), TEN.secret(), new ClockState.Absolute(40_000)),
                        new TermsAgreed(
                                new Seats(WHITE_PLAYER, BLACK_PLAYER),
                                Komi.ofHalfPoints(16),
                                BLACK,
                                new Clocks(new ClockState.Absolute(40_000), blacks)));
    }

    /** BLACK_PLAYER is warned, has had a pause and has objected as Black; all of it stays with the player. */
    @Test
    void with_the_colours_goes_all_that_is_kept_of_each_player() {
        List<MatchEvent> events = new ArrayList<>(List.of(seated(committed(BLACK, SIX_AND_A_HALF))));
        events.add(new PauseRequested(BLACK));
        events.add(new ClockPaused(PauseReason.PLAYER, Optional.of(MatchScenario.START.plusSeconds(300))));
        events.add(new ObjectionRaised(BLACK, "Noise", true));
        events.add(new WarningIssued(WHITE, "Talking", 1));
        events.add(committed(WHITE, TEN));
        events.add(revealed(BLACK, SIX_AND_A_HALF));
        events.add(revealed(WHITE, TEN));
        events.add(swap());

        InPlay agreed = (InPlay) given(events.toArray(MatchEvent[]::new)).state();

        assertThat(agreed.contest().pausesTaken()).containsExactly(WHITE);
        assertThat(agreed.timing().pause())
                .isEqualTo(new PlayerPause.Running(WHITE, MatchScenario.START.plusSeconds(300)));
        assertThat(agreed.contest().warnings().running(WHITE)).isZero();
        assertThat(agreed.contest().warnings().running(BLACK)).isEqualTo(1);
        assertThat(agreed.contest().book().objections())
                .singleElement()
                .satisfies(objection -> assertThat(objection.raisedBy()).isEqualTo(new TreeSet<>(List.of(WHITE))));
        assertThat(agreed.timing().attendance())
                .isEqualTo(agreed.timing().attendance().swapped());
    }
}
