package org.tengen.contracts.match;

import org.tengen.engine.Komi;

/**
 * A komi that a player names without telling it yet. Its commitment binds the player to it.
 *
 * @param secret text nobody can guess, so that the komi cannot be found by trying
 */
public record SealedKomi(Komi komi, String secret) {
    /** The SHA-256 of {@code komiHalfPoints + "|" + secret} in UTF-8, such as {@code 13|…} for a komi of 6.5. */
    public Commitment commitment() {
        return commitment(komi.halfPoints(), secret);
    }

    /** The same of a number of half points that may be no komi. */
    public static Commitment commitment(int halfPoints, String secret) {
        return Commitment.to(halfPoints + "|" + secret);
    }
}
