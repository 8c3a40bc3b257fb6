package org.tengen.engine.rules;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.tengen.engine.BoardSize;
import org.tengen.engine.Vertex;

/** The marked points of the usual boards, 9x9, 13x13 and 19x19, and the stones that stand on them by agreement. */
public final class StarPoints {
    private StarPoints() {}

    /**
     * The points marked on the board, in order; none on a size without a custom. On 19x19 there are nine, on 9x9 and
     * 13x13 five.
     */
    public static List<Vertex> of(BoardSize size) {
        return named(size.equals(BoardSize.square(19)) ? handicapOrder(size, 9) : handicapOrder(size, 5));
    }

    /**
     * Where fixed handicap stones stand, in order; empty where this size has no such points, or not so many.
     *
     * @param stones 2 to 9
     */
    public static Optional<List<Vertex>> handicap(BoardSize size, int stones) {
        return stones < 2 || stones > Handicap.MAX_FIXED || cornerLine(size).isEmpty()
                ? Optional.empty()
                : Optional.of(named(handicapOrder(size, stones)));
    }

    /** The seat stones (座子): two each on opposite corner star points; empty where this size has none. */
    public static Optional<Setup> seatStones(BoardSize size) {
        return cornerLine(size).map(low -> {
            int high = size.width() - 1 - low;
            return new Setup(
                    Set.of(new Vertex(low, high), new Vertex(high, low)),
                    Set.of(new Vertex(low, low), new Vertex(high, high)));
        });
    }

    private static List<Vertex> named(Stream<Vertex> vertices) {
        return vertices.sorted().toList();
    }

    /** The points of a handicap, as GTP has them: corners, then the sides, and the centre where the number is odd. */
    private static Stream<Vertex> handicapOrder(BoardSize size, int stones) {
        return cornerLine(size).stream().flatMap(low -> {
            int high = size.width() - 1 - low;
            int middle = size.width() / 2;
            Stream<Vertex> outer = Stream.of(
                            new Vertex(low, low),
                            new Vertex(high, high),
                            new Vertex(low, high),
                            new Vertex(high, low),
                            new Vertex(low, middle),
                            new Vertex(high, middle),
                            new Vertex(middle, low),
                            new Vertex(middle, high))
                    .limit(stones >= 5 ? stones - stones % 2 : stones);
            boolean centre = stones >= 5 && stones % 2 == 1;
            return centre ? Stream.concat(outer, Stream.of(new Vertex(middle, middle))) : outer;
        });
    }

    /** The line of the corner star points, from 0, on the sizes that have them. */
    private static Optional<Integer> cornerLine(BoardSize size) {
        if (size.equals(BoardSize.square(9))) {
            return Optional.of(2);
        }
        return size.equals(BoardSize.square(13)) || size.equals(BoardSize.square(19))
                ? Optional.of(3)
                : Optional.empty();
    }
}
