package org.tengen.match.lifecycle.application;

import java.io.Serial;
import org.tengen.contracts.match.MatchId;

/** A match has begun or is about to, but this replica has not come to read of it in time; the same request may work later. */
public final class MatchNotReadYet extends RuntimeException {
    @Serial
    private static final long serialVersionUID = 1;

    MatchNotReadYet(MatchId match) {
        super("Match " + match + " begins, but has not been read here yet");
    }
}
