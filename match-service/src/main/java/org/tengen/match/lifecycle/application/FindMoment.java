package org.tengen.match.lifecycle.application;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.Optional;
import org.tengen.contracts.event.Recorded;
import org.tengen.match.lifecycle.domain.InPlay;
import org.tengen.match.lifecycle.domain.MatchFold;
import org.tengen.match.lifecycle.domain.MatchState;
import org.tengen.match.lifecycle.domain.Started;
import org.tengen.match.lifecycle.domain.Unstarted;

/** Finds how a match stood; the log alone remembers. */
@ApplicationScoped
public class FindMoment {
    private final ReadLog log;

    @Inject
    FindMoment(ReadLog log) {
        this.log = log;
    }

    /** The match after a move that stands in it, the last time before the next was made. */
    InPlay after(Started match, int moveNumber) {
        Optional<InPlay> found = Optional.empty();
        MatchState state = new Unstarted();
        for (Recorded recorded : log.eventsAfter(match.contest().id(), 0)) {
            if (recorded.seq() > match.seq()) {
                break;
            }
            state = MatchFold.evolve(state, recorded);
            if (state instanceof InPlay s && s.board().moveNumber() == moveNumber) {
                found = Optional.of(s);
            }
        }
        return found.orElseThrow();
    }
}
