package org.tengen.match.lifecycle.domain;

import java.time.Duration;
import java.util.Optional;
import org.tengen.contracts.event.MatchEvent.StonePlayed;
import org.tengen.contracts.event.MatchEvent.UndoRequested;
import org.tengen.contracts.match.UndoPolicy;
import org.tengen.engine.Color;

/**
 * What the sides ask of each other, and how they were warned.
 *
 * @param undo whether moves are to be taken back
 * @param noResult whether the match may end without result
 */
public record Conduct(Warnings warnings, UndoRequest undo, NoResultOffer noResult) {
    static final Conduct START = new Conduct(Warnings.NONE, new UndoRequest.None(), new NoResultOffer.NotPossible());

    Conduct after(StonePlayed e) {
        return moved(e.color(), e.moveNumber(), noResultAfter(e.repeatsMove()));
    }

    Conduct afterPass(Color color, int moveNumber) {
        return moved(color, moveNumber, new NoResultOffer.NotPossible());
    }

    private Conduct moved(Color color, int moveNumber, NoResultOffer nextOffer) {
        UndoRequest next = undo instanceof UndoRequest.Asked(var by, var plies, var _, var _)
                ? new UndoRequest.Lapsed(by, plies, moveNumber)
                : new UndoRequest.None();
        return new Conduct(warnings.moved(color), next, nextOffer);
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

    Conduct warned(Color color) {
        UndoRequest next = undo instanceof UndoRequest.Asked(var by, var plies, var turnMs, var _) && by == color
                ? new UndoRequest.Asked(by, plies, turnMs, true)
                : undo;
        return new Conduct(warnings.warned(color), next, noResult);
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
        return new Conduct(warnings, granted, new NoResultOffer.NotPossible());
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

    /** The same where the sides change colours, before any move; nothing can have been asked of each other yet. */
    Conduct swapped() {
        return new Conduct(warnings.swapped(), START.undo(), START.noResult());
    }

    /** The clock stopped, and with it what was asked of each other; the warnings stay. */
    Conduct withoutRequests() {
        return new Conduct(warnings, START.undo(), START.noResult());
    }

    /** Whether a warning or a loss has been written that belongs to the last event. */
    boolean moreToCome(UndoPolicy policy) {
        boolean warningToCome = policy == UndoPolicy.STRICT
                && undo instanceof UndoRequest.Asked(var _, var _, var _, var warned)
                && !warned;
        return warningToCome || warnings.lose(Color.BLACK) || warnings.lose(Color.WHITE);
    }

    private Conduct with(UndoRequest next) {
        return new Conduct(warnings, next, noResult);
    }

    private Conduct with(NoResultOffer next) {
        return new Conduct(warnings, undo, next);
    }
}
