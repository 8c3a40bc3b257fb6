package org.tengen.match.lifecycle.domain;

import java.time.Duration;
import java.util.Optional;
import org.tengen.contracts.event.MatchEvent.StonePlayed;
import org.tengen.contracts.event.MatchEvent.UndoRequested;
import org.tengen.contracts.match.UndoPolicy;
import org.tengen.engine.Color;

/**
 * What the sides ask of each other.
 *
 * @param undo whether moves are to be taken back
 * @param noResult whether the match may end without result
 */
public record Conduct(UndoRequest undo, NoResultOffer noResult) {
    static final Conduct START = new Conduct(new UndoRequest.None(), new NoResultOffer.NotPossible());

    Conduct after(StonePlayed e) {
        return moved(e.moveNumber(), noResultAfter(e.repeatsMove()));
    }

    Conduct afterPass(int moveNumber) {
        return moved(moveNumber, new NoResultOffer.NotPossible());
    }

    private Conduct moved(int moveNumber, NoResultOffer nextOffer) {
        UndoRequest next = undo instanceof UndoRequest.Asked(var by, var plies, var _, var _)
                ? new UndoRequest.Lapsed(by, plies, moveNumber)
                : new UndoRequest.None();
        return new Conduct(next, nextOffer);
    }

    /** An offer made in a cycle stands while the cycle goes on. */
    private NoResultOffer noResultAfter(Optional<Integer> repeatsMove) {
        if (repeatsMove.isEmpty()) {
            return new NoResultOffer.NotPossible();
        }
        return noResult instanceof NoResultOffer.Offered(var by, var _)
                ? new NoResultOffer.Offered(by, repeatsMove.get())
                : new NoResultOffer.Possible(repeatsMove.get());
    }

    /** A warning of who asks to take moves back may be that for asking. */
    Conduct warned(Color color) {
        return undo instanceof UndoRequest.Asked(var by, var plies, var turnMs, var _) && by == color
                ? with(new UndoRequest.Asked(by, plies, turnMs, true))
                : this;
    }

    Conduct undoAsked(UndoRequested e, Duration turn) {
        return with(new UndoRequest.Asked(e.color(), e.plies(), turn.toMillis(), false));
    }

    Conduct undoDeclined() {
        return with(new UndoRequest.None());
    }

    Conduct undone(int plies) {
        UndoRequest granted = undo instanceof UndoRequest.Asked(var by, var _, var _, var _)
                ? new UndoRequest.Granted(by, plies)
                : new UndoRequest.None();
        return new Conduct(granted, new NoResultOffer.NotPossible());
    }

    Conduct noResultOffered(Color by) {
        return noResult instanceof NoResultOffer.Possible(var repeatsMove)
                ? with(new NoResultOffer.Offered(by, repeatsMove))
                : this;
    }

    Conduct noResultDeclined() {
        return noResult instanceof NoResultOffer.Offered(var _, var repeatsMove)
                ? with(new NoResultOffer.Possible(repeatsMove))
                : this;
    }

    /** Whether a warning has been written that belongs to the last event. */
    boolean moreToCome(UndoPolicy policy) {
        return policy == UndoPolicy.STRICT
                && undo instanceof UndoRequest.Asked(var _, var _, var _, var warned)
                && !warned;
    }

    private Conduct with(UndoRequest next) {
        return new Conduct(next, noResult);
    }

    private Conduct with(NoResultOffer next) {
        return new Conduct(undo, next);
    }
}
