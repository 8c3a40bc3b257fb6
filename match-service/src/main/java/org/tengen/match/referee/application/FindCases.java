package org.tengen.match.referee.application;

import java.util.List;
import java.util.Optional;
import org.tengen.contracts.match.PlayerId;

/** Finds what waits: the urgent first, then what waits longest. */
public interface FindCases {
    /**
     * What is asked for.
     *
     * @param official who asks; matches they play are left out
     * @param after only what comes after it in the order of the queue
     * @param limit at most so many
     */
    record Wanted(PlayerId official, Optional<CaseCursor> after, int limit) {}

    /**
     * Objections on which this referee may rule.
     *
     * @param general whether on every match, or on those only that the referee is assigned to or that name no referee
     */
    List<WaitingCase> objections(Wanted wanted, boolean general);

    /** Appeals that this organizer may decide; those against their own rulings are left out. */
    List<WaitingCase> appeals(Wanted wanted);
}
