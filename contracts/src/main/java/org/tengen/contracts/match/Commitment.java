package org.tengen.contracts.match;

import org.tengen.contracts.hash.Sha256;

/**
 * Binds whoever gives it to a text without telling it: in a draw of colours to a secret, under free-placement to a komi and a
 * secret ({@link SealedKomi}).
 *
 * @param sha256 of the text in UTF-8, as 64 lower-case hexadecimal digits
 */
public record Commitment(String sha256) {
    /** The fewest characters a secret may have: enough that it cannot be found by trying. */
    public static final int SHORTEST_SECRET = 16;
    /** The most characters a secret may have. */
    public static final int LONGEST_SECRET = 128;

    /** @throws IllegalArgumentException where it cannot be a SHA-256 */
    public Commitment {
        if (!sha256.matches("[0-9a-f]{64}")) {
            throw new IllegalArgumentException("A commitment is a SHA-256: 64 lower-case hexadecimal digits");
        }
    }

    /** The commitment to a text. */
    public static Commitment to(String text) {
        return new Commitment(Sha256.ofText(text));
    }

    /** Whether this is the commitment to that text. */
    public boolean binds(String text) {
        return sha256.equals(Sha256.ofText(text));
    }
}
