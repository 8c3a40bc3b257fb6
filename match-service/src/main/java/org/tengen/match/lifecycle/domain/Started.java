package org.tengen.match.lifecycle.domain;

import java.util.Comparator;
import java.util.Optional;
import org.tengen.contracts.match.Clocks;
import org.tengen.engine.Color;

/** Anything after the first event. */
public sealed interface Started extends MatchState permits InPlay, Counting, Scoring, Decided, Ended {
    Contest contest();

    LogPlace place();

    Board board();

    /** What each side has left, not counting a turn that is running. */
    Clocks clocks();

    /** The event of the match's last count; 0 where it has not been counted, or play has gone on since. */
    default int countSeq() {
        return 0;
    }

    /** What time will bring about first; empty where nothing is due. */
    default Optional<Deadline> nextDeadline() {
        return switch (this) {
            case InPlay s -> s.deadlines().stream().min(Comparator.comparing(Deadline::at));
            case Counting s -> s.deadline();
            case Scoring _, Decided _, Ended _ -> Optional.empty();
        };
    }

    /** Whether nothing has been played since moves were taken back. */
    default boolean movesTakenBack() {
        return this instanceof InPlay s && s.conduct().undo() instanceof UndoRequest.Granted;
    }

    /** Who is to act, or nobody. */
    default Optional<Color> onTurn() {
        return switch (this) {
            case InPlay s when !s.countingDue() -> Optional.of(s.toAct());
            case Counting s when !s.disputed() && !s.imposedNext() -> Optional.of(s.toAccept());
            case InPlay _, Counting _, Scoring _, Decided _, Ended _ -> Optional.empty();
        };
    }

    @Override
    default int seq() {
        return place().seq();
    }
}
