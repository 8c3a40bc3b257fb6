package org.tengen.match.lifecycle.rest;

import com.fasterxml.jackson.annotation.JsonInclude;
import org.jspecify.annotations.Nullable;
import org.tengen.engine.Color;
import org.tengen.match.lifecycle.domain.InPlay;
import org.tengen.match.lifecycle.domain.NoResultOffer;
import org.tengen.match.lifecycle.domain.Started;

/**
 * That the sides may agree on no result now, since a whole position has come back.
 *
 * @param repeatsMove the move after which it was the same before; 0 for the start
 * @param offeredBy who has offered no result and waits for an answer; absent where nobody has
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record NoResultResponse(int repeatsMove, @Nullable Color offeredBy) {
    static @Nullable NoResultResponse of(Started match) {
        return match instanceof InPlay s ? of(s.conduct().noResult()) : null;
    }

    private static @Nullable NoResultResponse of(NoResultOffer offer) {
        return switch (offer) {
            case NoResultOffer.NotPossible _ -> null;
            case NoResultOffer.Possible(var repeatsMove) -> new NoResultResponse(repeatsMove, null);
            case NoResultOffer.Offered(var by, var repeatsMove) -> new NoResultResponse(repeatsMove, by);
        };
    }
}
