package org.tengen.rules.record.rest;

import org.jspecify.annotations.Nullable;
import org.tengen.contracts.match.MatchId;
import org.tengen.rules.record.application.VerifyRecord.Signature;
import org.tengen.rules.record.application.VerifyRecord.Verification;

/**
 * What a check of a record found.
 *
 * @param headHash of the last event; stands for the whole record
 * @param intact whether the events are numbered without a gap and every hash is right
 * @param fault the first thing wrong, in a sentence; null where nothing is
 * @param signature Ed25519, of the head; null where something is wrong, or the server has no key
 */
record VerificationResponse(
        MatchId matchId,
        int headSeq,
        String headHash,
        boolean intact,
        @Nullable String fault,
        @Nullable Signature signature) {
    static VerificationResponse of(Verification found) {
        return new VerificationResponse(
                found.head().matchId(),
                found.head().seq(),
                found.head().hash(),
                found.fault().isEmpty(),
                found.fault().orElse(null),
                found.signature().orElse(null));
    }
}
