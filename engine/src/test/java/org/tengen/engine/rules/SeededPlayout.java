package org.tengen.engine.rules;

import java.util.stream.IntStream;
import org.tengen.engine.BoardSize;
import org.tengen.engine.Color;
import org.tengen.engine.Vertex;
import org.tengen.engine.board.Points;

/** Random games whose every choice follows from one seed, as the description of the seeded playouts has them. */
final class SeededPlayout {
    private final Game game;
    private final int cap;
    /** The engine's point of each playout point {@code row * width + column}, row 0 at the bottom. */
    private final int[] points;
    /** Empty points, the first {@link #emptyCount} of them; in the order the playouts prescribe. */
    private final int[] empty;

    private int emptyCount;
    private int random = (int) 2463534242L;
    private int checksum;
    private long moves;
    private long tries;

    SeededPlayout(Game game, int cap) {
        this.game = game;
        this.cap = cap;
        BoardSize size = game.size();
        points = IntStream.range(0, size.points())
                .map(p -> Points.of(new Vertex(p % size.width(), p / size.width())))
                .toArray();
        empty = new int[points.length];
    }

    void playGame() {
        game.jumpTo(0);
        collectEmpty();
        while (!game.playEnded() && game.moveNumber() < cap) {
            int index = chooseMove(game.toPlay());
            if (index < 0) {
                count(points.length);
                game.passAssumingLegal(game.toPlay());
            } else {
                play(index);
            }
        }
    }

    /** The index in {@link #empty} of a random play that is legal and fills no eye of one's own; -1 for none. */
    private int chooseMove(Color color) {
        int left = emptyCount;
        while (left > 0) {
            int index = below(left);
            int candidate = empty[index];
            tries++;
            if (!game.isEyeShape(color, points[candidate]) && game.judge(color, points[candidate]) == Legality.LEGAL) {
                return index;
            }
            left--;
            empty[index] = empty[left];
            empty[left] = candidate;
        }
        return -1;
    }

    private void play(int index) {
        int played = empty[index];
        count(played);
        game.playAssumingLegal(game.toPlay(), points[played]);
        if (game.lastTakenCount() > 0) {
            collectEmpty();
        } else {
            emptyCount--;
            empty[index] = empty[emptyCount];
        }
    }

    private void collectEmpty() {
        emptyCount = 0;
        for (int p = 0; p < points.length; p++) {
            if (game.isEmpty(points[p])) {
                empty[emptyCount++] = p;
            }
        }
    }

    private void count(int point) {
        moves++;
        checksum = checksum * 31 + point + 1;
    }

    private int below(int n) {
        random ^= random << 13;
        random ^= random >>> 17;
        random ^= random << 5;
        return (int) ((Integer.toUnsignedLong(random) * n) >>> 32);
    }

    Game game() {
        return game;
    }

    long moves() {
        return moves;
    }

    long tries() {
        return tries;
    }

    String checksum() {
        return "%08x".formatted(checksum);
    }
}
