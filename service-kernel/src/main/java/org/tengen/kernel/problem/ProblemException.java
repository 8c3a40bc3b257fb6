package org.tengen.kernel.problem;

import jakarta.ws.rs.WebApplicationException;
import java.io.Serial;

/** Ends a request with a problem document; thrown at the edge only, never in a domain. */
public final class ProblemException extends WebApplicationException {
    @Serial
    private static final long serialVersionUID = 1;

    private final transient Problem problem;

    public ProblemException(Problem problem) {
        super(problem.detail(), problem.status());
        this.problem = problem;
    }

    /** What the client is told. */
    public Problem problem() {
        return problem;
    }
}
