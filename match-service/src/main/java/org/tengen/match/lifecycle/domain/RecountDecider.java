package org.tengen.match.lifecycle.domain;

import static org.tengen.match.lifecycle.domain.MatchDecider.append;
import static org.tengen.match.lifecycle.domain.MatchDecider.reject;

import java.time.Instant;
import org.tengen.contracts.event.MatchEvent.RecountRequested;
import org.tengen.engine.Color;
import org.tengen.match.lifecycle.domain.Decision.NothingToDo;
import org.tengen.match.lifecycle.domain.Rejection.NoRecounts;
import org.tengen.match.lifecycle.domain.Rejection.NotCounted;
import org.tengen.match.lifecycle.domain.Rejection.RecountTooLate;
import org.tengen.match.lifecycle.domain.Rejection.ResultRuled;

/**
 * Within some time after the end, either side may have the agreed stones counted once more, as long as nobody has ruled on the
 * result since they were counted.
 */
final class RecountDecider {
    private RecountDecider() {}

    static Decision request(Ended s, Color color, Instant receivedAt) {
        long recountMs = s.contest().terms().recountMs();
        if (recountMs == 0) {
            return reject(new NoRecounts());
        }
        if (s.countSeq() == 0) {
            return reject(new NotCounted(s.result()));
        }
        Book book = s.contest().book();
        if (book.lastAct().seq() > s.countSeq()) {
            return reject(new ResultRuled(book.lastAct(), book.openToAppeal(s.countSeq()), book.appealWaits()));
        }
        Instant deadline = s.endedAt().plusMillis(recountMs);
        if (!receivedAt.isBefore(deadline)) {
            return reject(new RecountTooLate(deadline));
        }
        return s.recounting() ? new NothingToDo() : append(new RecountRequested(color));
    }
}
