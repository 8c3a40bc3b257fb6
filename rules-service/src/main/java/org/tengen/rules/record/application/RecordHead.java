package org.tengen.rules.record.application;

import org.tengen.contracts.match.MatchId;

/** How far the record of a match goes. */
public record RecordHead(MatchId matchId, int headSeq) {}
