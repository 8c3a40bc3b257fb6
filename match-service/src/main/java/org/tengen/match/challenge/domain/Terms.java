package org.tengen.match.challenge.domain;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.tengen.contracts.match.AllowedKomi;
import org.tengen.contracts.match.MatchTerms;
import org.tengen.contracts.match.TimeControl;
import org.tengen.engine.BoardSize;
import org.tengen.engine.Color;
import org.tengen.engine.Komi;
import org.tengen.engine.Vertex;
import org.tengen.engine.rules.Handicap;
import org.tengen.engine.rules.Placement;
import org.tengen.engine.rules.Ruleset;
import org.tengen.engine.rules.SeatStones;
import org.tengen.engine.rules.Setup;
import org.tengen.engine.rules.StarPoints;

/**
 * What a match will be played by.
 *
 * @param handicap 0 stones for an even game; 1 gives the first move and no stone
 * @param agreed what else is agreed
 */
public record Terms(
        Ruleset ruleset, BoardSize size, Komi komi, Handicap handicap, TimeControl timeControl, MatchTerms agreed) {
    /** @throws IllegalArgumentException where the terms do not go together, with the reason */
    public Terms {
        checkPlacement(ruleset, size);
        int stones = handicap.stonesOnBoard();
        if (ruleset.placement() == Placement.FREE_SEAT_STONES && handicap.stones() > 0) {
            throw new IllegalArgumentException(
                    "There is no handicap under " + ruleset.name() + ": the komi is agreed once the seat stones stand");
        }
        if (stones > 0 && ruleset.placement() != Placement.NORMAL) {
            throw new IllegalArgumentException(
                    "There are no handicap stones under " + ruleset.name() + ": the seat stones stand in their place");
        }
        if (stones > 0 && handicap.kind() == Handicap.Kind.FIXED && !hasPointsFor(size, stones)) {
            throw new IllegalArgumentException(
                    "Fixed handicap stones stand on the star points of 9x9, 13x13 and 19x19; " + size
                            + " has none, so the placement is FREE");
        }
        if (handicap.kind() == Handicap.Kind.FREE && stones >= size.points()) {
            throw new IllegalArgumentException(stones + " handicap stones have no room on " + size);
        }
        checkWinner(ruleset, komi, agreed);
    }

    /** Where draws are excluded and nothing else decides an equal count, it is komi that leaves none equal. */
    private static void checkWinner(Ruleset ruleset, Komi komi, MatchTerms agreed) {
        AllowedKomi allowed = AllowedKomi.of(ruleset, agreed);
        boolean agreedLater = ruleset.placement() == Placement.FREE_SEAT_STONES;
        if (agreedLater || allowed.allows(komi.halfPoints())) {
            return;
        }
        String right = allowed == AllowedKomi.HALVES
                ? "so that komi ends in .5"
                : "and the button is half a point, so that komi is a whole number";
        int down = komi.halfPoints() - 1;
        int up = komi.halfPoints() + 1;
        throw new IllegalArgumentException(
                "With a komi of " + komi + " a count can be equal, but the terms exclude draws, "
                        + right + ", such as " + Komi.pointsText(down) + " or " + Komi.pointsText(up)
                        + "; or terms.ties says who wins an equal count");
    }

    /** Terms with the komi that goes with the ruleset and the handicap, unless one is given. */
    public static Terms of(
            Ruleset ruleset,
            BoardSize size,
            Optional<Komi> komi,
            Handicap handicap,
            TimeControl timeControl,
            MatchTerms agreed) {
        return new Terms(ruleset, size, komi.orElse(handicap.komi(ruleset)), handicap, timeControl, agreed);
    }

    /** Whether the komi is agreed by the players only once their seat stones stand. */
    public boolean komiIsAgreedLater() {
        return ruleset.placement() == Placement.FREE_SEAT_STONES;
    }

    /** Where handicap stones stand if nobody says: on the points of custom, or freely where the size has none. */
    public static Handicap.Kind usualPlacement(BoardSize size, int stones) {
        return stones < 2 || hasPointsFor(size, stones) ? Handicap.Kind.FIXED : Handicap.Kind.FREE;
    }

    private static boolean hasPointsFor(BoardSize size, int stones) {
        return StarPoints.handicap(size, stones).isPresent();
    }

    private static void checkPlacement(Ruleset ruleset, BoardSize size) {
        boolean possible = switch (ruleset.placement()) {
            case NORMAL -> true;
            case SEAT_STONES -> StarPoints.seatStones(size).isPresent();
            case FREE_SEAT_STONES -> SeatStones.none(size).left() > 0;
        };
        if (!possible) {
            throw new IllegalArgumentException(
                    "Seat stones stand on the star points of 9x9, 13x13 and 19x19, not on " + size);
        }
    }

    /** The stones of one colour that stand on the board before the first move, in order. */
    List<Vertex> setup(Color color) {
        Setup seats = ruleset.placement() == Placement.SEAT_STONES
                ? StarPoints.seatStones(size).orElseThrow()
                : Setup.NONE;
        return Stream.concat(seats.stones(color).stream(), fixedStones(color).stream())
                .sorted()
                .toList();
    }

    private List<Vertex> fixedStones(Color color) {
        boolean some = color == Color.BLACK && handicap.kind() == Handicap.Kind.FIXED && handicap.stonesOnBoard() > 0;
        return some ? StarPoints.handicap(size, handicap.stones()).orElseThrow() : List.of();
    }

    /** Who acts first: White where handicap stones stand already, Black where stones are still to be put down. */
    Color firstToPlay() {
        if (komiIsAgreedLater()) {
            return Color.BLACK;
        }
        if (handicap.stonesOnBoard() == 0) {
            return ruleset.firstToPlay();
        }
        return handicap.kind() == Handicap.Kind.FIXED ? Color.WHITE : Color.BLACK;
    }
}
