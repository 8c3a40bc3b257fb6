package org.tengen.match.lifecycle.domain;

import static org.tengen.match.lifecycle.domain.MatchDecider.append;
import static org.tengen.match.lifecycle.domain.MatchDecider.reject;

import java.time.Instant;
import java.util.Optional;
import java.util.function.Function;
import org.tengen.contracts.command.MatchCommand.PlaceSeatStone;
import org.tengen.contracts.event.MatchEvent.TermsAgreed;
import org.tengen.contracts.event.MatchEvent.TermsCommitted;
import org.tengen.contracts.event.MatchEvent.TermsRevealed;
import org.tengen.contracts.match.ClockState;
import org.tengen.contracts.match.Clocks;
import org.tengen.contracts.match.SealedKomi;
import org.tengen.engine.Color;
import org.tengen.match.clock.domain.Turn;
import org.tengen.match.lifecycle.domain.Decision.NothingToDo;
import org.tengen.match.lifecycle.domain.Decision.Propose;
import org.tengen.match.lifecycle.domain.MatchAction.CommitTerms;
import org.tengen.match.lifecycle.domain.MatchAction.PutDownSeatStone;
import org.tengen.match.lifecycle.domain.MatchAction.RevealTerms;
import org.tengen.match.lifecycle.domain.Opening.Offer;
import org.tengen.match.lifecycle.domain.Opening.Terms;
import org.tengen.match.lifecycle.domain.Rejection.CommitmentCopied;
import org.tengen.match.lifecycle.domain.Rejection.NotAgreeingTerms;
import org.tengen.match.lifecycle.domain.Rejection.NotPlacingSeatStones;
import org.tengen.match.lifecycle.domain.Rejection.NotYourTurn;
import org.tengen.match.lifecycle.domain.Rejection.SealedOtherwise;
import org.tengen.match.lifecycle.domain.Rejection.TermsNotSealed;
import org.tengen.match.lifecycle.domain.Rejection.TermsSealed;

/**
 * What may be done before play where the sides choose where their seat stones stand, who plays which colour, and the komi
 * (docs/rules.md#free-placement). Each step is taken in turn, on one's own time, as a move is made.
 */
final class SeatingDecider {
    private SeatingDecider() {}

    static Decision place(InPlay s, Color color, PutDownSeatStone a, Instant receivedAt) {
        return s.board().opening() instanceof Opening.SeatStones
                ? inTurn(s, color, receivedAt, left -> new Propose(new PlaceSeatStone(color, a.vertex(), left)))
                : reject(new NotPlacingSeatStones(s.phase()));
    }

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
        if (terms.of(color.opponent()).commitment().equals(given)) {
            return reject(new CommitmentCopied());
        }
        return inTurn(
                s,
                color,
                receivedAt,
                left -> append(new TermsCommitted(color, a.commitment().sha256(), left)));
    }

    static Decision reveal(InPlay s, Color color, RevealTerms a, Instant receivedAt) {
        if (!(s.board().opening() instanceof Terms terms)) {
            return reject(new NotAgreeingTerms(s.phase()));
        }
        return switch (terms.of(color)) {
            case Offer.None _ -> reject(new TermsNotSealed(color));
            case Offer.Open(var komi) ->
                komi.equals(a.komi())
                        ? new NothingToDo()
                        : reject(new SealedOtherwise(komi.commitment().sha256()));
            case Offer.Sealed(var commitment) -> {
                if (!commitment.equals(a.komi().commitment().sha256())) {
                    yield reject(new SealedOtherwise(commitment));
                }
                yield terms.of(color.opponent()) instanceof Offer.None
                        ? reject(new TermsNotSealed(color.opponent()))
                        : inTurn(s, color, receivedAt, left -> revealed(s, color, terms, a.komi(), left));
            }
        };
    }

    /** With the second komi open, the terms are agreed. */
    private static Decision revealed(InPlay s, Color color, Terms terms, SealedKomi own, ClockState left) {
        TermsRevealed revealed = new TermsRevealed(color, own.komi(), own.secret(), left);
        return terms.of(color.opponent()) instanceof Offer.Open(var other)
                ? append(revealed, agreed(s, color, own, other, s.clocks().with(color, left)))
                : append(revealed);
    }

    private static TermsAgreed agreed(InPlay s, Color color, SealedKomi own, SealedKomi other, Clocks clocks) {
        Agreement agreement =
                color == Color.BLACK ? Agreement.of(own.komi(), other.komi()) : Agreement.of(other.komi(), own.komi());
        Contest contest = s.contest();
        return new TermsAgreed(
                agreement.seats(contest.seats()),
                agreement.komi(),
                contest.ruleset().firstToPlay(),
                agreement.swapped() ? clocks.swapped() : clocks);
    }

    private static Decision inTurn(InPlay s, Color color, Instant receivedAt, Function<ClockState, Decision> inTime) {
        if (color != s.board().toPlay()) {
            return reject(new NotYourTurn(s.board().toPlay()));
        }
        return BookDecider.unconfirmed(s)
                .or(() -> AttendanceDecider.tooLate(s, receivedAt))
                .orElseGet(() -> switch (s.clock().after(s.turn().elapsed(receivedAt))) {
                    case Turn.InTime(var left) -> inTime.apply(left);
                    case Turn.TooLong _ -> Playing.timeIsUp(s);
                });
    }
}
