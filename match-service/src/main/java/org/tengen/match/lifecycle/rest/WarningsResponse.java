package org.tengen.match.lifecycle.rest;

import org.jspecify.annotations.Nullable;
import org.tengen.engine.Color;
import org.tengen.match.lifecycle.domain.Conduct;
import org.tengen.match.lifecycle.domain.Counting;
import org.tengen.match.lifecycle.domain.Decided;
import org.tengen.match.lifecycle.domain.Ended;
import org.tengen.match.lifecycle.domain.InPlay;
import org.tengen.match.lifecycle.domain.Scoring;
import org.tengen.match.lifecycle.domain.Started;

/** How many warnings of each side run; the second running loses. */
public record WarningsResponse(int black, int white) {
    static @Nullable WarningsResponse of(Started match) {
        return switch (match) {
            case InPlay s -> of(s.conduct());
            case Counting s -> of(s.conduct());
            case Scoring _, Decided _, Ended _ -> null;
        };
    }

    private static WarningsResponse of(Conduct conduct) {
        return new WarningsResponse(
                conduct.warnings().running(Color.BLACK), conduct.warnings().running(Color.WHITE));
    }
}
