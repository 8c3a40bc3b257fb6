package org.tengen.contracts.command;

import org.tengen.contracts.match.CommandId;
import org.tengen.contracts.match.MatchId;

/**
 * A proposal that led to no event.
 *
 * @param currentSeq the last event of the log when it was judged; 0 where there is none
 */
public record RejectedProposal(MatchId matchId, CommandId commandId, int currentSeq, RulesRejection rejection) {}
