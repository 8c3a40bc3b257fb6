package org.tengen.kernel.record;

import java.io.Serial;
import org.jspecify.annotations.Nullable;

/** rules-service gave no usable answer, after the retries; a later attempt may succeed. */
public final class RecordsUnavailable extends RuntimeException {
    @Serial
    private static final long serialVersionUID = 1;

    /** With what was answered, or not. */
    public RecordsUnavailable(String message, @Nullable Throwable cause) {
        super(message, cause);
    }
}
