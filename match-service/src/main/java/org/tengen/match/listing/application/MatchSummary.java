package org.tengen.match.listing.application;

import java.time.Instant;
import org.jspecify.annotations.Nullable;
import org.tengen.contracts.match.MatchId;
import org.tengen.contracts.match.MatchTerms;
import org.tengen.engine.Color;
import org.tengen.match.lifecycle.domain.Phase;

/**
 * A match or a challenge as a line of a list.
 *
 * @param black null before the match has begun
 * @param white null before the match has begun
 * @param challenger null once the match has begun
 * @param opponent who alone may join; null where everybody may, and once the match has begun
 * @param toPlay null where nobody is to move
 * @param result as SGF writes it; null until the match is over
 * @param deadline when what time will bring about first is due, such as the side to play losing on time; null where nothing is
 * @param terms what else is offered; null once the match has begun
 */
public record MatchSummary(
        MatchId id,
        Phase phase,
        @Nullable String black,
        @Nullable String white,
        @Nullable String challenger,
        @Nullable String opponent,
        String ruleset,
        int width,
        int height,
        @Nullable Color toPlay,
        int moveNumber,
        @Nullable String result,
        @Nullable Instant deadline,
        @Nullable MatchTerms terms,
        Instant createdAt,
        Instant updatedAt) {}
