package org.tengen.match.lifecycle.application;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import org.tengen.contracts.event.Recorded;
import org.tengen.contracts.match.Clocks;
import org.tengen.match.lifecycle.domain.MatchFold;
import org.tengen.match.lifecycle.domain.MatchState;
import org.tengen.match.lifecycle.domain.Started;
import org.tengen.match.lifecycle.domain.Unstarted;

/** Finds what the clocks were; the log alone remembers. */
@ApplicationScoped
public class FindClocks {
    private final ReadLog log;

    @Inject
    FindClocks(ReadLog log) {
        this.log = log;
    }

    /** The clocks with which the move after {@code moveNumber}, one that stands in this match, was begun. */
    Clocks after(Started match, int moveNumber) {
        Clocks clocks = match.clocks();
        MatchState state = new Unstarted();
        for (Recorded recorded : log.eventsAfter(match.contest().id(), 0)) {
            if (recorded.seq() > match.seq()) {
                break;
            }
            Started next = MatchFold.evolve(state, recorded);
            state = next;
            clocks = next.board().moveNumber() == moveNumber ? next.clocks() : clocks;
        }
        return clocks;
    }
}
