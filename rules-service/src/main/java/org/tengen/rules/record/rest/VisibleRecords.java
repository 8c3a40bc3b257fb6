package org.tengen.rules.record.rest;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import org.tengen.contracts.event.MatchEvent.MatchStarted;
import org.tengen.contracts.match.MatchId;
import org.tengen.kernel.problem.ProblemException;
import org.tengen.kernel.security.Viewer;
import org.tengen.rules.record.application.LogEntry;
import org.tengen.rules.record.application.ReadLog;

/** Records as far as whoever asks may see them: the first event says who plays, and whether the match is private. */
@RequestScoped
public class VisibleRecords {
    private final ReadLog log;
    private final Viewer viewer;

    @Inject
    VisibleRecords(ReadLog log, Viewer viewer) {
        this.log = log;
        this.viewer = viewer;
    }

    /** @throws ProblemException 404 where there is no such record, 403 where it is private and the viewer has no part in it */
    public void require(MatchId match) {
        LogEntry first =
                log.after(match, 0, 1).stream().findFirst().orElseThrow(() -> RecordProblems.noSuchRecord(match));
        if (first.event().event() instanceof MatchStarted start) {
            viewer.requireSight(start.terms(), start.seats());
        }
    }
}
