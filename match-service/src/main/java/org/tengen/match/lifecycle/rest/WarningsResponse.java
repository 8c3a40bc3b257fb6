package org.tengen.match.lifecycle.rest;

import org.jspecify.annotations.Nullable;
import org.tengen.engine.Color;
import org.tengen.match.lifecycle.domain.Counting;
import org.tengen.match.lifecycle.domain.Decided;
import org.tengen.match.lifecycle.domain.Ended;
import org.tengen.match.lifecycle.domain.InPlay;
import org.tengen.match.lifecycle.domain.Scoring;
import org.tengen.match.lifecycle.domain.Started;
import org.tengen.match.lifecycle.domain.Warnings;

/** How many warnings of each side run; the second running loses. */
public record WarningsResponse(int black, int white) {
    static @Nullable WarningsResponse of(Started match) {
        return switch (match) {
            case InPlay _, Counting _ -> of(match.contest().warnings());
            case Scoring _, Decided _, Ended _ -> null;
        };
    }

    private static WarningsResponse of(Warnings warnings) {
        return new WarningsResponse(warnings.running(Color.BLACK), warnings.running(Color.WHITE));
    }
}
