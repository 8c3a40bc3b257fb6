package org.tengen.engine.rules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.tengen.engine.BoardSize;
import org.tengen.engine.Color;
import org.tengen.engine.Move;
import org.tengen.engine.Position;
import org.tengen.engine.Vertex;
import org.tengen.engine.board.Board;
import org.tengen.engine.board.Points;

/**
 * One game of Go under one {@link Ruleset}: the board, whose turn it is, and everything that was played. Mutable and
 * single-threaded. It knows no players, clocks or results; resigning is no move.
 *
 * <p>Moves are numbered from 1; passes count. Number 0 is the start, with setup and handicap stones on the board.
 * Legality is judged over the whole game. Judging and playing allocate nothing, but for the history's growth by
 * doubling and for confirming a repetition.
 *
 * <p>Points ({@code int}, as {@link Points} counts them) may be given in place of vertices where a caller has parsed
 * its moves beforehand.
 */
public final class Game {
    private final Ruleset rules;
    private final Board board;
    private final History history = new History();
    private final Color firstToPlay;
    private final boolean retakingRepeats;
    private final boolean forbidsRepetition;

    private Setup setup;
    private int handicapStonesLeft;
    private int moveNumber;
    private int consecutivePasses;
    private boolean ended;
    private boolean blackToPlay;

    private Game(Ruleset rules, BoardSize size, Opening opening) {
        if (!opening.setup().isEmpty()) {
            opening.setup().on(size);
        }
        this.rules = rules;
        this.board = new Board(size);
        this.setup = opening.setup();
        this.firstToPlay = opening.firstToPlay();
        this.handicapStonesLeft = opening.handicapStonesLeft();
        this.retakingRepeats = rules.ko() != KoRule.NATURAL_SITUATIONAL;
        this.forbidsRepetition = rules.ko() != KoRule.SIMPLE;
        begin();
    }

    /**
     * A game from a position.
     *
     * @throws IllegalArgumentException where the setup is no legal start on this board
     */
    public static Game start(Ruleset rules, BoardSize size, Setup setup, Color toPlay) {
        return new Game(rules, size, new Opening(setup, toPlay, 0));
    }

    /**
     * An even game as the ruleset starts it: seat stones where they are fixed, else an empty board.
     *
     * @throws IllegalArgumentException where the ruleset wants seat stones and this size has no points for them
     */
    public static Game start(Ruleset rules, BoardSize size) {
        return new Game(rules, size, Opening.even(rules, size));
    }

    /**
     * A handicap game. Fixed stones stand on their points; free ones are still to be placed, with
     * {@link #placeHandicapStone}, before White plays first. With a handicap of 0 or 1 Black plays first.
     *
     * @throws IllegalArgumentException where fixed stones have no points on this size, or free ones no room
     */
    public static Game start(Ruleset rules, BoardSize size, Handicap handicap) {
        return new Game(rules, size, Opening.with(handicap, rules, size));
    }

    /** This game at this moment, to be played on without changing this one. Cost: a copy of the board and history. */
    public Game copy() {
        Game copy = new Game(rules, size(), new Opening(setup, firstToPlay, handicapStonesLeft));
        copy.board.copyFrom(board);
        copy.history.copyFrom(history);
        copy.moveNumber = moveNumber;
        copy.consecutivePasses = consecutivePasses;
        copy.ended = ended;
        copy.blackToPlay = blackToPlay;
        return copy;
    }

    public Ruleset rules() {
        return rules;
    }

    public BoardSize size() {
        return board.size();
    }

    /** The stones that stood on the board before move 1, handicap stones among them. */
    public Setup setup() {
        return setup;
    }

    /** The side that plays move 1. */
    public Color firstToPlay() {
        return firstToPlay;
    }

    /** How many free handicap stones Black has still to place; White plays when there are none. */
    public int handicapStonesLeft() {
        return handicapStonesLeft;
    }

    /**
     * Puts down a free handicap stone.
     *
     * @throws IllegalStateException where none is left to place, or {@link #judge} does not find it legal
     */
    public void placeHandicapStone(Vertex vertex) {
        if (handicapStonesLeft == 0) {
            throw new IllegalStateException("There is no handicap stone left to place");
        }
        require(judge(Color.BLACK, vertex), Color.BLACK, vertex.toString());
        setup = setup.with(Color.BLACK, vertex);
        handicapStonesLeft--;
        begin();
    }

