package org.tengen.match.lifecycle.rest;

import org.jspecify.annotations.Nullable;
import org.tengen.contracts.match.DeadStones;
import org.tengen.match.lifecycle.domain.CountingLimit;

/**
 * What scoring-service holds for dead, whatever has been marked since.
 *
 * @param dead empty where it holds no stone for dead; null while it is PENDING
 * @param deadHash names exactly these
 */
record SuggestionResponse(
        SuggestionStatus status,
        @Nullable DeadStones dead,
        @Nullable String deadHash) {
    static SuggestionResponse of(CountingLimit limit) {
        SuggestionStatus made = limit.certain() ? SuggestionStatus.CERTAIN : SuggestionStatus.UNCERTAIN;
        return limit.suggested()
                .map(dead -> new SuggestionResponse(made, dead, dead.hash()))
                .orElseGet(() -> new SuggestionResponse(SuggestionStatus.PENDING, null, null));
    }
}
