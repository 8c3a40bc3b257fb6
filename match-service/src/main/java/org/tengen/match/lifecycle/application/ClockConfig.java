package org.tengen.match.lifecycle.application;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.time.Duration;

/** How time is charged. */
@ConfigMapping(prefix = "tengen.clock")
public interface ClockConfig {
    /** How much of the time of each turn is not charged at most, since the network had it; zero charges it all. */
    @WithDefault("PT0S")
    Duration lagCompensation();
}
