package org.tengen.engine.rules;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.tengen.engine.BoardSize;
import org.tengen.engine.Color;
import org.tengen.engine.Position;
import org.tengen.engine.Vertex;

/** A board that anyone can see is right: characters, flood fill, and a copy for every question. */
public final class ReferenceBoard {
    private final int width;
    private final int height;
    private final char[][] stones;

    ReferenceBoard(BoardSize size) {
        this(size.width(), size.height());
    }

    /** Of any size: this board knows no smallest one. */
    public ReferenceBoard(int width, int height) {
        this.width = width;
        this.height = height;
        stones = new char[width][height];
        for (char[] column : stones) {
            Arrays.fill(column, '.');
        }
    }

    private ReferenceBoard(ReferenceBoard other) {
        width = other.width;
        height = other.height;
        stones = Stream.of(other.stones).map(char[]::clone).toArray(char[][]::new);
    }

    public char at(Vertex vertex) {
        return stones[vertex.column()][vertex.row()];
    }

    public void put(Color color, Vertex vertex) {
        stones[vertex.column()][vertex.row()] = Position.symbol(color);
    }

    /** The board after a stone was put down and everything without liberties was taken, the opponent's first. */
    ReferenceBoard after(Color color, Vertex vertex) {
        ReferenceBoard after = new ReferenceBoard(this);
        after.put(color, vertex);
        for (Vertex neighbour : neighbours(vertex)) {
            if (after.at(neighbour) == Position.symbol(color.opponent())) {
                after.removeIfWithoutLiberties(neighbour);
            }
        }
        after.removeIfWithoutLiberties(vertex);
        return after;
    }

    private void removeIfWithoutLiberties(Vertex vertex) {
        if (liberties(vertex).isEmpty()) {
            chain(vertex).forEach(stone -> stones[stone.column()][stone.row()] = '.');
        }
    }

    Set<Vertex> chain(Vertex vertex) {
        Set<Vertex> chain = new TreeSet<>(Set.of(vertex));
        Deque<Vertex> open = new ArrayDeque<>(chain);
        while (!open.isEmpty()) {
            for (Vertex neighbour : neighbours(open.pop())) {
                if (at(neighbour) == at(vertex) && chain.add(neighbour)) {
                    open.push(neighbour);
                }
            }
        }
        return chain;
    }

    public Set<Vertex> liberties(Vertex vertex) {
        Set<Vertex> liberties = new TreeSet<>();
        for (Vertex stone : chain(vertex)) {
            neighbours(stone).stream().filter(neighbour -> at(neighbour) == '.').forEach(liberties::add);
        }
        return liberties;
    }

    List<Vertex> neighbours(Vertex vertex) {
        Stream.Builder<Vertex> neighbours = Stream.builder();
        if (vertex.column() > 0) {
            neighbours.add(new Vertex(vertex.column() - 1, vertex.row()));
        }
        if (vertex.column() < width - 1) {
            neighbours.add(new Vertex(vertex.column() + 1, vertex.row()));
        }
        if (vertex.row() > 0) {
            neighbours.add(new Vertex(vertex.column(), vertex.row() - 1));
        }
        if (vertex.row() < height - 1) {
            neighbours.add(new Vertex(vertex.column(), vertex.row() + 1));
        }
        return neighbours.build().toList();
    }

    int count(Color color) {
        int count = 0;
        for (char[] column : stones) {
            for (char stone : column) {
                count += stone == Position.symbol(color) ? 1 : 0;
            }
        }
        return count;
    }

    Position position() {
        String[] rows = new String[height];
        for (int row = 0; row < height; row++) {
            StringBuilder text = new StringBuilder();
            for (int column = 0; column < width; column++) {
                text.append(stones[column][row]);
            }
            rows[height - 1 - row] = text.toString();
        }
        return new Position(List.of(rows));
    }

    boolean isSameAs(ReferenceBoard other) {
        return Arrays.deepEquals(stones, other.stones);
    }
}
