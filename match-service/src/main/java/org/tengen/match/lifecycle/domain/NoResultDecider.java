package org.tengen.match.lifecycle.domain;

import static org.tengen.match.lifecycle.domain.MatchDecider.append;
import static org.tengen.match.lifecycle.domain.MatchDecider.reject;

import java.time.Instant;
import org.tengen.contracts.event.MatchEvent.MatchEnded;
import org.tengen.contracts.event.MatchEvent.NoResultDeclined;
import org.tengen.contracts.event.MatchEvent.NoResultOffered;
import org.tengen.contracts.match.MatchResult;
import org.tengen.engine.Color;
import org.tengen.match.lifecycle.domain.Decision.NothingToDo;
import org.tengen.match.lifecycle.domain.MatchAction.AnswerNoResult;
import org.tengen.match.lifecycle.domain.NoResultOffer.NotPossible;
import org.tengen.match.lifecycle.domain.NoResultOffer.Offered;
import org.tengen.match.lifecycle.domain.NoResultOffer.Possible;
import org.tengen.match.lifecycle.domain.Rejection.NoLongCycle;
import org.tengen.match.lifecycle.domain.Rejection.NoResultNotOffered;

/**
 * Where a whole position has come back, both sides may agree that the match ends without result. Only under rulesets that
 * do not forbid repetition can it come back.
 */
final class NoResultDecider {
    private NoResultDecider() {}

    /** A side offers; where the opponent has offered already, they agree. */
    static Decision offer(InPlay s, Color color, Instant receivedAt) {
        return switch (s.conduct().noResult()) {
            case NotPossible _ -> reject(new NoLongCycle());
            case Possible _ -> Playing.inTime(s, receivedAt, () -> append(new NoResultOffered(color)));
            case Offered(var by, var _) ->
                by == color ? new NothingToDo() : Playing.inTime(s, receivedAt, NoResultDecider::agreed);
        };
    }

    /** The opponent of who offered agrees or declines; who offered may withdraw, which reads as declining. */
    static Decision answer(InPlay s, Color color, AnswerNoResult a, Instant receivedAt) {
        return switch (s.conduct().noResult()) {
            case Offered(var by, var _) when !a.accepted() -> append(new NoResultDeclined(by));
            case Offered(var by, var _) when by != color -> Playing.inTime(s, receivedAt, NoResultDecider::agreed);
            case Offered _, Possible _, NotPossible _ ->
                reject(new NoResultNotOffered(s.board().moveNumber()));
        };
    }

    private static Decision agreed() {
        return append(new MatchEnded(new MatchResult.NoResult(MatchResult.Method.AGREEMENT)));
    }
}
