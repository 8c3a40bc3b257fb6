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
 * @param count what it came to, with the stones that were dead then; empty where it has not been counted
 * @param result empty until the match ends, and again once play goes on from a restored position
 */
record Ending(Optional<CountingBegan> counting, Optional<MatchScored> count, Optional<MatchResult> result) {
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
            case MatchScored e -> new Ending(counting, Optional.of(e), result);
            case MatchEnded e -> new Ending(counting, count, Optional.of(e.result()));
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
     * count. Points of nobody have none, nor have matches that ended in another way, or with a result that was ruled to be
     * another than was counted.
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
        return counting.flatMap(began -> count.filter(scored -> result.equals(Optional.of(worth(began, scored))))
                        .map(scored -> began.finish(scored.dead())))
                .map(finish -> Score.of(finish).owners());
    }

    private static MatchResult worth(CountingBegan began, MatchScored scored) {
        return MatchResult.ofBlackLead(scored.blackLeadHalfPoints(), began.ties());
    }
}
