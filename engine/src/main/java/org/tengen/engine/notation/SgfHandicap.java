package org.tengen.engine.notation;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.tengen.engine.BoardSize;
import org.tengen.engine.Color;
import org.tengen.engine.Move;
import org.tengen.engine.Vertex;
import org.tengen.engine.rules.StarPoints;

/**
 * Finds the handicap stones a record states but does not set up: as Black's first moves, or nowhere.
 *
 * @param stones the stones before the first move, handicap stones among them
 * @param moves the moves that are left
 * @param firstToPlay who plays first where there are no moves to tell
 * @param warning what was made of it
 */
record SgfHandicap(Map<Vertex, Color> stones, List<SgfMove> moves, Color firstToPlay, Optional<String> warning) {
    static SgfHandicap of(BoardSize size, int handicap, Map<Vertex, Color> stones, List<SgfMove> moves) {
        if (handicap < 2) {
            return new SgfHandicap(stones, moves, Color.BLACK, Optional.empty());
        }
        if (!stones.isEmpty()) {
            return new SgfHandicap(stones, moves, Color.WHITE, Optional.empty());
        }
        if (moves.size() >= handicap
                && moves.stream().limit(handicap).allMatch(SgfHandicap::isBlackPlay)
                && (moves.size() == handicap || moves.get(handicap).color() == Color.WHITE)) {
            return new SgfHandicap(
                    blackOn(moves.stream()
                            .limit(handicap)
                            .map(move -> ((Move.Play) move.move()).vertex())
                            .toList()),
                    moves.subList(handicap, moves.size()),
                    Color.WHITE,
                    Optional.of("Black's first " + handicap + " moves were read as the handicap stones"));
        }
        boolean whiteFirst = moves.isEmpty() || moves.getFirst().color() == Color.WHITE;
        return StarPoints.handicap(size, handicap)
                .filter(_ -> whiteFirst)
                .map(points -> new SgfHandicap(
                        blackOn(points),
                        moves,
                        Color.WHITE,
                        Optional.of("no handicap stone is set up; they were put on the star points")))
                .orElseGet(() -> new SgfHandicap(
                        stones, moves, Color.WHITE, Optional.of("no handicap stone is set up, so there is none")));
    }

    private static boolean isBlackPlay(SgfMove move) {
        return move.color() == Color.BLACK && move.move() instanceof Move.Play;
    }

    private static Map<Vertex, Color> blackOn(List<Vertex> vertices) {
        Map<Vertex, Color> black = new TreeMap<>();
        vertices.forEach(vertex -> black.put(vertex, Color.BLACK));
        return black;
    }
}
