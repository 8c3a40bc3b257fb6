package org.tengen.match.lifecycle.domain;

import org.tengen.contracts.event.Recorded;

/**
 * The last thing a referee or an organizer decided in a match.
 *
 * @param seq of the event; 0 where nothing has been decided
 * @param by who decided
 * @param what {@code WARNING}, or the kind of the ruling; {@code LET_STAND} where an organizer let a ruling stand
 */
public record LastAct(int seq, String by, String what) {
    static final LastAct NONE = new LastAct(0, "", "");
    static final String WARNING = "WARNING";

    static LastAct of(Recorded recorded, String what) {
        return new LastAct(recorded.seq(), recorded.actor().id(), what);
    }
}
