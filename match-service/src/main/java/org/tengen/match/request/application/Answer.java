package org.tengen.match.request.application;

import java.util.Optional;

/**
 * An answer as it went to the client.
 *
 * @param status the HTTP status
 * @param body JSON
 * @param location what the Location header said, if anything
 */
public record Answer(int status, String body, Optional<String> location) {
    private static final int ACCEPTED = 202;
    private static final int FIRST_FAULT = 500;

    /** Whether this settles the request; else the same request is worked on again. */
    public boolean settles() {
        return status != ACCEPTED && status < FIRST_FAULT;
    }

    /** Whether it says that the client did something wrong, as a problem document. */
    public boolean isProblem() {
        return status >= 400;
    }
}
