package org.tengen.kernel.problem;

import org.jspecify.annotations.Nullable;

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
