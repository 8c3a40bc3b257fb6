package org.tengen.scoring.life.domain;

import org.tengen.engine.BoardSize;
import org.tengen.engine.Color;
import org.tengen.engine.board.Board;
import org.tengen.engine.board.Points;

/**
 * Plays a position on to its end, each side answering on the spot where there is something to answer and playing
 * anywhere sensible else. Simple ko, no suicide, no true eye filled; it ends when neither side has a sensible play.
 */
final class Playout {
    private final Board board;
    private final Xorshift random;
    private final Tactics tactics;
    private final Answers answers;
    /** The empty points, {@link #emptyCount} of them, in no order. */
    private final int[] empty;
    /** Where an empty point stands in {@link #empty}; by point, length {@link Points#LIMIT}. */
    private final int[] slot = new int[Points.LIMIT];

    private int emptyCount;

    Playout(BoardSize size, Xorshift random) {
        this.board = new Board(size);
        this.random = random;
        Liberties liberties = new Liberties(board);
        this.tactics = new Tactics(board, liberties);
        this.answers = new Answers(board, liberties, tactics, random);
        this.empty = new int[size.points()];
    }

    /** The board at the end, until the next {@link #play}. */
    Board board() {
        return board;
    }

    /** Plays one game on from a position; how many moves it took, at most three times the points of the board. */
    int play(Board start, Color first) {
        board.copyFrom(start);
        listEmptyPoints();
        int most = 3 * board.size().points();
        int moves = 0;
        int passes = 0;
        int last = Points.NONE;
        Color color = first;
        while (passes < 2 && moves < most) {
            last = move(color, last);
            passes = last == Points.NONE ? passes + 1 : 0;
            color = color.opponent();
            moves++;
        }
        return moves;
    }

    private void listEmptyPoints() {
        emptyCount = 0;
        for (int row = 0; row < board.size().height(); row++) {
            for (int column = 0; column < board.size().width(); column++) {
                int point = Points.of(column, row);
                if (board.isEmpty(point)) {
                    add(point);
                }
            }
        }
    }

    /** Plays one move; the point played on, {@link Points#NONE} for a pass. */
    private int move(Color color, int last) {
        int point = last == Points.NONE ? Points.NONE : answers.to(last, color);
        if (point == Points.NONE) {
            point = anySensible(color);
        }
        if (point == Points.NONE) {
            board.pass();
        } else {
            board.playAssumingLegal(color, point);
            remove(point);
            for (int i = 0; i < board.takenCount(); i++) {
                add(board.taken(i));
            }
        }
        return point;
    }

    /** Draws without replacement: what was no good moves to the end of the list. */
    private int anySensible(Color color) {
        for (int left = emptyCount; left > 0; left--) {
            int drawn = random.below(left);
            int point = empty[drawn];
            if (tactics.isSensible(color, point)) {
                return point;
            }
            put(empty[left - 1], drawn);
            put(point, left - 1);
        }
        return Points.NONE;
    }

    private void add(int point) {
        put(point, emptyCount++);
    }

    private void remove(int point) {
        put(empty[--emptyCount], slot[point]);
    }

    private void put(int point, int index) {
        empty[index] = point;
        slot[point] = index;
    }
}
