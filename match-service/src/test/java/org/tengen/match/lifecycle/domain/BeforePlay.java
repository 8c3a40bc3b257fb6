package org.tengen.match.lifecycle.domain;

import static org.tengen.engine.Color.BLACK;
import static org.tengen.engine.Color.WHITE;
import static org.tengen.match.lifecycle.domain.MatchScenario.BLACK_PLAYER;
import static org.tengen.match.lifecycle.domain.MatchScenario.WHITE_PLAYER;
import static org.tengen.match.lifecycle.domain.MatchScenario.started;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tengen.contracts.event.MatchEvent;
import org.tengen.contracts.event.MatchEvent.MatchStarted;
import org.tengen.contracts.event.MatchEvent.SeatStonePlaced;
import org.tengen.contracts.event.MatchEvent.TermsAgreed;
import org.tengen.contracts.event.MatchEvent.TermsCommitted;
import org.tengen.contracts.event.MatchEvent.TermsRevealed;
import org.tengen.contracts.match.ClockState;
import org.tengen.contracts.match.Clocks;
import org.tengen.contracts.match.Commitment;
import org.tengen.contracts.match.MatchTerms;
import org.tengen.contracts.match.PlayerId;
import org.tengen.contracts.match.SealedKomi;
import org.tengen.contracts.match.Seats;
import org.tengen.contracts.match.TimeControl;
import org.tengen.engine.Color;
import org.tengen.engine.Komi;
import org.tengen.engine.Vertex;
import org.tengen.engine.rules.Rulesets;
import org.tengen.match.lifecycle.domain.MatchAction.ChooseColor;
import org.tengen.match.lifecycle.domain.MatchAction.CommitTerms;
import org.tengen.match.lifecycle.domain.MatchAction.PutDownSeatStone;
import org.tengen.match.lifecycle.domain.MatchAction.RevealTerms;

/** Matches under free-placement before play, and what is done in them. The seat stones stand five seconds after the start. */
final class BeforePlay {
    static final ClockState UNTIMED = new ClockState.Untimed();
    static final SealedKomi SIX_AND_A_HALF = new SealedKomi(Komi.ofHalfPoints(13), "sixteen letters!");
    static final SealedKomi TEN = new SealedKomi(Komi.ofHalfPoints(20), "other sixteen ...");

    private BeforePlay() {}

    static MatchEvent[] agreed() {
        List<MatchEvent> events = new ArrayList<>(
                List.of(sealed(SIX_AND_A_HALF, TEN, revealed(BLACK, SIX_AND_A_HALF), revealed(WHITE, TEN))));
        events.add(swap());
        return events.toArray(MatchEvent[]::new);
    }

    static TermsAgreed swap() {
        return new TermsAgreed(
                new Seats(WHITE_PLAYER, BLACK_PLAYER), Komi.ofHalfPoints(16), BLACK, new Clocks(UNTIMED, UNTIMED));
    }

    static MatchEvent[] sealed(SealedKomi black, SealedKomi white, MatchEvent... more) {
        List<MatchEvent> events = new ArrayList<>(List.of(committed(BLACK, black), committed(WHITE, white)));
        events.addAll(List.of(more));
        return seated(events.toArray(MatchEvent[]::new));
    }

    static MatchEvent[] seated(MatchEvent... more) {
        return seated(new TimeControl.Untimed(), UNTIMED, more);
    }

    static MatchEvent[] seated(TimeControl.Absolute control) {
        return seated(control, new ClockState.Absolute(control.mainTimeMs()));
    }

    static MatchEvent[] seated(TimeControl control, ClockState clock, MatchEvent... more) {
        List<MatchEvent> events = new ArrayList<>(List.of(
                free(control),
                new SeatStonePlaced(BLACK, Vertex.parse("B2"), 3, clock),
                new SeatStonePlaced(WHITE, Vertex.parse("D4"), 2, clock),
                new SeatStonePlaced(BLACK, Vertex.parse("D2"), 1, clock),
                new SeatStonePlaced(WHITE, Vertex.parse("B4"), 0, clock)));
        events.addAll(List.of(more));
        return events.toArray(MatchEvent[]::new);
    }

    static MatchStarted free() {
        return free(new TimeControl.Untimed());
    }

    static MatchStarted free(TimeControl control) {
        return started(Rulesets.FREE_PLACEMENT, control);
    }

    static SeatStonePlaced placed(Color color, String vertex, int stonesLeft) {
        return new SeatStonePlaced(color, Vertex.parse(vertex), stonesLeft, UNTIMED);
    }

    static TermsCommitted committed(Color color, SealedKomi komi) {
        return new TermsCommitted(color, hash(komi), UNTIMED);
    }

    static TermsRevealed revealed(Color color, SealedKomi komi) {
        return new TermsRevealed(color, komi.komi(), komi.secret(), UNTIMED);
    }

    static PutDownSeatStone place(PlayerId player, String vertex) {
        return new PutDownSeatStone(player, Vertex.parse(vertex));
    }

    static CommitTerms commit(PlayerId player, SealedKomi komi) {
        return new CommitTerms(player, new Commitment(hash(komi)));
    }

    static RevealTerms reveal(PlayerId player, SealedKomi komi) {
        return new RevealTerms(player, opened(komi));
    }

    static OpenedKomi opened(SealedKomi komi) {
        return new OpenedKomi(komi.komi().halfPoints(), komi.secret());
    }

    /** The colour alone. */
    static ChooseColor choose(PlayerId player, Color color) {
        return new ChooseColor(player, color, Optional.empty());
    }

    /** The colour, and the komi that is opened with it. */
    static ChooseColor choose(PlayerId player, Color color, SealedKomi komi) {
        return new ChooseColor(player, color, Optional.of(opened(komi)));
    }

    /** The match with other terms. */
    static MatchEvent[] with(MatchTerms terms, MatchEvent... events) {
        MatchStarted e = (MatchStarted) events[0];
        MatchEvent[] changed = events.clone();
        changed[0] = started(e.ruleset(), e.timeControl(), terms);
        return changed;
    }

    static String hash(SealedKomi komi) {
        return komi.commitment().sha256();
    }
}
