package org.tengen.match.lifecycle.application;

import java.io.Serial;
import org.tengen.contracts.match.MatchId;

/** This replica has not come to read of a match in time what it knows to be true; the same request may work later. */
public final class MatchNotReadYet extends RuntimeException {
    @Serial
    private static final long serialVersionUID = 1;

    MatchNotReadYet(MatchId match) {
        super("Match " + match + " has not been read here yet");
    }
}
