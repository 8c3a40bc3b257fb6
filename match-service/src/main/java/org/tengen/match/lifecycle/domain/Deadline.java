package org.tengen.match.lifecycle.domain;

import java.time.Instant;
import java.util.SortedSet;
import org.tengen.engine.Color;

/** What time itself will bring about in a match, unless something else happens first. */
public sealed interface Deadline {
    /** When it is due. */
    Instant at();

    /** The side to play has no time left. */
    record FlagFall(Instant at) implements Deadline {}

    /** The sides have to have agreed on the dead stones. */
    record CountingEnd(Instant at) implements Deadline {}

    /** A player's pause is over. */
    record PauseEnd(Instant at) implements Deadline {}

    /** A step of the terms has to be done: both sides have to have sealed, or opened, or one of them to have chosen. */
    record TermsEnd(Instant at) implements Deadline {}

    /** Somebody has to be there by then. */
    sealed interface Arrival extends Deadline {
        /** The sides that have not met it. */
        SortedSet<Color> missing();
    }

    /** Both sides have to have checked in. */
    record CheckIn(Instant at, SortedSet<Color> missing) implements Arrival {}

    /** The first move has to have been made, and the other side to be there. */
    record FirstMove(Instant at, SortedSet<Color> missing) implements Arrival {}
}
