package org.tengen.match.challenge.application;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.time.InstantSource;

/** What became of an offer is of no use to anybody after some time: the match that came of it has its log. */
@ApplicationScoped
public class ForgetOldChallenges {
    private final ChallengeStore store;
    private final ChallengeConfig config;
    private final InstantSource time;

    @Inject
    ForgetOldChallenges(ChallengeStore store, ChallengeConfig config, InstantSource time) {
        this.store = store;
        this.config = config;
        this.time = time;
    }

    /** Forgets those that are old enough; returns how many. */
    public int run() {
        return store.forget(time.instant().minus(config.keepFor()));
    }
}
