package org.tengen.match.lifecycle.rest;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.tengen.contracts.match.DeadStones;
import org.tengen.engine.Color;
import org.tengen.match.lifecycle.domain.Counting;
import org.tengen.match.lifecycle.domain.Decided;
import org.tengen.match.lifecycle.domain.Ended;
import org.tengen.match.lifecycle.domain.InPlay;
import org.tengen.match.lifecycle.domain.Scoring;
import org.tengen.match.lifecycle.domain.Started;

/**
 * How far the sides have come in settling the dead stones.
 *
 * @param dead the stones marked dead
 * @param deadHash names exactly these; an acceptance says it
 * @param acceptedBy who has accepted them
 * @param toAccept who accepts next; null where both have
 */
public record CountingResponse(
        DeadStones dead,
        String deadHash,
        List<Color> acceptedBy,
        @Nullable Color toAccept) {
    static @Nullable CountingResponse of(Started match) {
        return switch (match) {
            case Counting s -> new CountingResponse(s.dead(), s.dead().hash(), s.acceptedBy(), s.toAccept());
            case Scoring s -> new CountingResponse(s.dead(), s.dead().hash(), List.of(Color.BLACK, Color.WHITE), null);
            case InPlay _, Decided _, Ended _ -> null;
        };
    }
}
