package org.tengen.match.lifecycle.domain;

import java.time.Duration;
import java.util.Optional;
import org.tengen.contracts.command.MatchCommand;
import org.tengen.contracts.event.MatchEvent.RefereeEvent;
import org.tengen.contracts.match.Clocks;

/** What becomes of an action. */
public sealed interface Decision {
    /** It may be done, as far as this service knows: rules-service is asked to append it. */
    record Propose(MatchCommand command) implements Decision {}

    /** It may not be done, and nobody else hears of it. */
    record Reject(Rejection reason) implements Decision {}

    /** Exactly this move was made by this player before: the request came twice. */
    record AlreadyMoved(int moveNumber) implements Decision {}

    /**
     * Moves may be taken back; which clocks are then restored, the log has to tell.
     *
     * @param sinceAsked what is charged to who asked
     */
    record TakeBack(InPlay match, UndoRequest.Asked asked, Duration sinceAsked) implements Decision {
        /** The last move that will stand; 0 where none will. */
        public int moveNumber() {
            return match.board().moveNumber() - asked.plies();
        }
    }

    /**
     * A position may be restored; how the match stood then, the log has to tell.
     *
     * @param moveNumber the last move that will stand; 0 where none will
     * @param decision the event that says so
     * @param clocks where they are set instead of restored
     */
    record Restore(int moveNumber, RefereeEvent decision, Optional<Clocks> clocks) implements Decision {}

    /** The match is already as the player wants it. */
    record NothingToDo() implements Decision {}
}