    /** Whether this side may play there now; while handicap stones are placed, whether Black may place one there. */
    public Legality judge(Color color, Vertex vertex) {
        return judge(color, Points.of(vertex));
    }

    /** Whether this side may play on this point now; any {@code int} may be asked. */
    public Legality judge(Color color, int point) {
        if ((color == Color.BLACK) != blackToPlay) {
            return Legality.WRONG_TURN;
        }
        if (ended) {
            return Legality.PLAY_ENDED;
        }
        if (!board.isOnBoard(point)) {
            return Legality.OFF_BOARD;
        }
        if (!board.isEmpty(point)) {
            return Legality.OCCUPIED;
        }
        if (board.isKo(point) && retakingRepeats) {
            return Legality.KO;
        }
        if (board.isSuicide(color, point)) {
            return judgeSuicide(color, point);
        }
        return forbidsRepetition && board.hasVacated(color, point) ? judgeRepetition(color, point) : Legality.LEGAL;
    }

    private void begin() {
        goToStart();
        history.restart(board.hash());
    }

    private void goToStart() {
        board.clear();
        setUpOn(board);
        moveNumber = 0;
        consecutivePasses = 0;
        ended = false;
        blackToPlay = handicapStonesLeft > 0 || firstToPlay == Color.BLACK;
    }

    private void setUpOn(Board empty) {
        if (!setup.isEmpty()) {
            setup.black().forEach(vertex -> empty.setUp(Color.BLACK, Points.of(vertex)));
            setup.white().forEach(vertex -> empty.setUp(Color.WHITE, Points.of(vertex)));
        }
    }

    private Legality judgeSuicide(Color color, int point) {
        boolean allowed = switch (rules.suicide()) {
            case NONE -> false;
            case MULTI_STONE -> !board.isSingleStoneSuicide(color, point);
            case ANY -> true;
        };
        if (!allowed) {
            return Legality.SUICIDE;
        }
        return forbidsRepetition ? judgeRepetition(color, point) : Legality.LEGAL;
    }

    private Legality judgeRepetition(Color color, int point) {
        if (!Repetition.isForbidden(this, color, point)) {
            return Legality.LEGAL;
        }
        return board.isKo(point) ? Legality.KO : Legality.REPETITION;
    }

    /** Whether this side may pass now. */
    public Legality judgePass(Color color) {
        if (handicapStonesLeft > 0) {
            return Legality.PASS_NOT_ALLOWED;
        }
        if ((color == Color.BLACK) != blackToPlay) {
            return Legality.WRONG_TURN;
        }
        return ended ? Legality.PLAY_ENDED : Legality.LEGAL;
    }

    /**
     * The number of the move whose position a play would repeat against the ko rule, the first such; 0 is the start.
     * Empty where {@link #judge} finds anything but {@link Legality#REPETITION}, or {@link Legality#KO} under a rule
     * that knows repetition.
     */
    public OptionalInt repeatedMove(Color color, Vertex vertex) {
        return switch (judge(color, vertex)) {
            case KO, REPETITION -> Repetition.of(this, color, Points.of(vertex));
            case LEGAL, OCCUPIED, SUICIDE, WRONG_TURN, OFF_BOARD, PASS_NOT_ALLOWED, PLAY_ENDED -> OptionalInt.empty();
        };
    }

    /**
     * Plays a stone.
     *
     * @throws IllegalStateException where it is not legal; the game is unchanged
     */
    public void play(Color color, Vertex vertex) {
        require(judge(color, vertex), color, vertex.toString());
        requireHandicapPlaced();
        playAssumingLegal(color, vertex);
    }

    /** Plays a stone that {@link #judge} has just found legal; nothing is checked. */
    public void playAssumingLegal(Color color, Vertex vertex) {
        playAssumingLegal(color, Points.of(vertex));
    }

    /** Plays a stone on a point that {@link #judge} has just found legal; nothing is checked. */
    public void playAssumingLegal(Color color, int point) {
        putStone(color, point);
        history.record(moveNumber, color, point, board.hash());
    }

