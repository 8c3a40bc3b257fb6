package org.tengen.match.lifecycle.rest;

import org.tengen.contracts.event.MatchEvent.CountAccepted;
import org.tengen.contracts.event.MatchEvent.DeadStonesMarked;
import org.tengen.contracts.event.Recorded;
import org.tengen.match.lifecycle.application.Outcome;
import org.tengen.match.lifecycle.domain.Counting;
import org.tengen.match.lifecycle.domain.Scoring;
import org.tengen.match.lifecycle.domain.Started;

/** What the players who settle the dead stones are told. */
final class CountingAnswers {
    private CountingAnswers() {}

    static ActionResponse marked(Recorded recorded) {
        if (recorded.event() instanceof DeadStonesMarked marked) {
            return ActionResponse.marked(recorded.matchId(), recorded.seq(), marked.dead());
        }
        throw unexpected(recorded.event());
    }

    static ActionResponse alreadyMarked(Started match) {
        if (match instanceof Counting s) {
            return ActionResponse.marked(s.contest().id(), s.seq(), s.dead());
        }
        throw unexpected(match.phase());
    }

    static ActionResponse accepted(Recorded recorded) {
        if (recorded.event() instanceof CountAccepted accepted) {
            return ActionResponse.accepted(recorded.matchId(), recorded.seq(), accepted.agreed());
        }
        throw unexpected(recorded.event());
    }

    static ActionResponse alreadyAccepted(Started match) {
        return ActionResponse.accepted(match.contest().id(), match.seq(), match instanceof Scoring);
    }

    static ActionResponse resumed(Outcome.Done done) {
        return ActionResponse.resumed(
                done.event().matchId(), done.event().seq(), done.match().board().toPlay());
    }

    static ActionResponse alreadyResumed(Started match) {
        return ActionResponse.resumed(
                match.contest().id(), match.seq(), match.board().toPlay());
    }

    private static IllegalStateException unexpected(Object what) {
        return new IllegalStateException("Settling the dead stones led to " + what);
    }
}
