package org.tengen.scoring.life.domain;

import org.tengen.engine.Color;
import org.tengen.engine.board.Board;
import org.tengen.engine.board.Points;

/** The play that answers the opponent's last one on the spot, as any player would see it. No allocation. */
final class Answers {
    /** Of a hundred plays into a small space, how many are answered at its vital point. */
    private static final int EYE_SPACE_PER_CENT = 80;

    private final Board board;
    private final Liberties liberties;
    private final Tactics tactics;
    private final Patterns patterns;
    private final Xorshift random;
    private final Space space = new Space();
    /** Plays to choose from. */
    private final int[] candidates = new int[Math.max(Space.MAX, Directions.AROUND.length)];

    Answers(Board board, Liberties liberties, Tactics tactics, Xorshift random) {
        this.board = board;
        this.liberties = liberties;
        this.tactics = tactics;
        this.patterns = new Patterns(board);
        this.random = random;
    }

    /**
     * In this order: save a chain the last play put in atari; take the chain it left in atari; play the vital point of
     * what it captured; defend the small space it was played into; cut or block beside it. {@link Points#NONE} where
     * there is nothing to answer.
     */
    int to(int last, Color color) {
        int answer = save(last, color);
        if (answer == Points.NONE) {
            answer = take(last, color);
        }
        if (answer == Points.NONE) {
            answer = killSpaceOf(color);
        }
        if (answer == Points.NONE && random.below(100) < EYE_SPACE_PER_CENT) {
            answer = defendSpaceAt(last, color);
        }
        return answer == Points.NONE ? shapeBeside(last, color) : answer;
    }

    private int save(int last, Color color) {
        for (int side : Directions.SIDES) {
            if (board.holds(color, last + side)) {
                int only = liberties.only(last + side);
                if (only != Points.NONE) {
                    int saving = tactics.rescue(color, last + side, only);
                    if (saving != Points.NONE) {
                        return saving;
                    }
                }
            }
        }
        return Points.NONE;
    }

    private int take(int last, Color color) {
        int only = liberties.only(last);
        return only != Points.NONE && tactics.isSensible(color, only) ? only : Points.NONE;
    }

    /** The middle of three to six stones just lost, where that keeps their captor from two eyes. */
    private int killSpaceOf(Color color) {
        if (board.takenCount() < 3 || !space.takeCaptured(board) || !space.isKillable()) {
            return Points.NONE;
        }
        int vital = space.vital();
        return vital != Points.NONE && tactics.isLegal(color, vital) ? vital : Points.NONE;
    }

    private int defendSpaceAt(int last, Color color) {
        boolean small = space.flood(last, point -> board.isOnBoard(point) && !board.holds(color, point));
        if (!small) {
            return Points.NONE;
        }
        int most = 2;
        int found = 0;
        for (int i = 0; i < space.size(); i++) {
            int point = space.at(i);
            int neighbours = space.neighboursInside(point);
            if (board.isEmpty(point) && neighbours >= most) {
                found = neighbours > most ? 0 : found;
                most = neighbours;
                candidates[found++] = point;
            }
        }
        int vital = found == 0 ? Points.NONE : candidates[random.below(found)];
        return vital != Points.NONE && tactics.isSensible(color, vital) ? vital : Points.NONE;
    }

    private int shapeBeside(int last, Color color) {
        int found = 0;
        for (int step : Directions.AROUND) {
            int point = last + step;
            if (board.isEmpty(point) && patterns.match(color, point) && tactics.isSensible(color, point)) {
                candidates[found++] = point;
            }
        }
        return found == 0 ? Points.NONE : candidates[random.below(found)];
    }
}