    private void putStone(Color color, int point) {
        board.playAssumingLegal(color, point);
        consecutivePasses = 0;
        moveNumber++;
        blackToPlay = color != Color.BLACK;
    }

    /**
     * Passes.
     *
     * @throws IllegalStateException where it is not legal; the game is unchanged
     */
    public void pass(Color color) {
        require(judgePass(color), color, "pass");
        passAssumingLegal(color);
    }

    /** Passes where {@link #judgePass} has just found it legal; nothing is checked. */
    public void passAssumingLegal(Color color) {
        putNone(color);
        history.record(moveNumber, color, Points.NONE, board.hash());
    }

    private void putNone(Color color) {
        board.pass();
        consecutivePasses++;
        ended = consecutivePasses >= rules.passesToEnd();
        moveNumber++;
        blackToPlay = color != Color.BLACK;
    }

    private static void require(Legality legality, Color color, String move) {
        if (legality != Legality.LEGAL) {
            throw new IllegalStateException(color + " " + move + " is not legal: " + legality);
        }
    }

    private void requireHandicapPlaced() {
        if (handicapStonesLeft > 0) {
            throw new IllegalStateException(handicapStonesLeft + " handicap stones are still to be placed");
        }
    }

    /** The side to move; while handicap stones are placed, Black. */
    public Color toPlay() {
        return blackToPlay ? Color.BLACK : Color.WHITE;
    }

    /** The number of the last move; 0 at the start. */
    public int moveNumber() {
        return moveNumber;
    }

    /** The passes in a row up to now. */
    public int consecutivePasses() {
        return consecutivePasses;
    }

    /**
     * The side that passed first, among the moves up to now; empty where nobody has. A pass stays the first one though
     * play went on after it, also where it ended play and play was resumed. Cost: a look at each move.
     */
    public Optional<Color> firstToPass() {
        for (int number = 1; number <= moveNumber; number++) {
            if (history.pointOf(number) == Points.NONE) {
                return Optional.of(history.colorOf(number));
            }
        }
        return Optional.empty();
    }

    /** Whether passes have ended play, and nobody has resumed it. */
    public boolean playEnded() {
        return ended;
    }

    /**
     * Goes on after play had ended; the passes stay in the game, but no longer count towards the end.
     *
     * @param toPlay the side that plays next
     * @throws IllegalStateException where play has not ended
     */
    public void resume(Color toPlay) {
        if (!ended) {
            throw new IllegalStateException("Play has not ended after move " + moveNumber + ", so it cannot resume");
        }
        history.recordResumption(moveNumber, toPlay);
        applyResumption(toPlay);
    }

    /**
     * Gives the turn to a side, as the records of games do that leave out a pass or have a side play twice: whoever's
     * turn it was, and whether or not play had ended, this side is to play. No move is made or numbered; as after a pass,
     * a ko may be retaken, and passes before it no longer count towards the end. Changes nothing where it is that
     * side's turn in play.
     *
     * @throws IllegalStateException before the first move: the start says who plays that
     */
    public void giveTurn(Color toPlay) {
        if (moveNumber == 0) {
            throw new IllegalStateException("The start says who plays the first move");
        }
        if (ended || toPlay != toPlay()) {
            history.recordResumption(moveNumber, toPlay);
            applyResumption(toPlay);
        }
    }

    private void applyResumption(Color resumedWith) {
        board.pass();
        ended = false;
        consecutivePasses = 0;
        blackToPlay = resumedWith == Color.BLACK;
    }

    /** Whether this point of the board is empty. No allocation. */
    public boolean isEmpty(int point) {
        return board.isEmpty(point);
    }

    /** Whether this empty point looks like an eye of this side, as {@link Board#isEyeShape} has it. No allocation. */
    public boolean isEyeShape(Color color, int point) {
        return board.isEyeShape(color, point);
    }

    /** How many stones the last move took, of either side. No allocation. */
    public int lastTakenCount() {
        return board.takenCount();
    }

    /** The opponent's stones the last move took, in order. */
    public List<Vertex> lastCaptured() {
        return lastWasSuicide() ? List.of() : lastTaken();
    }

    /** The own stones the last move took, the one just played among them, in order. */
    public List<Vertex> lastSuicided() {
        return lastWasSuicide() ? lastTaken() : List.of();
    }

