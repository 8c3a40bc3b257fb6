package org.tengen.engine.rules;

import java.util.Arrays;
import org.tengen.engine.Color;
import org.tengen.engine.Move;
import org.tengen.engine.Vertex;
import org.tengen.engine.board.Points;

/** The moves of a game and the hash of every position it has seen. Grows by doubling; otherwise no allocation. */
final class History {
    private static final int FIRST_CAPACITY = 64;

    /** {@code point << 1}, plus 1 for White, the point NONE for a pass; by move number from 1, 0 unused. */
    private short[] moves = new short[FIRST_CAPACITY];
    /** The hash of the position after the move of this number; 0 is the start. */
    private long[] hashes = new long[FIRST_CAPACITY];
    /** {@code moveNumber << 1}, plus 1 for White, where play was resumed after that move: one each, ascending. */
    private int[] resumptions = {};
    /** The number of the last move known, which may lie after the one the game stands at. */
    private int length;

    /** Makes this history equal to another. */
    void copyFrom(History other) {
        moves = other.moves.clone();
        hashes = other.hashes.clone();
        resumptions = other.resumptions.clone();
        length = other.length;
    }

    int length() {
        return length;
    }

    /** Forgets all moves; the start has this hash. */
    void restart(long startHash) {
        length = 0;
        resumptions = resumptions.length == 0 ? resumptions : new int[0];
        hashes[0] = startHash;
    }

    /** Writes down a move with its number, and forgets those from there on. */
    void record(int moveNumber, Color color, int point, long hashAfter) {
        if (moveNumber == moves.length) {
            moves = Arrays.copyOf(moves, 2 * moveNumber);
            hashes = Arrays.copyOf(hashes, 2 * moveNumber);
        }
        if (moveNumber <= length && resumptions.length > 0) {
            forgetResumptionsFrom(moveNumber);
        }
        moves[moveNumber] = (short) (point << 1 | bit(color));
        hashes[moveNumber] = hashAfter;
        length = moveNumber;
    }

    /** Writes down that play went on after this move with this side, and forgets the moves after it. */
    void recordResumption(int moveNumber, Color toPlay) {
        forgetResumptionsFrom(moveNumber);
        length = moveNumber;
        resumptions = Arrays.copyOf(resumptions, resumptions.length + 1);
        resumptions[resumptions.length - 1] = moveNumber << 1 | bit(toPlay);
    }

    private void forgetResumptionsFrom(int moveNumber) {
        int first = firstResumptionFrom(moveNumber);
        resumptions = first == resumptions.length ? resumptions : Arrays.copyOf(resumptions, first);
    }

    /** The index of the first resumption after this move or a later one; the length where there is none. */
    private int firstResumptionFrom(int moveNumber) {
        int index = Arrays.binarySearch(resumptions, moveNumber << 1);
        return index < 0 ? -index - 1 : index;
    }

    /** Whether play was resumed after this move. */
    boolean isResumedAfter(int moveNumber) {
        int index = firstResumptionFrom(moveNumber);
        return index < resumptions.length && resumptions[index] >> 1 == moveNumber;
    }

    /** The side play was resumed with after this move; only where it was. */
    Color resumedWith(int moveNumber) {
        return color(resumptions[firstResumptionFrom(moveNumber)]);
    }

    long hashAfter(int moveNumber) {
        return hashes[moveNumber];
    }

    Color colorOf(int moveNumber) {
        return color(moves[moveNumber]);
    }

    /** The point of a move; {@link Points#NONE} for a pass. */
    int pointOf(int moveNumber) {
        return moves[moveNumber] >> 1;
    }

    Move move(int moveNumber) {
        int point = pointOf(moveNumber);
        if (point == Points.NONE) {
            return Move.PASS;
        }
        Vertex vertex = Points.vertex(point);
        return new Move.Play(vertex);
    }

    private static int bit(Color color) {
        return color == Color.BLACK ? 0 : 1;
    }

    private static Color color(int code) {
        return (code & 1) == 0 ? Color.BLACK : Color.WHITE;
    }
}
