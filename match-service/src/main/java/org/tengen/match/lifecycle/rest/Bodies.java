package org.tengen.match.lifecycle.rest;

import org.jspecify.annotations.Nullable;
import org.tengen.kernel.problem.ProblemException;
import org.tengen.kernel.problem.Problems;

/** Bodies that must be there. */
public final class Bodies {
    private Bodies() {}

    /** @throws ProblemException 400 where there is none */
    public static <T> T required(@Nullable T body) {
        if (body == null) {
            throw new ProblemException(Problems.noBody());
        }
        return body;
    }
}
