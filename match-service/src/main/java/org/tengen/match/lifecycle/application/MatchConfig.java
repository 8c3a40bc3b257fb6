package org.tengen.match.lifecycle.application;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.time.Duration;

/** How long things may take. */
@ConfigMapping(prefix = "tengen.match")
public interface MatchConfig {
    /** How long a request waits for what came of its command; then it is answered with 202. */
    @WithDefault("PT5S")
    Duration replyPatience();

    /** How much memory the matches that are held in it may take, about, in KiB. */
    @WithDefault("98304")
    int liveKib();

    /** How long a request waits for this replica to hear of what the request or the log knows. */
    @WithDefault("PT2S")
    Duration storePatience();

    /** How often a request is decided on at most, while the match keeps moving on. */
    @WithDefault("3")
    int attempts();

    /** Whether every referee may rule on every match, or only those its terms name. */
    @WithDefault("false")
    boolean refereesRuleAll();

    /** How often each replica looks for fallen flags. */
    @WithDefault("PT0.25S")
    Duration flagPoll();

    /** How long after its deadline a flag falls, so that a move made in time and still on its way comes first. */
    @WithDefault("PT0.3S")
    Duration flagGrace();

    /** How long after calling a flag, without effect, it is called again. */
    @WithDefault("PT5S")
    Duration flagCallAgain();
}
