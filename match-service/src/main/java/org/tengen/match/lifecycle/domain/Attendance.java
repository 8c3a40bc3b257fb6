package org.tengen.match.lifecycle.domain;

import java.time.Instant;
import java.util.Collections;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.tengen.engine.Color;

/**
 * Who has come to the board.
 *
 * @param checkedIn who has said so
 * @param moved who has moved, which says so too
 */
public record Attendance(SortedSet<Color> checkedIn, SortedSet<Color> moved) {
    static final Attendance NOBODY = new Attendance(Collections.emptySortedSet(), Collections.emptySortedSet());

    static final Attendance EVERYBODY = NOBODY.checkedIn(Color.BLACK)
            .checkedIn(Color.WHITE)
            .moved(Color.BLACK)
            .moved(Color.WHITE);

    public Attendance {
        checkedIn = Collections.unmodifiableSortedSet(new TreeSet<>(checkedIn));
        moved = Collections.unmodifiableSortedSet(new TreeSet<>(moved));
    }

    /** Whether a side is known to be there. */
    public boolean isThere(Color color) {
        return checkedIn.contains(color) || moved.contains(color);
    }

    Attendance checkedIn(Color color) {
        return new Attendance(with(checkedIn, color), moved);
    }

    Attendance moved(Color color) {
        return moved.contains(color) ? this : new Attendance(checkedIn, with(moved, color));
    }

    /** The same where the sides change colours. */
    Attendance swapped() {
        return new Attendance(Sides.swapped(checkedIn), Sides.swapped(moved));
    }

    /** The deadlines that somebody is still to meet. */
    List<Deadline.Arrival> deadlines(Contest contest, Color toPlay) {
        Instant start = contest.startedAt();
        long checkInMs = contest.terms().checkInMs();
        long lateMs = contest.terms().lateMs();
        SortedSet<Color> away = colors(color -> !isThere(color));
        SortedSet<Color> late = colors(color -> isLate(color, toPlay));
        return Stream.<Deadline.Arrival>of(
                        new Deadline.CheckIn(start.plusMillis(checkInMs), checkInMs > 0 ? away : NOBODY.moved()),
                        new Deadline.FirstMove(start.plusMillis(lateMs), lateMs > 0 ? late : NOBODY.moved()))
                .filter(deadline -> !deadline.missing().isEmpty())
                .toList();
    }

    /** Whoever opens the match has to have moved, the other to be there. */
    private boolean isLate(Color color, Color toPlay) {
        boolean opens = moved.isEmpty() && color == toPlay;
        return opens || !isThere(color);
    }

    private static SortedSet<Color> colors(Predicate<Color> wanted) {
        SortedSet<Color> colors = new TreeSet<>();
        for (Color color : Color.values()) {
            if (wanted.test(color)) {
                colors.add(color);
            }
        }
        return colors;
    }

    private static SortedSet<Color> with(SortedSet<Color> colors, Color more) {
        SortedSet<Color> all = new TreeSet<>(colors);
        all.add(more);
        return all;
    }
}
