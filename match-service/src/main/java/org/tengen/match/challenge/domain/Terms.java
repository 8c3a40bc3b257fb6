package org.tengen.match.challenge.domain;

import java.util.List;
import java.util.Optional;
import org.tengen.contracts.match.TimeControl;
import org.tengen.engine.BoardSize;
import org.tengen.engine.Color;
import org.tengen.engine.Komi;
import org.tengen.engine.Vertex;
import org.tengen.engine.rules.Handicap;
import org.tengen.engine.rules.Ruleset;
import org.tengen.engine.rules.StarPoints;

/**
 * What a match will be played by.
 *
 * @param handicap 0 for an even game; 1 gives the first move and no stone; 2 to 9 stand on the star points
 */
public record Terms(Ruleset ruleset, BoardSize size, Komi komi, int handicap, TimeControl timeControl) {
    /** @throws IllegalArgumentException where this board has no place for so many handicap stones */
    public Terms {
        new Handicap(handicap, Handicap.Kind.FIXED);
        if (handicap >= 2 && StarPoints.handicap(size, handicap).isEmpty()) {
            throw new IllegalArgumentException("Handicap stones stand on the star points of 9x9, 13x13 and 19x19; "
                    + size + " has none, so handicap is 0 or 1");
        }
    }

    /** Terms with the komi that goes with the ruleset and the handicap, unless one is given. */
    public static Terms of(
            Ruleset ruleset, BoardSize size, Optional<Komi> komi, int handicap, TimeControl timeControl) {
        Komi usual = new Handicap(handicap, Handicap.Kind.FIXED).komi(ruleset);
        return new Terms(ruleset, size, komi.orElse(usual), handicap, timeControl);
    }

    /** The black stones that stand on the board before the first move, in order. */
    List<Vertex> handicapStones() {
        return StarPoints.handicap(size, handicap).orElse(List.of());
    }

    /** Who moves first: White where handicap stones stand already. */
    Color firstToPlay() {
        return handicap >= 2 ? Color.WHITE : ruleset.firstToPlay();
    }
}
