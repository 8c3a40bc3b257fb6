package org.tengen.match.lifecycle.domain;

import org.tengen.contracts.match.Clocks;
import org.tengen.contracts.match.DeadStones;

/** Both sides have agreed on the dead stones, and the score sheet is awaited. */
public record Scoring(Contest contest, LogPlace place, Board board, Clocks clocks, DeadStones dead)
        implements Started {}
