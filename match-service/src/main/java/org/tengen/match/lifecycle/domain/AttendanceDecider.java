package org.tengen.match.lifecycle.domain;

import static org.tengen.match.lifecycle.domain.MatchDecider.append;
import static org.tengen.match.lifecycle.domain.MatchDecider.reject;

import java.time.Instant;
import java.util.Optional;
import org.tengen.contracts.event.MatchEvent.CheckedIn;
import org.tengen.engine.Color;
import org.tengen.match.lifecycle.domain.Decision.NothingToDo;
import org.tengen.match.lifecycle.domain.Rejection.CameTooLate;

/** Who has to be there when. */
final class AttendanceDecider {
    private AttendanceDecider() {}

    static Decision checkIn(InPlay s, Color color, Instant receivedAt) {
        if (s.timing().attendance().isThere(color)) {
            return new NothingToDo();
        }
        return tooLate(s, receivedAt).orElseGet(() -> append(new CheckedIn(color)));
    }

    /** Refuses whatever comes when somebody has not been there in time: the match is as good as over. */
    static Optional<Decision> tooLate(InPlay s, Instant receivedAt) {
        return s.timing().attendance().deadlines(s.contest(), s.board().toPlay()).stream()
                .filter(deadline -> !deadline.at().isAfter(receivedAt))
                .findFirst()
                .map(deadline -> reject(new CameTooLate(deadline.at(), deadline.missing())));
    }
}
