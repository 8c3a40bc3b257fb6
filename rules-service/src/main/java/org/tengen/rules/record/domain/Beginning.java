package org.tengen.rules.record.domain;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import org.tengen.contracts.event.MatchEvent;
import org.tengen.contracts.event.MatchEvent.CheckedIn;
import org.tengen.contracts.event.MatchEvent.ClockPaused;
import org.tengen.contracts.event.MatchEvent.ClockResumed;
import org.tengen.contracts.event.MatchEvent.CountAccepted;
import org.tengen.contracts.event.MatchEvent.CountDisputed;
import org.tengen.contracts.event.MatchEvent.CountImposed;
import org.tengen.contracts.event.MatchEvent.CountingBegan;
import org.tengen.contracts.event.MatchEvent.DeadStonesMarked;
import org.tengen.contracts.event.MatchEvent.DeadStonesSuggested;
import org.tengen.contracts.event.MatchEvent.HandicapStonePlaced;
import org.tengen.contracts.event.MatchEvent.MatchEnded;
import org.tengen.contracts.event.MatchEvent.MatchScored;
import org.tengen.contracts.event.MatchEvent.MatchStarted;
import org.tengen.contracts.event.MatchEvent.MoveUndone;
import org.tengen.contracts.event.MatchEvent.NoResultDeclined;
import org.tengen.contracts.event.MatchEvent.NoResultOffered;
import org.tengen.contracts.event.MatchEvent.Passed;
import org.tengen.contracts.event.MatchEvent.PauseDeclined;
import org.tengen.contracts.event.MatchEvent.PauseRequested;
import org.tengen.contracts.event.MatchEvent.PlayResumed;
import org.tengen.contracts.event.MatchEvent.PlayerResigned;
import org.tengen.contracts.event.MatchEvent.RecountRequested;
import org.tengen.contracts.event.MatchEvent.RefereeCalled;
import org.tengen.contracts.event.MatchEvent.RefereeEvent;
import org.tengen.contracts.event.MatchEvent.ReplayAgreed;
import org.tengen.contracts.event.MatchEvent.SeatStonePlaced;
import org.tengen.contracts.event.MatchEvent.StonePlayed;
import org.tengen.contracts.event.MatchEvent.TermsAgreed;
import org.tengen.contracts.event.MatchEvent.TermsCommitted;
import org.tengen.contracts.event.MatchEvent.TermsLapsed;
import org.tengen.contracts.event.MatchEvent.TermsRevealed;
import org.tengen.contracts.event.MatchEvent.TimeExpired;
import org.tengen.contracts.event.MatchEvent.UndoDeclined;
import org.tengen.contracts.event.MatchEvent.UndoRequested;
import org.tengen.contracts.event.MatchEvent.WarningIssued;
import org.tengen.contracts.event.Recorded;
import org.tengen.contracts.match.Seats;
import org.tengen.engine.Color;
import org.tengen.engine.Komi;
import org.tengen.engine.rules.Handicap;
import org.tengen.engine.rules.Setup;

/**
 * What a match has before its first move, as far as it has come: stones that are put down before play are part of it, and
 * none of them is ever taken back.
 *
 * @param komi empty while the sides have still to agree on it
 * @param handicapStones those on the board
 * @param toPlay who moves first or, while stones are put down, does that
 */
record Beginning(Seats seats, Optional<Komi> komi, int handicapStones, Setup setup, Color toPlay) {
    /**
     * The beginning that a log holds.
     *
     * @param log what comes after {@code start} is read too
     */
    static Beginning of(MatchStarted start, List<Recorded> log) {
        Beginning beginning = of(start);
        for (Recorded recorded : log) {
            beginning = beginning.after(recorded.event());
        }
        return beginning;
    }

    private static Beginning of(MatchStarted start) {
        int standing = switch (start.handicapPlacement()) {
            case FIXED -> new Handicap(start.handicap(), Handicap.Kind.FIXED).stonesOnBoard();
            case FREE -> 0;
        };
        Setup setup = new Setup(new LinkedHashSet<>(start.setupBlack()), new LinkedHashSet<>(start.setupWhite()));
        Optional<Komi> komi = switch (start.ruleset().placement()) {
            case NORMAL, SEAT_STONES -> Optional.of(start.komi());
            case FREE_SEAT_STONES -> Optional.empty();
        };
        return new Beginning(start.seats(), komi, standing, setup, start.toPlay());
    }

    private Beginning after(MatchEvent event) {
        return switch (event) {
            case HandicapStonePlaced e -> with(e);
            case SeatStonePlaced(var color, var vertex, var _, var _) ->
                new Beginning(seats, komi, handicapStones, setup.with(color, vertex), toPlay);
            case TermsAgreed e -> new Beginning(e.seats(), Optional.of(e.komi()), handicapStones, setup, e.toPlay());
            case TermsCommitted _, TermsRevealed _, TermsLapsed _ -> this;
            case MatchStarted _, StonePlayed _, Passed _, MoveUndone _, RefereeEvent _ -> this;
            case TimeExpired _, PlayerResigned _, MatchEnded _ -> this;
            case CheckedIn _, PauseRequested _, PauseDeclined _, ClockPaused _, ClockResumed _ -> this;
            case UndoRequested _, UndoDeclined _, WarningIssued _, NoResultOffered _, NoResultDeclined _ -> this;
            case CountingBegan _, PlayResumed _, DeadStonesSuggested _, DeadStonesMarked _, CountAccepted _ -> this;
            case CountDisputed _, MatchScored _, CountImposed _, RefereeCalled _, RecountRequested _ -> this;
            case ReplayAgreed _ -> this;
        };
    }

    /** White plays first once all handicap stones stand. */
    private Beginning with(HandicapStonePlaced e) {
        Color next = e.stonesLeft() == 0 ? Color.WHITE : toPlay;
        return new Beginning(seats, komi, handicapStones + 1, setup.with(Color.BLACK, e.vertex()), next);
    }

    /** The handicap as SGF writes it: one stone is none. */
    int handicap() {
        return handicapStones < 2 ? 0 : handicapStones;
    }
}
