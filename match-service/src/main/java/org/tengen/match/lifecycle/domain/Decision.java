package org.tengen.match.lifecycle.domain;

import java.time.Duration;
import org.tengen.contracts.command.MatchCommand;

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

    /** The match is already as the player wants it. */
    record NothingToDo() implements Decision {}
}
