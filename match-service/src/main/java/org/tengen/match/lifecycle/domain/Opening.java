package org.tengen.match.lifecycle.domain;

import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import org.tengen.contracts.match.SealedKomi;
import org.tengen.engine.Color;

/** What is to be settled before anybody moves. */
public sealed interface Opening {
    /** Whether the last step has led to more, which is written right behind it: terms agreed by the komi that are open. */
    default boolean moreToCome() {
        return this instanceof Terms terms && terms.agreed();
    }

    /** Nothing, or nothing any more. */
    record Done() implements Opening {}

    /** Black puts down free handicap stones; {@code left} of them. */
    record HandicapStones(int left) implements Opening {}

    /** The sides put down their seat stones in turn; {@code left} together. */
    record SeatStones(int left) implements Opening {}

    /**
     * Each side seals the komi it holds for even, then opens it; in any order.
     *
     * @param lapsed the side that did not in time, so that the other chooses its colour; empty where none has
     */
    record Terms(Offer black, Offer white, Optional<Color> lapsed) implements Opening {
        static final Terms NONE = new Terms(new Offer.None(), new Offer.None(), Optional.empty());

        /** What is to be done now. */
        public TermsStep step() {
            if (lapsed.isPresent()) {
                return TermsStep.CHOOSE;
            }
            return black instanceof Offer.None || white instanceof Offer.None ? TermsStep.SEAL : TermsStep.OPEN;
        }

        /** Who has still to do it; nobody once the terms are agreed, which is about to be said. */
        public SortedSet<Color> toAct() {
            SortedSet<Color> colors = new TreeSet<>();
            for (Color color : Color.values()) {
                if (isToAct(color)) {
                    colors.add(color);
                }
            }
            return colors;
        }

        private boolean isToAct(Color color) {
            return switch (step()) {
                case SEAL -> of(color) instanceof Offer.None;
                case OPEN -> of(color) instanceof Offer.Sealed;
                case CHOOSE -> !lapsed.equals(Optional.of(color)) && !agreed();
            };
        }

        /**
         * Whether the last komi that has to be open has been opened: the second; or, where the other side has none, that of the
         * side that chooses, which is opened with the choice.
         */
        boolean agreed() {
            return lapsed.map(color -> of(color) instanceof Offer.None && of(color.opponent()) instanceof Offer.Open)
                    .orElse(black instanceof Offer.Open && white instanceof Offer.Open);
        }

        public Offer of(Color color) {
            return color == Color.BLACK ? black : white;
        }

        Terms with(Color color, Offer offer) {
            return color == Color.BLACK ? new Terms(offer, white, lapsed) : new Terms(black, offer, lapsed);
        }

        Terms lapsed(Color color) {
            return new Terms(black, white, Optional.of(color));
        }

        /** Whether it is another step than was to be taken before. */
        boolean isNewStepAfter(Opening before) {
            return !(before instanceof Terms terms) || terms.step() != step();
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
