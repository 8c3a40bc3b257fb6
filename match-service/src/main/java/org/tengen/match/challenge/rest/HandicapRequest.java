package org.tengen.match.challenge.rest;

import com.fasterxml.jackson.annotation.JsonCreator;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.tengen.engine.BoardSize;
import org.tengen.engine.rules.Handicap;
import org.tengen.match.challenge.domain.Terms;

/** Handicap stones; a number alone is their number. */
record HandicapRequest(
        @Schema(description = "0 for an even game; 1 gives the first move and no stone.", examples = "4")
        int stones,

        @Schema(
                description =
                        "FIXED on the star points, up to 9; or FREE, up to 25, put down by Black before the first move."
                                + " As the size and the number allow where it is left out.")
        Handicap.@Nullable Kind placement) {
    static final HandicapRequest NONE = new HandicapRequest(0, null);

    @JsonCreator(mode = JsonCreator.Mode.PROPERTIES)
    HandicapRequest {}

    /** A number alone. */
    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    static HandicapRequest of(int stones) {
        return new HandicapRequest(stones, null);
    }

    /** @throws IllegalArgumentException where there are too many */
    Handicap on(BoardSize size) {
        Handicap.Kind kind = Optional.ofNullable(placement).orElseGet(() -> Terms.usualPlacement(size, stones));
        return new Handicap(stones, kind);
    }
}
