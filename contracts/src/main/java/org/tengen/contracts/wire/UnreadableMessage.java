package org.tengen.contracts.wire;

import java.io.Serial;
import org.jspecify.annotations.Nullable;

/** A message or a log entry that is not what it should be, or is of a newer kind than this program knows. */
public final class UnreadableMessage extends RuntimeException {
    @Serial
    private static final long serialVersionUID = 1;

    UnreadableMessage(String message, @Nullable Throwable cause) {
        super(message, cause);
    }
}
