package org.tengen.match.lifecycle.domain;

import static org.tengen.match.lifecycle.domain.MatchDecider.append;
import static org.tengen.match.lifecycle.domain.MatchDecider.reject;

import java.util.Optional;
import org.tengen.contracts.event.MatchEvent.AppealFiled;
import org.tengen.contracts.event.MatchEvent.ClockResumed;
import org.tengen.contracts.event.MatchEvent.ObjectionRaised;
import org.tengen.contracts.event.MatchEvent.PositionConfirmed;
import org.tengen.contracts.match.PauseReason;
import org.tengen.engine.Color;
import org.tengen.match.lifecycle.domain.Decision.NothingToDo;
import org.tengen.match.lifecycle.domain.MatchAction.ConfirmPosition;
import org.tengen.match.lifecycle.domain.MatchAction.FileAppeal;
import org.tengen.match.lifecycle.domain.MatchAction.RaiseObjection;
import org.tengen.match.lifecycle.domain.MatchAction.ToOfficials;
import org.tengen.match.lifecycle.domain.Rejection.AlreadyAppealed;
import org.tengen.match.lifecycle.domain.Rejection.ConfirmFirst;
import org.tengen.match.lifecycle.domain.Rejection.NoSuchRuling;
import org.tengen.match.lifecycle.domain.Rejection.NothingToConfirm;
import org.tengen.match.lifecycle.domain.Rejection.ObjectOnOwnTurn;
import org.tengen.match.lifecycle.domain.Rejection.TooManyObjections;

/** The rights of players: to object, to appeal, to see a restored position before they play on. */
final class BookDecider {
    /** How many objections of a side may wait for an answer. */
    static final int MOST_OBJECTIONS = 5;

    private BookDecider() {}

    static Decision decide(Started s, Color color, ToOfficials action) {
        return switch (action) {
            case RaiseObjection a -> object(s, color, a);
            case FileAppeal a -> appeal(s, color, a);
            case ConfirmPosition _ -> confirm(s, color);
        };
    }

    /** On one's own turn, unless it is urgent; where nobody is on turn, at any time. */
    private static Decision object(Started s, Color color, RaiseObjection a) {
        if (s instanceof InPlay p && p.board().toPlay() != color && !a.urgent()) {
            return reject(new ObjectOnOwnTurn(p.board().toPlay()));
        }
        return s.contest().book().openObjectionsOf(color) < MOST_OBJECTIONS
                ? append(new ObjectionRaised(color, a.text(), a.urgent()))
                : reject(new TooManyObjections(MOST_OBJECTIONS));
    }

    /** One level: a ruling is appealed once, by either side; what an organizer decides is no ruling of a referee. */
    private static Decision appeal(Started s, Color color, FileAppeal a) {
        Book book = s.contest().book();
        if (book.ruling(a.rulingSeq()).isEmpty()) {
            return reject(new NoSuchRuling(a.rulingSeq()));
        }
        return book.appealAgainst(a.rulingSeq())
                .<Decision>map(earlier -> reject(new AlreadyAppealed(earlier)))
                .orElseGet(() -> append(new AppealFiled(color, a.text(), a.rulingSeq())));
    }

    /** The clock runs again once both sides have confirmed. */
    private static Decision confirm(Started s, Color color) {
        if (!(s instanceof InPlay) || s.contest().book().toConfirm().isEmpty()) {
            return reject(new NothingToConfirm());
        }
        Book after = s.contest().book().confirmed(color);
        if (after.equals(s.contest().book())) {
            return new NothingToDo();
        }
        return after.toConfirm().isEmpty()
                ? append(new PositionConfirmed(color), new ClockResumed(PauseReason.REFEREE))
                : append(new PositionConfirmed(color));
    }

    /** Refuses whatever goes on from a restored position before both sides have confirmed it. */
    static Optional<Decision> unconfirmed(InPlay s) {
        Book book = s.contest().book();
        return book.toConfirm().isEmpty() ? Optional.empty() : Optional.of(reject(new ConfirmFirst(book.toConfirm())));
    }
}
