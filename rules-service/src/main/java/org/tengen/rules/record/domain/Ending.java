package org.tengen.rules.record.domain;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
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
import org.tengen.contracts.event.MatchEvent.OpeningEvent;
import org.tengen.contracts.event.MatchEvent.Passed;
import org.tengen.contracts.event.MatchEvent.PauseDeclined;
import org.tengen.contracts.event.MatchEvent.PauseRequested;
import org.tengen.contracts.event.MatchEvent.PlayResumed;
import org.tengen.contracts.event.MatchEvent.PlayerResigned;
import org.tengen.contracts.event.MatchEvent.PositionRestored;
import org.tengen.contracts.event.MatchEvent.RecountRequested;
import org.tengen.contracts.event.MatchEvent.RefereeCalled;
import org.tengen.contracts.event.MatchEvent.RefereeEvent;
import org.tengen.contracts.event.MatchEvent.ReplayAgreed;
import org.tengen.contracts.event.MatchEvent.StonePlayed;
import org.tengen.contracts.event.MatchEvent.TimeExpired;
import org.tengen.contracts.event.MatchEvent.UndoDeclined;
import org.tengen.contracts.event.MatchEvent.UndoRequested;
import org.tengen.contracts.event.MatchEvent.WarningIssued;
import org.tengen.contracts.event.Recorded;
import org.tengen.contracts.match.DeadStones;
import org.tengen.contracts.match.MatchResult;
import org.tengen.engine.Color;
import org.tengen.engine.Vertex;
import org.tengen.engine.scoring.Owner;
import org.tengen.engine.scoring.Owners;
import org.tengen.engine.scoring.Score;

/**
 * How a match has come out so far.
 *
 * @param counting the position that is or was counted; empty while play goes on
 * @param dead the stones that were agreed dead when it was counted; empty where it has not been
 * @param result empty until the match ends, and again once play goes on from a restored position
 */
record Ending(Optional<CountingBegan> counting, Optional<DeadStones> dead, Optional<MatchResult> result) {
    private static final Ending OPEN = new Ending(Optional.empty(), Optional.empty(), Optional.empty());

    /** @param log all events of the match in order */
    static Ending of(List<Recorded> log) {
        Ending ending = OPEN;
        for (Recorded recorded : log) {
            ending = ending.after(recorded.event());
        }
        return ending;
    }

    private Ending after(MatchEvent event) {
        return switch (event) {
            case CountingBegan e -> new Ending(Optional.of(e), Optional.empty(), result);
            case MatchScored e -> new Ending(counting, Optional.of(e.dead()), result);
            case MatchEnded e -> new Ending(counting, dead, Optional.of(e.result()));
            case PlayResumed _, PositionRestored _ -> OPEN;
            case RefereeEvent _ -> this;
            case MatchStarted _, HandicapStonePlaced _, OpeningEvent _, StonePlayed _, Passed _, MoveUndone _ -> this;
            case TimeExpired _, PlayerResigned _ -> this;
            case CheckedIn _, PauseRequested _, PauseDeclined _, ClockPaused _, ClockResumed _ -> this;
            case UndoRequested _, UndoDeclined _, WarningIssued _, NoResultOffered _, NoResultDeclined _ -> this;
            case DeadStonesSuggested _, DeadStonesMarked _, CountAccepted _, CountDisputed _, CountImposed _ -> this;
            case RefereeCalled _, RecountRequested _, ReplayAgreed _ -> this;
        };
    }

    /**
     * Whose each point is, as the score sheet has it, where the match was decided by counting: area or territory, as the rules
     * count. Points of nobody, and matches that ended in another way, have none.
     */
    Map<Color, Set<Vertex>> territory() {
        Map<Color, Set<Vertex>> territory = new EnumMap<>(Color.class);
        owners().ifPresent(owners -> {
            for (Color color : Color.values()) {
                territory.put(color, owners.points(Owner.of(color)));
            }
        });
        return territory;
    }

    private Optional<Owners> owners() {
        return result.filter(MatchResult::counted)
                .flatMap(_ -> counting)
                .flatMap(began -> dead.map(began::finish))
                .map(finish -> Score.of(finish).owners());
    }
}
