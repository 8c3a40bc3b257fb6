package org.tengen.match.request.application;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.time.Duration;

/** How requests are remembered. */
@ConfigMapping(prefix = "tengen.requests")
public interface RequestConfig {
    /** How long the answer to an Idempotency-Key is kept. */
    @WithDefault("P2D")
    Duration keepFor();
}
