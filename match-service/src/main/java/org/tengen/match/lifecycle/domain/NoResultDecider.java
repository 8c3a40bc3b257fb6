package org.tengen.match.lifecycle.domain;

import static org.tengen.match.lifecycle.domain.MatchDecider.append;
import static org.tengen.match.lifecycle.domain.MatchDecider.reject;

import java.time.Instant;
import org.tengen.contracts.event.MatchEvent.MatchEnded;
import org.tengen.contracts.event.MatchEvent.NoResultDeclined;
import org.tengen.contracts.event.MatchEvent.NoResultOffered;
import org.tengen.contracts.event.MatchEvent.RefereeCalled;
import org.tengen.contracts.event.MatchEvent.ReplayAgreed;
import org.tengen.contracts.match.MatchId;
import org.tengen.contracts.match.MatchResult;
import org.tengen.engine.Color;
import org.tengen.match.lifecycle.domain.Decision.NothingToDo;
import org.tengen.match.lifecycle.domain.MatchAction.AnswerNoResult;
import org.tengen.match.lifecycle.domain.MatchAction.OfferNoResult;
import org.tengen.match.lifecycle.domain.NoResultOffer.NotPossible;
import org.tengen.match.lifecycle.domain.NoResultOffer.Offered;
import org.tengen.match.lifecycle.domain.NoResultOffer.Possible;
import org.tengen.match.lifecycle.domain.Rejection.NoLongCycle;
import org.tengen.match.lifecycle.domain.Rejection.NoResultNotOffered;

/**
 * Where a whole position has come back, both sides may agree that the match ends without result. Only under rulesets that
 * do not forbid repetition can it come back. What becomes of the match then, its terms say.
 */
final class NoResultDecider {
    private static final String WITHOUT_RESULT =
            "The sides agreed to end the match without result, and its terms leave it to a referee what becomes of it";

    private NoResultDecider() {}

    /** A side offers; where the opponent has offered already, they agree. */
    static Decision offer(InPlay s, Color color, OfferNoResult a, Instant receivedAt) {
        return switch (s.conduct().noResult()) {
            case NotPossible _ -> reject(new NoLongCycle());
            case Possible _ -> Playing.inTime(s, receivedAt, () -> append(new NoResultOffered(color)));
            case Offered(var by, var _) ->
                by == color ? new NothingToDo() : Playing.inTime(s, receivedAt, () -> agreed(s, a.replay()));
        };
    }

    /** The opponent of who offered agrees or declines; who offered may withdraw, which reads as declining. */
    static Decision answer(InPlay s, Color color, AnswerNoResult a, Instant receivedAt) {
        return switch (s.conduct().noResult()) {
            case Offered(var by, var _) when !a.accepted() -> append(new NoResultDeclined(by));
            case Offered(var by, var _) when by != color -> Playing.inTime(s, receivedAt, () -> agreed(s, a.replay()));
            case Offered _, Possible _, NotPossible _ ->
                reject(new NoResultNotOffered(s.board().moveNumber()));
        };
    }

    private static Decision agreed(InPlay s, MatchId replay) {
        MatchEnded ended = new MatchEnded(new MatchResult.NoResult(MatchResult.Method.AGREEMENT));
        return switch (s.contest().terms().onNoResult()) {
            case STANDS -> append(ended);
            case REPLAY -> append(new ReplayAgreed(replay), ended);
            case REFEREE -> append(ended, new RefereeCalled(WITHOUT_RESULT));
        };
    }
}
