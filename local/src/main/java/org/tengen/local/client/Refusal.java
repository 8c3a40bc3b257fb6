package org.tengen.local.client;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.Serial;

/** The platform has answered that it will not; the problem document says why. */
public final class Refusal extends RuntimeException {
    @Serial
    private static final long serialVersionUID = 1;

    private final transient JsonNode problem;

    Refusal(String request, int status, JsonNode problem) {
        super(request + " was refused with " + status + ": " + problem);
        this.problem = problem;
    }

    /** The problem document (RFC 9457). */
    public JsonNode problem() {
        return problem;
    }
}
