package org.tengen.match.lifecycle.domain;

import java.util.Optional;
import org.tengen.contracts.match.SealedKomi;
import org.tengen.engine.Color;

/** What is to be settled before anybody moves. */
public sealed interface Opening {
    /** Whether the last step has led to more, which is written right behind it: terms agreed by two open komi. */
    default boolean moreToCome() {
        return this instanceof Terms(Offer.Open _, Offer.Open _);
    }

    /** Nothing, or nothing any more. */
    record Done() implements Opening {}

    /** Black puts down free handicap stones; {@code left} of them. */
    record HandicapStones(int left) implements Opening {}

    /** The sides put down their seat stones in turn; {@code left} together. */
    record SeatStones(int left) implements Opening {}

    /** Each side seals the komi it holds for even, then opens it. */
    record Terms(Offer black, Offer white) implements Opening {
        static final Terms NONE = new Terms(new Offer.None(), new Offer.None());

        public Offer of(Color color) {
            return color == Color.BLACK ? black : white;
        }

        Terms with(Color color, Offer offer) {
            return color == Color.BLACK ? new Terms(offer, white) : new Terms(black, offer);
        }
    }

    /** The komi that a side holds for even. */
    sealed interface Offer {
        /** What binds the side to its komi; empty while it has named none. */
        default Optional<String> commitment() {
            return switch (this) {
                case None _ -> Optional.empty();
                case Sealed(var sha256) -> Optional.of(sha256);
                case Open(var komi) -> Optional.of(komi.commitment().sha256());
            };
        }

        /** Not named yet. */
        record None() implements Offer {}

        /** Sealed; {@code sha256} of the commitment binds the side to it. */
        record Sealed(String sha256) implements Offer {}

        /** Open to all. */
        record Open(SealedKomi komi) implements Offer {}
    }
}
