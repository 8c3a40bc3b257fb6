package org.tengen.local.client;

import java.io.Serial;

/** The platform has not answered in time, however often it was asked. */
public final class Unreachable extends RuntimeException {
    @Serial
    private static final long serialVersionUID = 1;

    Unreachable(String request, String last) {
        super(request + " was not answered: " + last);
    }
}
