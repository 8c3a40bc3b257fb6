package org.tengen.match.challenge.rest;

import java.util.function.Supplier;
import org.tengen.kernel.problem.ProblemException;
import org.tengen.kernel.problem.Problems;

/** Blames the right field for what makes no sense. */
final class RequestFields {
    private RequestFields() {}

    /** @throws ProblemException 400 where the value refuses to be made */
    static <T> T checked(String field, Supplier<T> value) {
        try {
            return value.get();
        } catch (IllegalArgumentException e) {
            throw new ProblemException(Problems.badField(field, e.getMessage() + "."));
        }
    }

    /** @throws ProblemException 400 where it does not hold */
    static void require(String field, boolean holds, String detail) {
        if (!holds) {
            throw new ProblemException(Problems.badField(field, detail));
        }
    }
}
