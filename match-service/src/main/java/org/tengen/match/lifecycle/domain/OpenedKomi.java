package org.tengen.match.lifecycle.domain;

import org.tengen.contracts.match.SealedKomi;
import org.tengen.engine.Komi;

/**
 * A komi as a player opens it.
 *
 * @param halfPoints any number; whoever has sealed what is no komi finds out here
 * @param secret with which it was sealed
 */
public record OpenedKomi(int halfPoints, String secret) {
    /** Whether this is what the commitment binds to. */
    boolean isSealedBy(String commitment) {
        return SealedKomi.commitment(halfPoints, secret).sha256().equals(commitment);
    }

    /** The same, of a komi that is one. */
    SealedKomi sealed() {
        return new SealedKomi(Komi.ofHalfPoints(halfPoints), secret);
    }
}
