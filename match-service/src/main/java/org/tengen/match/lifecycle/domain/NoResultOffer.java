package org.tengen.match.lifecycle.domain;

import org.tengen.engine.Color;

/**
 * Whether the sides may agree on no result: from a move that brings a whole position back until one that does not, which
 * leaves the cycle. A pass leaves it, and so does an undo.
 */
public sealed interface NoResultOffer {
    /** The last move brought no position back. */
    record NotPossible() implements NoResultOffer {}

    /** It brought back the position after move {@code repeatsMove}; nobody has offered anything. */
    record Possible(int repeatsMove) implements NoResultOffer {}

    /** A side has offered no result. */
    record Offered(Color by, int repeatsMove) implements NoResultOffer {}
}
