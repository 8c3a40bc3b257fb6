package org.tengen.match.lifecycle.application;

import java.time.Duration;

/** Settings for tests that start no service. */
final class MatchConfigs {
    /** As they are where nobody says otherwise. */
    static final MatchConfig USUAL = new MatchConfig() {
        @Override
        public Duration replyPatience() {
            return Duration.ofSeconds(5);
        }

        @Override
        public int liveKib() {
            return 98_304;
        }

        @Override
        public Duration storePatience() {
            return Duration.ofSeconds(2);
        }

        @Override
        public int attempts() {
            return 3;
        }

        @Override
        public boolean refereesRuleAll() {
            return false;
        }

        @Override
        public Duration flagPoll() {
            return Duration.ofMillis(250);
        }

        @Override
        public Duration flagGrace() {
            return Duration.ofMillis(300);
        }

        @Override
        public Duration flagCallAgain() {
            return Duration.ofSeconds(5);
        }
    };

    private MatchConfigs() {}
}
