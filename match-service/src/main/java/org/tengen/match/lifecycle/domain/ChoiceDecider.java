package org.tengen.match.lifecycle.domain;

import static org.tengen.match.lifecycle.domain.MatchDecider.append;
import static org.tengen.match.lifecycle.domain.MatchDecider.reject;

import java.time.Instant;
import org.tengen.contracts.event.MatchEvent.TermsAgreed;
import org.tengen.contracts.event.MatchEvent.TermsRevealed;
import org.tengen.contracts.match.ClockState;
import org.tengen.contracts.match.SealedKomi;
import org.tengen.engine.Color;
import org.tengen.match.lifecycle.domain.MatchAction.ChooseColor;
import org.tengen.match.lifecycle.domain.Opening.Offer;
import org.tengen.match.lifecycle.domain.Opening.Terms;
import org.tengen.match.lifecycle.domain.Rejection.KomiNeeded;
import org.tengen.match.lifecycle.domain.Rejection.NotAgreeingTerms;
import org.tengen.match.lifecycle.domain.Rejection.NothingToChoose;
import org.tengen.match.lifecycle.domain.Rejection.TermsHaveLapsed;
import org.tengen.match.lifecycle.domain.Rejection.TermsNotSealed;

/** A side whose opponent was too late with the terms chooses its colour, for the komi that it has sealed. */
final class ChoiceDecider {
    private ChoiceDecider() {}

    /** Where the other side was too late; a komi that is not open yet is opened with it. */
    static Decision choose(InPlay s, Color color, ChooseColor a, Instant receivedAt) {
        if (!(s.board().opening() instanceof Terms terms)) {
            return reject(new NotAgreeingTerms(s.phase()));
        }
        if (terms.lapsed().isEmpty()) {
            return reject(new NothingToChoose());
        }
        if (terms.lapsed().get() == color) {
            return reject(new TermsHaveLapsed(color));
        }
        return switch (terms.of(color)) {
            case Offer.None _ -> reject(new TermsNotSealed(color));
            case Offer.Open(var komi) ->
                a.komi().filter(opened -> !TermsDecider.isSame(komi, opened)).isPresent()
                        ? reject(TermsDecider.sealedOtherwise(komi))
                        : SeatingDecider.inTurn(
                                s, color, receivedAt, left -> append(chosen(s, color, a.color(), komi, left)));
            case Offer.Sealed(var commitment) ->
                a.komi()
                        .map(opened -> openAndChoose(s, color, a, commitment, opened, receivedAt))
                        .orElseGet(() -> reject(new KomiNeeded(commitment)));
        };
    }

    private static Decision openAndChoose(
            InPlay s, Color color, ChooseColor a, String commitment, OpenedKomi opened, Instant receivedAt) {
        return TermsDecider.objection(s, commitment, opened)
                .<Decision>map(Decision.Reject::new)
                .orElseGet(() -> {
                    SealedKomi komi = opened.sealed();
                    return SeatingDecider.inTurn(
                            s,
                            color,
                            receivedAt,
                            left -> append(
                                    new TermsRevealed(color, komi.komi(), komi.secret(), left),
                                    chosen(s, color, a.color(), komi, left)));
                });
    }

    private static TermsAgreed chosen(InPlay s, Color chooser, Color color, SealedKomi komi, ClockState left) {
        return Agreement.chosen(chooser, color, komi.komi())
                .in(s.contest(), s.clocks().with(chooser, left));
    }
}
