package org.tengen.scoring.counting.application;

import java.util.List;
import org.tengen.contracts.command.Proposal;
import org.tengen.contracts.match.MatchId;

/**
 * What came of folding a batch of events.
 *
 * @param proposals what follows from them
 * @param corrupt the matches whose logs cannot be folded, which were left as they are
 */
public record Folded(List<Proposal> proposals, List<CorruptMatch> corrupt) {
    /** A match whose log cannot be folded, and why. */
    public record CorruptMatch(MatchId match, String reason) {}
}
