package org.tengen.scoring.position;

import io.smallrye.config.ConfigMapping;
import java.time.Duration;

/** How much of a replica the stateless requests of others may take. */
@ConfigMapping(prefix = "tengen.scoring.stateless")
interface StatelessConfig {
    /** How many positions are counted at the same time. */
    int concurrent();

    /** How many requests wait for their turn; further ones are answered with 503. */
    int waiting();

    /** How long a request waits for its turn before it is answered with 503. */
    Duration patience();
}
