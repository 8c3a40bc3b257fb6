package org.tengen.match.request.application;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.time.InstantSource;

/** A key is good for a while, not for ever. */
@ApplicationScoped
public class ForgetOldRequests {
    private final RequestStore store;
    private final RequestConfig config;
    private final InstantSource time;

    @Inject
    ForgetOldRequests(RequestStore store, RequestConfig config, InstantSource time) {
        this.store = store;
        this.config = config;
        this.time = time;
    }

    /** Forgets those that are old enough; returns how many. */
    public int run() {
        return store.forget(time.instant().minus(config.keepFor()));
    }
}
