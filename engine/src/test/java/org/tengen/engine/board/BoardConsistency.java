package org.tengen.engine.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SortedSet;
import java.util.stream.IntStream;
import org.tengen.engine.Color;
import org.tengen.engine.Position;
import org.tengen.engine.Vertex;

/** Compares what a board keeps up to date with the same computed afresh from its stones. */
public final class BoardConsistency {
    private BoardConsistency() {}

    /** What is wrong with the board; empty where nothing is. */
    public static List<String> errorsOf(Board board) {
        List<String> errors = new ArrayList<>();
        Position position = board.position();
        Board fresh = new Board(board.size());
        for (Color color : Color.values()) {
            for (Vertex vertex : position.stones(color)) {
                fresh.setUp(color, Points.of(vertex));
            }
        }
        if (fresh.hash() != board.hash()) {
            errors.add("hash " + board.hash() + " should be " + fresh.hash());
        }
        for (Color color : Color.values()) {
            Set<Vertex> left = position.stones(color);
            while (!left.isEmpty()) {
                Vertex vertex = left.iterator().next();
                SortedSet<Vertex> chain = position.chainAt(vertex);
                check(board, position, vertex, List.copyOf(chain), errors);
                left.removeAll(chain);
            }
        }
        return errors;
    }

    private static void check(Board board, Position position, Vertex vertex, List<Vertex> chain, List<String> errors) {
        int point = Points.of(vertex);
        List<Vertex> ring = IntStream.iterate(point, board::nextInChain)
                .limit(chain.size())
                .mapToObj(Points::vertex)
                .sorted()
                .toList();
        long pseudoLiberties = chain.stream()
                .flatMap(stone -> position.neighbours(stone).stream())
                .filter(neighbour -> position.at(neighbour).isEmpty())
                .count();
        require(ring.equals(chain), vertex + " is in the ring " + ring + ", not " + chain, errors);
        require(board.chainSize(point) == chain.size(), vertex + " has chain size " + board.chainSize(point), errors);
        require(
                chain.stream().allMatch(stone -> board.headOf(Points.of(stone)) == board.headOf(point)),
                vertex + " does not share its head with " + chain,
                errors);
        require(
                board.pseudoLiberties(point) == pseudoLiberties,
                vertex + " has pseudo-liberties " + board.pseudoLiberties(point) + ", not " + pseudoLiberties,
                errors);
        require(pseudoLiberties > 0, vertex + " has no liberty", errors);
    }

    private static void require(boolean right, String error, List<String> errors) {
        if (!right) {
            errors.add(error);
        }
    }
}
