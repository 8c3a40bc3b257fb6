package org.tengen.contracts.match;

import org.tengen.contracts.hash.Sha256;

/**
 * Binds whoever gives it to a secret without telling the secret.
 *
 * @param sha256 of the secret in UTF-8, as 64 lower-case hexadecimal digits
 */
public record Commitment(String sha256) {
    /** The fewest characters a secret may have: enough that it cannot be found by trying. */
    public static final int SHORTEST_SECRET = 16;
    /** The most characters a secret may have. */
    public static final int LONGEST_SECRET = 128;

    /** @throws IllegalArgumentException where it cannot be a SHA-256 */
    public Commitment {
        if (!sha256.matches("[0-9a-f]{64}")) {
            throw new IllegalArgumentException(
                    "A commitment is the SHA-256 of your secret: 64 lower-case hexadecimal digits");
        }
    }

    /** The commitment to a secret. */
    public static Commitment to(String secret) {
        return new Commitment(Sha256.ofText(secret));
    }

    /** Whether this is the commitment to that secret. */
    public boolean binds(String secret) {
        return sha256.equals(Sha256.ofText(secret));
    }
}
