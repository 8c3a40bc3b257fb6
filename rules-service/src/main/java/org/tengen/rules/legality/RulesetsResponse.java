package org.tengen.rules.legality;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.tengen.engine.BoardSize;
import org.tengen.engine.Vertex;
import org.tengen.engine.rules.Handicap;
import org.tengen.engine.rules.Rulesets;
import org.tengen.engine.rules.Setup;
import org.tengen.engine.rules.StarPoints;
import org.tengen.kernel.ruleset.RulesetView;

/**
 * The rulesets and boards there are.
 *
 * @param boards the sizes with points of custom; all others within the limits may be played on too
 */
record RulesetsResponse(
        List<RulesetView> rulesets, SizeLimits sizes, HandicapLimits handicaps, List<CustomaryBoard> boards) {
    static final RulesetsResponse ALL = new RulesetsResponse(
            Rulesets.all().stream().map(RulesetView::of).toList(),
            new SizeLimits(BoardSize.MIN, BoardSize.MAX),
            new HandicapLimits(Handicap.MAX_FIXED, Handicap.MAX_FREE),
            IntStream.of(9, 13, 19)
                    .mapToObj(BoardSize::square)
                    .map(CustomaryBoard::of)
                    .toList());

    /** Width and height, each for itself, in points. */
    record SizeLimits(int min, int max) {}

    /** The most handicap stones, on fixed points and placed freely. */
    record HandicapLimits(int maxFixed, int maxFree) {}

    /**
     * A size with points of custom.
     *
     * @param handicapPoints where fixed handicap stones stand, by their number
     */
    record CustomaryBoard(
            int width,
            int height,

            List<Vertex> starPoints,

            Map<Integer, List<Vertex>> handicapPoints,
            SeatStones seatStones) {
        static CustomaryBoard of(BoardSize size) {
            Map<Integer, List<Vertex>> handicaps = new TreeMap<>();
            for (int stones = 2; stones <= Handicap.MAX_FIXED; stones++) {
                handicaps.put(stones, StarPoints.handicap(size, stones).orElseThrow());
            }
            Setup seats = StarPoints.seatStones(size).orElseThrow();
            return new CustomaryBoard(
                    size.width(),
                    size.height(),
                    StarPoints.of(size),
                    handicaps,
                    new SeatStones(seats.black(), seats.white()));
        }
    }

    /** Seat stones (座子) by colour. */
    record SeatStones(Collection<Vertex> black, Collection<Vertex> white) {}
}
