package org.tengen.match.lifecycle.domain;

/** No event yet. */
public record Unstarted() implements MatchState {
    @Override
    public int seq() {
        return 0;
    }
}
