package org.tengen.match.challenge.domain;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.tengen.contracts.match.TimeControl;
import org.tengen.engine.BoardSize;
import org.tengen.engine.Color;
import org.tengen.engine.Komi;
import org.tengen.engine.Vertex;
import org.tengen.engine.rules.Handicap;
import org.tengen.engine.rules.Placement;
import org.tengen.engine.rules.Ruleset;
import org.tengen.engine.rules.Setup;
import org.tengen.engine.rules.StarPoints;

/**
 * What a match will be played by.
 *
 * @param handicap 0 for an even game; 1 gives the first move and no stone; 2 to 9 stand on the star points
 */
public record Terms(Ruleset ruleset, BoardSize size, Komi komi, int handicap, TimeControl timeControl) {
    /** @throws IllegalArgumentException where the terms do not go together, with the reason */
    public Terms {
        new Handicap(handicap, Handicap.Kind.FIXED);
        if (handicap >= 2 && StarPoints.handicap(size, handicap).isEmpty()) {
            throw new IllegalArgumentException("Handicap stones stand on the star points of 9x9, 13x13 and 19x19; "
                    + size + " has none, so handicap is 0 or 1");
        }
        if (handicap >= 2 && ruleset.placement() != Placement.NORMAL) {
            throw new IllegalArgumentException(
                    "There are no handicap stones under " + ruleset.name() + ": the seat stones stand in their place");
        }
        if (ruleset.placement() == Placement.SEAT_STONES
                && StarPoints.seatStones(size).isEmpty()) {
            throw new IllegalArgumentException(
                    "Seat stones stand on the star points of 9x9, 13x13 and 19x19, not on " + size);
        }
        if (ruleset.placement() == Placement.FREE_SEAT_STONES) {
            throw new IllegalArgumentException("A match under " + ruleset.name()
                    + " would begin with the players placing seat stones, and cannot be offered");
        }
    }

    /** Terms with the komi that goes with the ruleset and the handicap, unless one is given. */
    public static Terms of(
            Ruleset ruleset, BoardSize size, Optional<Komi> komi, int handicap, TimeControl timeControl) {
        Komi usual = new Handicap(handicap, Handicap.Kind.FIXED).komi(ruleset);
        return new Terms(ruleset, size, komi.orElse(usual), handicap, timeControl);
    }

    /** The stones of one colour that stand on the board before the first move, in order. */
    List<Vertex> setup(Color color) {
        Setup seats = ruleset.placement() == Placement.SEAT_STONES
                ? StarPoints.seatStones(size).orElseThrow()
                : Setup.NONE;
        List<Vertex> handicapStones =
                color == Color.BLACK ? StarPoints.handicap(size, handicap).orElse(List.of()) : List.of();
        return Stream.concat(seats.stones(color).stream(), handicapStones.stream())
                .sorted()
                .toList();
    }

    /** Who moves first: White where handicap stones stand already. */
    Color firstToPlay() {
        return handicap >= 2 ? Color.WHITE : ruleset.firstToPlay();
    }
}
