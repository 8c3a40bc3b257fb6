package org.tengen.local.platform;

import java.io.Serial;

/** Something that whoever runs the command can mend. The message is one sentence that says what is wrong and how. */
public final class Trouble extends RuntimeException {
    @Serial
    private static final long serialVersionUID = 1;

    public Trouble(String message) {
        super(message);
    }

    public Trouble(String message, Throwable cause) {
        super(message, cause);
    }
}
