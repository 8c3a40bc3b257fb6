package org.tengen.match.lifecycle.rest;

import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.tengen.contracts.match.DeadStones;
import org.tengen.engine.Color;
import org.tengen.match.lifecycle.domain.Counting;
import org.tengen.match.lifecycle.domain.Deadline;
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
 * @param suggestion what scoring-service holds for dead; null once the dead stones are settled
 * @param certain whether {@code suggestion} is CERTAIN
 * @param deadline until when they may agree; null where there is no such time, or it is over
 * @param refereeCalled whether the time was up and a referee has been called
 */
public record CountingResponse(
        DeadStones dead,
        String deadHash,
        List<Color> acceptedBy,
        @Nullable Color toAccept,
        @Nullable SuggestionResponse suggestion,
        boolean certain,
        @Nullable Instant deadline,
        boolean refereeCalled) {
    static @Nullable CountingResponse of(Started match) {
        return switch (match) {
            case Counting s -> of(s);
            case Scoring s -> of(s);
            case InPlay _, Decided _, Ended _ -> null;
        };
    }

    private static CountingResponse of(Counting s) {
        return new CountingResponse(
                s.dead(),
                s.dead().hash(),
                s.acceptedBy(),
                s.toAccept(),
                SuggestionResponse.of(s.limit()),
                s.limit().certain(),
                s.nextDeadline().map(Deadline::at).orElse(null),
                s.limit().refereeCalled());
    }

    private static CountingResponse of(Scoring s) {
        List<Color> both = List.of(Color.BLACK, Color.WHITE);
        return new CountingResponse(s.dead(), s.dead().hash(), both, null, null, false, null, false);
    }
}
