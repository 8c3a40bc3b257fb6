package org.tengen.kernel.problem;

import io.smallrye.config.ConfigMapping;

/** How much a client may send. */
@ConfigMapping(prefix = "tengen.http")
public interface BodyLimitConfig {
    /** The most bytes of a request's body; larger ones are answered with 413. */
    int maxBodyBytes();
}
