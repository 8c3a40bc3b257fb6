package org.tengen.match.lifecycle.domain;

import static org.tengen.match.lifecycle.domain.MatchDecider.append;
import static org.tengen.match.lifecycle.domain.MatchDecider.reject;

import java.time.Instant;
import java.util.Optional;
import java.util.function.Function;
import org.tengen.contracts.event.MatchEvent.TermsCommitted;
import org.tengen.contracts.event.MatchEvent.TermsRevealed;
import org.tengen.contracts.match.AllowedKomi;
import org.tengen.contracts.match.ClockState;
import org.tengen.contracts.match.SealedKomi;
import org.tengen.engine.Color;
import org.tengen.match.lifecycle.domain.Decision.NothingToDo;
import org.tengen.match.lifecycle.domain.MatchAction.CommitTerms;
import org.tengen.match.lifecycle.domain.MatchAction.RevealTerms;
import org.tengen.match.lifecycle.domain.Opening.Offer;
import org.tengen.match.lifecycle.domain.Opening.Terms;
import org.tengen.match.lifecycle.domain.Rejection.CommitmentCopied;
import org.tengen.match.lifecycle.domain.Rejection.KomiNotAllowed;
import org.tengen.match.lifecycle.domain.Rejection.NotAgreeingTerms;
import org.tengen.match.lifecycle.domain.Rejection.SealedOtherwise;
import org.tengen.match.lifecycle.domain.Rejection.TermsHaveLapsed;
import org.tengen.match.lifecycle.domain.Rejection.TermsNotSealed;
import org.tengen.match.lifecycle.domain.Rejection.TermsSealed;

/**
 * What may be done while the sides agree who plays which colour, and on the komi (docs/rules.md#free-placement). Neither
 * waits for the other to seal or to open.
 */
final class TermsDecider {
    private TermsDecider() {}

    /** The opponent's commitment is refused: it could be opened with what the opponent tells. */
    static Decision commit(InPlay s, Color color, CommitTerms a, Instant receivedAt) {
        if (!(s.board().opening() instanceof Terms terms)) {
            return reject(new NotAgreeingTerms(s.phase()));
        }
        Optional<String> own = terms.of(color).commitment();
        Optional<String> given = Optional.of(a.commitment().sha256());
        if (own.isPresent()) {
            return own.equals(given) ? new NothingToDo() : reject(new TermsSealed(own.get()));
        }
        if (terms.lapsed().isPresent()) {
            return reject(new TermsHaveLapsed(terms.lapsed().get()));
        }
        if (terms.of(color.opponent()).commitment().equals(given)) {
            return reject(new CommitmentCopied());
        }
        return atAnyTime(
                s,
                color,
                receivedAt,
                left -> append(new TermsCommitted(color, a.commitment().sha256(), left)));
    }

    static Decision reveal(InPlay s, Color color, RevealTerms a, Instant receivedAt) {
        if (!(s.board().opening() instanceof Terms terms)) {
            return reject(new NotAgreeingTerms(s.phase()));
        }
        if (terms.of(color) instanceof Offer.Open(var komi)) {
            return isSame(komi, a.komi()) ? new NothingToDo() : reject(sealedOtherwise(komi));
        }
        if (terms.lapsed().isPresent()) {
            return reject(new TermsHaveLapsed(terms.lapsed().get()));
        }
        if (!(terms.of(color) instanceof Offer.Sealed(var commitment))) {
            return reject(new TermsNotSealed(color));
        }
        return objection(s, commitment, a.komi())
                .or(() -> terms.step() == TermsStep.SEAL
                        ? Optional.of(new TermsNotSealed(color.opponent()))
                        : Optional.empty())
                .<Decision>map(Decision.Reject::new)
                .orElseGet(() -> atAnyTime(
                        s,
                        color,
                        receivedAt,
                        left -> revealed(s, color, terms, a.komi().sealed(), left)));
    }

    /** With the second komi open, the terms are agreed. */
    private static Decision revealed(InPlay s, Color color, Terms terms, SealedKomi own, ClockState left) {
        TermsRevealed revealed = new TermsRevealed(color, own.komi(), own.secret(), left);
        if (!(terms.of(color.opponent()) instanceof Offer.Open(var other))) {
            return append(revealed);
        }
        AllowedKomi allowed = allowed(s);
        Agreement agreement = color == Color.BLACK
                ? Agreement.of(own.komi(), other.komi(), allowed)
                : Agreement.of(other.komi(), own.komi(), allowed);
        return append(revealed, agreement.in(s.contest(), s.clocks().with(color, left)));
    }

    /** On a side's own time where it is its turn; before that it takes none. */
    private static Decision atAnyTime(
            InPlay s, Color color, Instant receivedAt, Function<ClockState, Decision> inTime) {
        if (color == s.board().toPlay()) {
            return SeatingDecider.inTurn(s, color, receivedAt, inTime);
        }
        return BookDecider.unconfirmed(s)
                .orElseGet(() -> Playing.inTime(
                        s, receivedAt, () -> inTime.apply(s.clocks().of(color))));
    }

    /** Why that does not open what was sealed; nothing is open then. */
    static Optional<Rejection> objection(InPlay s, String commitment, OpenedKomi opened) {
        if (!opened.isSealedBy(commitment)) {
            return Optional.of(new SealedOtherwise(commitment));
        }
        AllowedKomi allowed = allowed(s);
        return allowed.allows(opened.halfPoints())
                ? Optional.empty()
                : Optional.of(new KomiNotAllowed(opened.halfPoints(), allowed));
    }

    private static AllowedKomi allowed(InPlay s) {
        return AllowedKomi.of(s.contest().ruleset(), s.contest().terms());
    }

    static boolean isSame(SealedKomi komi, OpenedKomi opened) {
        return opened.isSealedBy(komi.commitment().sha256());
    }

    static Rejection sealedOtherwise(SealedKomi komi) {
        return new SealedOtherwise(komi.commitment().sha256());
    }
}
