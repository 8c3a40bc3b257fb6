package org.tengen.match.lifecycle.rest;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.time.Instant;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.tengen.engine.Color;
import org.tengen.match.lifecycle.domain.Deadline;
import org.tengen.match.lifecycle.domain.InPlay;

/**
 * Who has come to the board, and who has to by when.
 *
 * @param there who has checked in or moved
 * @param checkInBy by when the sides that are not there have to have checked in; absent where nobody has to
 * @param firstMoveBy by when the first move has to have been made, and the other side to be there; likewise
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record AttendanceResponse(
        SortedSet<Color> there,
        @Nullable Instant checkInBy,
        @Nullable Instant firstMoveBy) {
    static AttendanceResponse of(InPlay match) {
        SortedSet<Color> there = new TreeSet<>(match.timing().attendance().checkedIn());
        there.addAll(match.timing().attendance().moved());
        return new AttendanceResponse(
                there,
                by(match, Deadline.CheckIn.class).orElse(null),
                by(match, Deadline.FirstMove.class).orElse(null));
    }

    private static Optional<Instant> by(InPlay match, Class<? extends Deadline> kind) {
        return match.deadlines().stream()
                .filter(kind::isInstance)
                .map(Deadline::at)
                .findFirst();
    }
}
