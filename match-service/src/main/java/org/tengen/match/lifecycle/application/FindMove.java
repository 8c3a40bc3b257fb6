package org.tengen.match.lifecycle.application;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import org.tengen.contracts.event.MatchEvent;
import org.tengen.contracts.event.MatchEvent.Passed;
import org.tengen.contracts.event.MatchEvent.StonePlayed;
import org.tengen.contracts.event.Recorded;
import org.tengen.contracts.match.MatchId;

/** Finds the event of a move that was made before. */
@ApplicationScoped
public class FindMove {
    private final ReadLog log;

    @Inject
    FindMove(ReadLog log) {
        this.log = log;
    }

    /**
     * The event of a move that stands. Each move is an event and the start is one, so it comes after event n; what had its
     * number before was taken back.
     */
    Recorded find(MatchId id, int moveNumber) {
        return log.eventsAfter(id, moveNumber).stream()
                .filter(recorded -> isMove(recorded, moveNumber))
                .reduce((_, later) -> later)
                .orElseThrow();
    }

    private static boolean isMove(Recorded recorded, int moveNumber) {
        return switch (recorded.event()) {
            case StonePlayed played -> played.moveNumber() == moveNumber;
            case Passed passed -> passed.moveNumber() == moveNumber;
            case MatchEvent _ -> false;
        };
    }
}