    private boolean lastWasSuicide() {
        return board.takenCount() > 0 && board.isEmpty(history.pointOf(moveNumber));
    }

    private List<Vertex> lastTaken() {
        return IntStream.range(0, board.takenCount())
                .map(board::taken)
                .sorted()
                .mapToObj(Points::vertex)
                .toList();
    }

    /** The stones this side has captured, or the opponent has lost by suicide. */
    public int prisonersHeldBy(Color color) {
        return board.prisonersHeldBy(color);
    }

    /** The vertex where a ko was just taken, which the side to move may not retake at once. */
    public Optional<Vertex> koPoint() {
        return board.koPoint() == Points.NONE ? Optional.empty() : Optional.of(Points.vertex(board.koPoint()));
    }

    /**
     * The number of the earlier move after which the whole board and the side to move were as they are now, the first
     * such; 0 is the start. Empty where the last move was a pass, and under rules that forbid repetition.
     */
    public OptionalInt longCycle() {
        boolean possible = !forbidsRepetition && moveNumber > 0 && history.pointOf(moveNumber) != Points.NONE;
        return possible ? Repetition.cycle(this) : OptionalInt.empty();
    }

    /**
     * Takes the last move back. Exact: whatever could be asked before the move has the same answer again.
     *
     * @throws IllegalStateException where there is no move
     */
    public void undo() {
        if (moveNumber == 0) {
            throw new IllegalStateException("There is no move to undo");
        }
        jumpTo(moveNumber - 1);
    }

    /**
     * Goes to the moment after a move, 0 being the start. Later moves are kept, and can be jumped to, until another is
     * played. Where play was resumed after that move, it is resumed. Cost: replaying up to there, or from here.
     *
     * @throws IllegalArgumentException where the game has no such move
     */
    public void jumpTo(int number) {
        requireMove(number);
        if (number < moveNumber) {
            goToStart();
        }
        while (moveNumber < number) {
            replayNext();
        }
    }

    private void replayNext() {
        int number = moveNumber + 1;
        if (history.pointOf(number) == Points.NONE) {
            putNone(history.colorOf(number));
        } else {
            putStone(history.colorOf(number), history.pointOf(number));
        }
        if (history.isResumedAfter(number)) {
            applyResumption(history.resumedWith(number));
        }
    }

    private void requireMove(int number) {
        if (number < 0 || number > history.length()) {
            throw new IllegalArgumentException(
                    "The game has moves 1 to " + history.length() + ", and 0 for the start; not " + number);
        }
    }

    /** The moves up to now. */
    public List<Move> moves() {
        List<Move> moves = new ArrayList<>(moveNumber);
        for (int number = 1; number <= moveNumber; number++) {
            moves.add(history.move(number));
        }
        return Collections.unmodifiableList(moves);
    }

    /** The side that made a move; numbers up to the last known one. */
    public Color colorOf(int number) {
        requireMove(number);
        return history.colorOf(number);
    }

    /** The stones on the board now. */
    public Position position() {
        return board.position();
    }

    /**
     * The stones after a move, 0 being the start; the game is unchanged.
     *
     * @throws IllegalArgumentException where the game has no such move
     */
    public Position positionAt(int number) {
        requireMove(number);
        return boardAfter(number).position();
    }

    /** The hash of the position now: equal for equal positions of one size, the same on every machine and run. */
    public long positionHash() {
        return board.hash();
    }

    /** Every vertex the side to move may play on now; none where play has ended. */
    public SortedSet<Vertex> legalPlays() {
        SortedSet<Vertex> legal = new TreeSet<>();
        for (int row = 0; row < size().height(); row++) {
            for (int column = 0; column < size().width(); column++) {
                if (judge(toPlay(), Points.of(column, row)) == Legality.LEGAL) {
                    legal.add(new Vertex(column, row));
                }
            }
        }
        return legal;
    }

    Board board() {
        return board;
    }

    History history() {
        return history;
    }

    /** A new board as it was after a move. */
    Board boardAfter(int number) {
        Board then = new Board(size());
        setUpOn(then);
        for (int i = 1; i <= number; i++) {
            if (history.pointOf(i) == Points.NONE) {
                then.pass();
            } else {
                then.playAssumingLegal(history.colorOf(i), history.pointOf(i));
            }
        }
        return then;
    }
}
