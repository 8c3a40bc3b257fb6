package org.tengen.benchmarks;

import org.tengen.engine.BoardSize;
import org.tengen.engine.Color;
import org.tengen.engine.board.Points;
import org.tengen.engine.rules.Game;
import org.tengen.engine.rules.Legality;

/**
 * Random games whose every choice follows from one seed, the same in every engine: a random empty point that is legal
 * and no true eye of the mover's, until two passes or the cap on moves.
 */
public final class SeededPlayout {
    private static final int SEED = (int) 2463534242L;
    private static final int PRIME = 31;

    private final Game game;
    private final int cap;
    /** The engine's point of each playout point {@code row * side + column}, row 0 at the bottom. */
    private final int[] points;
    /** The empty points, the first {@link #emptyCount} of them, in the order of their choice; one place to spare. */
    private final int[] empty;

    private int emptyCount;
    private int random = SEED;
    private int checksum;
    private long moves;

    /**
     * Begins the sequence of games.
     *
     * @param game as it is set up before the first move
     * @param cap after how many moves a game is broken off
     */
    public SeededPlayout(Game game, int cap) {
        this.game = game;
        this.cap = cap;
        BoardSize size = game.size();
        points = new int[size.points()];
        empty = new int[size.points() + 1];
        for (int p = 0; p < points.length; p++) {
            points[p] = Points.of(p % size.width(), p / size.width());
        }
    }

    /** Starts the sequence of games again. */
    void restart() {
        random = SEED;
        checksum = 0;
        moves = 0;
    }

    /** Plays the next game of the sequence, on the game given, from its start. */
    public void playGame() {
        game.jumpTo(0);
        collectEmpty();
        Color color = Color.BLACK;
        while (!game.playEnded() && game.moveNumber() < cap) {
            int index = chooseMove(color);
            if (index < 0) {
                count(points.length);
                game.passAssumingLegal(color);
            } else {
                play(color, index);
            }
            color = color.opponent();
        }
        moves += game.moveNumber();
    }

    private int chooseMove(Color color) {
        for (int left = emptyCount; left > 0; ) {
            int index = below(left);
            int candidate = empty[index];
            int point = points[candidate];
            if (!game.isEyeShape(color, point) && game.judge(color, point) == Legality.LEGAL) {
                return index;
            }
            left--;
            empty[index] = empty[left];
            empty[left] = candidate;
        }
        return -1;
    }

    private void play(Color color, int index) {
        int played = empty[index];
        count(played);
        game.playAssumingLegal(color, points[played]);
        if (game.lastTakenCount() > 0) {
            collectEmpty();
        } else {
            emptyCount--;
            empty[index] = empty[emptyCount];
        }
    }

    /** Ascending, without a branch that nobody could predict. */
    private void collectEmpty() {
        int found = 0;
        for (int p = 0; p < points.length; p++) {
            empty[found] = p;
            found += game.isEmpty(points[p]) ? 1 : 0;
        }
        emptyCount = found;
    }

    private void count(int point) {
        checksum = checksum * PRIME + point + 1;
    }

    private int below(int n) {
        random ^= random << 13;
        random ^= random >>> 17;
        random ^= random << 5;
        return (int) ((Integer.toUnsignedLong(random) * n) >>> 32);
    }

    long moves() {
        return moves;
    }

    /** What depends on every move since the start, as a number. */
    int checksumBits() {
        return checksum;
    }

    /** Eight hexadecimal digits that depend on every move since the start. */
    String checksum() {
        return "%08x".formatted(checksum);
    }
}
