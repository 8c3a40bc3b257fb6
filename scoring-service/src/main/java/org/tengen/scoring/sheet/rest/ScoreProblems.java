package org.tengen.scoring.sheet.rest;

import java.util.List;
import java.util.stream.Collectors;
import org.tengen.contracts.match.MatchId;
import org.tengen.kernel.problem.Problem;
import org.tengen.scoring.sheet.domain.NoSheet;

/** Why there is no sheet to show. */
final class ScoreProblems {
    private ScoreProblems() {}

    static Problem noScore(MatchId match, NoSheet why) {
        String detail = switch (why) {
            case NO_SUCH_MATCH -> "There is no match " + match + ".";
            case NOT_COUNTED_YET -> "No count of match " + match + " is agreed yet.";
            case ENDED_WITHOUT_COUNT -> "Match " + match + " ended without a count.";
        };
        return Problem.of(404, "no-score", "The match has no score", detail)
                .with("matchId", match)
                .with("reason", why);
    }

    /** The match is counted, but not because of this event. */
    static Problem noSuchCount(MatchId match, int seq, List<Integer> counts) {
        String made = counts.stream().map(String::valueOf).collect(Collectors.joining(", "));
        return Problem.of(
                        404,
                        "no-such-count",
                        "No count was made for this event",
                        "Match " + match + " was counted for these events: " + made
                                + "; the last one's count stands. Event " + seq + " is none of them.")
                .with("matchId", match)
                .with("seq", seq)
                .with("counts", counts);
    }
}
