package org.tengen.rules.record.application;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Optional;
import org.tengen.contracts.event.Recorded;
import org.tengen.contracts.match.MatchId;
import org.tengen.rules.record.domain.Moves;
import org.tengen.rules.record.domain.Moves.Moment;

/** Goes back to any move of a match, by folding its log. */
@ApplicationScoped
public class FindMoment {
    private final ReadLog log;

    FindMoment(ReadLog log) {
        this.log = log;
    }

    /** The match after this move, 0 being the start; empty where there is no such match or move. */
    public Optional<Moment> afterMove(MatchId match, int moveNumber) {
        List<Recorded> events = log.all(match).stream().map(LogEntry::event).toList();
        return Moves.find(match, events, moveNumber);
    }
}
