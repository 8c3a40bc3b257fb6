package org.tengen.match.lifecycle.application;

import java.io.Serial;

/** No broker has taken a proposal in time; the same request may be sent again. */
public final class ProposalNotSent extends RuntimeException {
    @Serial
    private static final long serialVersionUID = 1;

    /** Because of this. */
    public ProposalNotSent(Throwable cause) {
        super("No broker takes proposals: " + cause.getMessage(), cause);
    }
}
