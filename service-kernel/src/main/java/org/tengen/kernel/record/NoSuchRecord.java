package org.tengen.kernel.record;

import java.io.Serial;

/** rules-service keeps no log of this match. */
final class NoSuchRecord extends RuntimeException {
    @Serial
    private static final long serialVersionUID = 1;
}
