package org.tengen.match.challenge.application;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.time.Duration;

/** How long challenges wait. */
@ConfigMapping(prefix = "tengen.challenges")
public interface ChallengeConfig {
    /** How long a challenge stands that says nothing else. */
    @WithDefault("P14D")
    Duration liveFor();

    /** How long a challenge may stand at most. */
    @WithDefault("P90D")
    Duration longestLife();

    /** How long the players have to reveal their secrets once somebody has joined. */
    @WithDefault("PT2M")
    Duration timeToReveal();

    /** How often each replica looks for challenges that are due. */
    @WithDefault("1s")
    String poll();

    /** How long a challenge that is over is kept after it would have expired. */
    @WithDefault("P30D")
    Duration keepFor();

    /** How long after a match should have begun it is begun again, should the first attempt have been lost. */
    @WithDefault("PT10S")
    Duration beginAgain();
}
