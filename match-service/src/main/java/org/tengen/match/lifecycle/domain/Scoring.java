package org.tengen.match.lifecycle.domain;

import org.tengen.contracts.match.Clocks;
import org.tengen.contracts.match.DeadStones;

/** The dead stones are agreed, or count as agreed, and the score sheet is awaited. */
public record Scoring(Contest contest, LogPlace place, Board board, Clocks clocks, DeadStones dead)
        implements Started {}
