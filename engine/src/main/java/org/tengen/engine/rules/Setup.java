package org.tengen.engine.rules;

import java.util.Collection;
import java.util.Collections;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import org.tengen.engine.BoardSize;
import org.tengen.engine.Color;
import org.tengen.engine.Position;
import org.tengen.engine.Vertex;

/**
 * The stones that stand on the board before the first move.
 *
 * @param black Black's, in order
 * @param white White's, in order
 */
public record Setup(Set<Vertex> black, Set<Vertex> white) {
    /** No stones. */
    public static final Setup NONE = new Setup(Set.of(), Set.of());

    /** @throws IllegalArgumentException where a vertex is both black and white */
    public Setup {
        black = sorted(black);
        white = sorted(white);
        for (Vertex vertex : black) {
            if (white.contains(vertex)) {
                throw new IllegalArgumentException("The setup has both a black and a white stone on " + vertex);
            }
        }
    }

    private static Set<Vertex> sorted(Collection<Vertex> vertices) {
        return Collections.unmodifiableSortedSet(new TreeSet<>(vertices));
    }

    /** The stones of a position as a setup. */
    public static Setup of(Position position) {
        return new Setup(position.stones(Color.BLACK), position.stones(Color.WHITE));
    }

    /** The stones of one side. */
    public Set<Vertex> stones(Color color) {
        return color == Color.BLACK ? black : white;
    }

    /** Whether there are no stones. */
    public boolean isEmpty() {
        return black.isEmpty() && white.isEmpty();
    }

    /** This setup with one stone more. */
    public Setup with(Color color, Vertex vertex) {
        Set<Vertex> stones = new TreeSet<>(stones(color));
        stones.add(vertex);
        return color == Color.BLACK ? new Setup(stones, white) : new Setup(black, stones);
    }

    /**
     * The position these stones make.
     *
     * @throws IllegalArgumentException where it is no legal start: a vertex is off the board, or a chain has no
     *     liberty; the message names it
     */
    public Position on(BoardSize size) {
        for (Color color : Color.values()) {
            for (Vertex vertex : stones(color)) {
                if (!size.contains(vertex)) {
                    throw new IllegalArgumentException("The setup stone " + vertex + " is off the board of " + size);
                }
            }
        }
        Position position = Position.empty(size).withStones(Color.BLACK, black).withStones(Color.WHITE, white);
        firstChainWithoutLiberties(position).ifPresent(chain -> {
            throw new IllegalArgumentException("The setup chain " + chain + " has no liberty");
        });
        return position;
    }

    /** The first chain in this position of the stones that has no liberty; empty where all have. */
    Optional<SortedSet<Vertex>> firstChainWithoutLiberties(Position position) {
        Set<Vertex> seen = new TreeSet<>();
        for (Color color : Color.values()) {
            for (Vertex stone : stones(color)) {
                if (!seen.contains(stone)) {
                    SortedSet<Vertex> chain = position.chainAt(stone);
                    seen.addAll(chain);
                    if (chain.stream().noneMatch(vertex -> hasEmptyNeighbour(position, vertex))) {
                        return Optional.of(chain);
                    }
                }
            }
        }
        return Optional.empty();
    }

    private static boolean hasEmptyNeighbour(Position position, Vertex vertex) {
        return position.neighbours(vertex).stream()
                .anyMatch(neighbour -> position.at(neighbour).isEmpty());
    }
}
