package org.tengen.engine.board;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Optional;
import org.tengen.engine.BoardSize;
import org.tengen.engine.Color;
import org.tengen.engine.Position;

/**
 * Stones on a board, fast: mutable, single-threaded, without allocation when playing. Points are {@code int}s as
 * {@link Points} counts them. Nothing here checks whose turn it is, whether a position repeats, or that a point lies on
 * the board where the method does not say so.
 *
 * <p>A chain is known by its head, one of its stones. Its liberties are kept as pseudo-liberties: the number of pairs
 * of a stone of the chain and an empty point beside it. They are zero exactly when the liberties are, cost one addition
 * to keep, and decide captures and suicide; the true number of liberties is counted when somebody asks.
 */
public final class Board {
    /** What stands on a point, the low three bits of its cell: one bit each, border none. */
    private static final int EMPTY = 1;

    private static final int BLACK = 2;
    private static final int WHITE = 4;
    private static final int STONE = BLACK | WHITE;

    private static final int HEAD_SHIFT = 3;
    private static final int ONE_STONE = 1 << 16;
    private static final int LIBERTIES = ONE_STONE - 1;
    private static final int UP = Points.STRIDE;

    private final BoardSize size;

    /** {@code head << 3 | what stands there}; the head of an empty or border point is itself. By point, length LENGTH. */
    private final int[] cell;
    /** {@code stones << 16 | pseudo-liberties} of the chain; by head, length LENGTH; arbitrary where no head is. */
    private final int[] chain;
    /** The next stone of the chain, in a ring; by point, length LENGTH; arbitrary where no stone is. */
    private final short[] next;
    /** The colours (BLACK | WHITE) that have been taken off this point since the start; by point, length LENGTH. */
    private final byte[] vacated;
    /** The points the last play made empty, in no order, length {@code size.points()}; {@link #takenCount} of them. */
    private final short[] taken;

    private int takenCount;
    private int koPoint;
    private int blackPrisoners;
    private int whitePrisoners;
    private long hash;

    /** An empty board. */
    public Board(BoardSize size) {
        this.size = size;
        int length = (size.height() + 2) * Points.STRIDE + 1;
        cell = new int[length];
        chain = new int[length];
        next = new short[length];
        vacated = new byte[length];
        taken = new short[size.points()];
        clear();
    }

    /** Makes the board empty, as it was new. No allocation. */
    public void clear() {
        for (int point = 0; point < cell.length; point++) {
            cell[point] = point << HEAD_SHIFT;
        }
        for (int row = 0; row < size.height(); row++) {
            int first = Points.of(0, row);
            for (int point = first; point < first + size.width(); point++) {
                cell[point] |= EMPTY;
            }
        }
        Arrays.fill(vacated, (byte) 0);
        takenCount = 0;
        koPoint = Points.NONE;
        blackPrisoners = 0;
        whitePrisoners = 0;
        hash = Zobrist.empty(size);
    }

    /** Makes this board equal to another of the same size. No allocation. */
    public void copyFrom(Board other) {
        if (!size.equals(other.size)) {
            throw new IllegalArgumentException("A board of " + size + " cannot become one of " + other.size);
        }
        System.arraycopy(other.cell, 0, cell, 0, cell.length);
        System.arraycopy(other.chain, 0, chain, 0, chain.length);
        System.arraycopy(other.next, 0, next, 0, next.length);
        System.arraycopy(other.vacated, 0, vacated, 0, vacated.length);
        System.arraycopy(other.taken, 0, taken, 0, other.takenCount);
        takenCount = other.takenCount;
        koPoint = other.koPoint;
        blackPrisoners = other.blackPrisoners;
        whitePrisoners = other.whitePrisoners;
        hash = other.hash;
    }

    public BoardSize size() {
        return size;
    }

    /** Whether this point lies on the board; any {@code int} may be asked. */
    public boolean isOnBoard(int point) {
        return point > 0 && point < cell.length && (cell[point] & (STONE | EMPTY)) != 0;
    }

    /** Whether this point is on the board and empty. */
    public boolean isEmpty(int point) {
        return (cell[point] & EMPTY) != 0;
    }

    /** Whether a stone of this colour stands on this point. */
    public boolean holds(Color color, int point) {
        return (cell[point] & bit(color)) != 0;
    }

    /** The colour of the stone on this point; empty where there is none. */
    public Optional<Color> at(int point) {
        return switch (cell[point] & STONE) {
            case BLACK -> Optional.of(Color.BLACK);
            case WHITE -> Optional.of(Color.WHITE);
            default -> Optional.empty();
        };
    }

    /**
     * Puts a stone on an empty point without captures, as before the first move. The chains beside it may be left
     * without liberties: who sets up a position looks for those at the end.
     */
    public void setUp(Color color, int point) {
        put(bit(color), point, cell[point - UP], cell[point - 1], cell[point + 1], cell[point + UP]);
    }

    /**
     * Plays a stone: takes the opponent's chains it leaves without liberties; if there are none and its own has no
     * liberty, takes its own. The point must be empty, and {@link #isKo} false if simple ko is the rule; nothing is
     * checked. No allocation; cost: the stones taken, and those of the smaller chains joined.
     */
    public void playAssumingLegal(Color color, int point) {
        int own = bit(color);
        int below = cell[point - UP];
        int left = cell[point - 1];
        int right = cell[point + 1];
        int above = cell[point + UP];
        put(own, point, below, left, right, above);
        int around = below | left | right | above;
        int dying = ifDying(below) | ifDying(left) | ifDying(right) | ifDying(above);
        takenCount = 0;
        koPoint = Points.NONE;
        if ((dying & (STONE ^ own)) != 0) {
            take(STONE ^ own, point);
            if (takenCount == 1 && (around & (own | EMPTY)) == 0) {
                koPoint = taken[0];
            }
        } else if ((around & EMPTY) == 0 && isWithoutLiberties(point)) {
            remove(own, point);
        }
    }

    /** Notes that a side passed: a ko point is open again, and nothing was taken. */
    public void pass() {
        takenCount = 0;
        koPoint = Points.NONE;
    }

    /**
     * Whether this play retakes a ko at once: a single stone that has just taken a single stone and could be taken by a
     * play there. Only meaningful for the side whose turn it is.
     */
    public boolean isKo(int point) {
        return point == koPoint;
    }

    /** The point barred by simple ko, or {@link Points#NONE}. */
    public int koPoint() {
        return koPoint;
    }

    /** Whether a play on this empty point would leave its own chain without liberties and take nothing. */
    public boolean isSuicide(Color color, int point) {
        int around = cell[point - UP] | cell[point - 1] | cell[point + 1] | cell[point + UP];
        return (around & EMPTY) == 0 && isSuicideWhereFull(color, point);
    }

    /** Whether a play on this empty point would take off its own stone alone, the rest of the board staying as it is. */
    public boolean isSingleStoneSuicide(Color color, int point) {
        int around = cell[point - UP] | cell[point - 1] | cell[point + 1] | cell[point + UP];
        return (around & (EMPTY | bit(color))) == 0 && isSuicideWhereFull(color, point);
    }

    /** Whether a play on this empty point would take stones of the opponent's. */
    public boolean takes(Color color, int point) {
        countLiberty(point, -1);
        boolean takes = (dying(point) & (STONE ^ bit(color))) != 0;
        countLiberty(point, 1);
        return takes;
    }

    private boolean isSuicideWhereFull(Color color, int point) {
        countLiberty(point, -1);
        int enemy = STONE ^ bit(color);
        boolean takes = (dying(point) & enemy) != 0;
        boolean lives = (living(point) & bit(color)) != 0;
        countLiberty(point, 1);
        return !takes && !lives;
    }

    /**
     * Whether an empty point looks like an eye of this side: its stones stand on every neighbour, and the opponent's on
     * fewer than two of the diagonal points, the edge counting as one of those. A shape, not a judgement of life.
     */
    public boolean isEyeShape(Color color, int point) {
        int own = bit(color);
        int around = cell[point - UP] | cell[point - 1] | cell[point + 1] | cell[point + UP];
        return (around & (EMPTY | (STONE ^ own))) == 0 && isWithoutFalseDiagonals(point, STONE ^ own);
    }

    private boolean isWithoutFalseDiagonals(int point, int enemy) {
        int belowLeft = cell[point - UP - 1] & (STONE | EMPTY);
        int belowRight = cell[point - UP + 1] & (STONE | EMPTY);
        int aboveLeft = cell[point + UP - 1] & (STONE | EMPTY);
        int aboveRight = cell[point + UP + 1] & (STONE | EMPTY);
        int enemies = one(belowLeft, enemy) + one(belowRight, enemy) + one(aboveLeft, enemy) + one(aboveRight, enemy);
        boolean edge = belowLeft == 0 || belowRight == 0 || aboveLeft == 0 || aboveRight == 0;
        return enemies + (edge ? 1 : 0) < 2;
    }

    private static int one(int kind, int sought) {
        return kind == sought ? 1 : 0;
    }

    /**
     * The hash the position would have after a play on this empty point, captures and suicide included. The play is not
     * made. No allocation; cost: the stones it would take.
     */
    public long hashAfter(Color color, int point) {
        countLiberty(point, -1);
        Color opponent = color.opponent();
        int enemy = bit(opponent);
        long after = hash ^ Zobrist.stone(color, point);
        if ((dying(point) & enemy) != 0) {
            after ^= hashOfDying(opponent, point);
        } else if (((cell[point - UP] | cell[point - 1] | cell[point + 1] | cell[point + UP]) & EMPTY) == 0
                && (living(point) & bit(color)) == 0) {
            after ^= Zobrist.stone(color, point) ^ hashOfDying(color, point);
        }
        countLiberty(point, 1);
        return after;
    }

    /** Whether a stone of this colour has been taken off this point since the board was empty. */
    public boolean hasVacated(Color color, int point) {
        return (vacated[point] & bit(color)) != 0;
    }

    /** Whether the same stones stand on the same points of a board of the same size. No allocation. */
    public boolean hasSameStonesAs(Board other) {
        boolean same = size.equals(other.size);
        for (int point = 0; same && point < cell.length; point++) {
            same = ((cell[point] ^ other.cell[point]) & (STONE | EMPTY)) == 0;
        }
        return same;
    }

    /** The hash of the position: equal for equal positions of one size, unequal for others but for chance. */
    public long hash() {
        return hash;
    }

    /** The stones this side holds as prisoners. */
    public int prisonersHeldBy(Color color) {
        return color == Color.BLACK ? blackPrisoners : whitePrisoners;
    }

    /** How many points the last play made empty. */
    public int takenCount() {
        return takenCount;
    }

    /** A point the last play made empty; {@code index} from 0 to {@link #takenCount} - 1, in no order. */
    public int taken(int index) {
        return taken[index];
    }

    /** The number of stones in the chain of the stone on this point. No allocation. */
    public int chainSize(int point) {
        return chain[cell[point] >>> HEAD_SHIFT] >>> 16;
    }

    /** The stone after this one in its chain's ring: following it from any stone visits each once and comes back. */
    public int nextInChain(int point) {
        return next[point];
    }

    /** One stone of the chain, the same for all its stones until the next play. */
    public int headOf(int point) {
        return cell[point] >>> HEAD_SHIFT;
    }

    /** Pairs of a stone of the chain of this point and an empty point beside it. */
    int pseudoLiberties(int point) {
        return chain[cell[point] >>> HEAD_SHIFT] & LIBERTIES;
    }

    /** The number of liberties of the chain of the stone on this point. Allocates; cost: the stones of the chain. */
    public int liberties(int point) {
        BitSet liberties = new BitSet(cell.length);
        int stone = point;
        do {
            for (int neighbour : new int[] {stone - UP, stone - 1, stone + 1, stone + UP}) {
                if (isEmpty(neighbour)) {
                    liberties.set(neighbour);
                }
            }
            stone = next[stone];
        } while (stone != point);
        return liberties.cardinality();
    }

    /** The stones as an immutable drawing. Allocates. */
    public Position position() {
        String[] rows = new String[size.height()];
        for (int row = 0; row < size.height(); row++) {
            char[] symbols = new char[size.width()];
            for (int column = 0; column < size.width(); column++) {
                symbols[column] = symbol(cell[Points.of(column, row)]);
            }
            rows[size.height() - 1 - row] = new String(symbols);
        }
        return new Position(Arrays.asList(rows));
    }

    private static char symbol(int cell) {
        if ((cell & EMPTY) != 0) {
            return Position.EMPTY_POINT;
        }
        return (cell & BLACK) != 0 ? Position.BLACK_STONE : Position.WHITE_STONE;
    }

    private static int bit(Color color) {
        return color == Color.BLACK ? BLACK : WHITE;
    }

    /** Puts a stone down between these neighbours and joins it to its own. */
    private void put(int own, int point, int below, int left, int right, int above) {
        chain[below >>> HEAD_SHIFT]--;
        chain[left >>> HEAD_SHIFT]--;
        chain[right >>> HEAD_SHIFT]--;
        chain[above >>> HEAD_SHIFT]--;
        hash ^= Zobrist.stone(own == BLACK ? 0 : 1, point);
        int stone = ONE_STONE + (below & EMPTY) + (left & EMPTY) + (right & EMPTY) + (above & EMPTY);
        if (((below | left | right | above) & own) == 0) {
            cell[point] = point << HEAD_SHIFT | own;
            next[point] = (short) point;
            chain[point] = stone;
        } else {
            append(own, point, stone, below, left, right, above);
        }
    }

    private void append(int own, int point, int stone, int below, int left, int right, int above) {
        int neighbour = (below & own) != 0 ? below : (left & own) != 0 ? left : (right & own) != 0 ? right : above;
        int head = neighbour >>> HEAD_SHIFT;
        cell[point] = neighbour;
        next[point] = next[head];
        next[head] = (short) point;
        chain[head] += stone;
        joinIf(own, point, left);
        joinIf(own, point, right);
        joinIf(own, point, above);
    }

    private void joinIf(int own, int point, int neighbour) {
        if ((neighbour & own) != 0 && neighbour != cell[point]) {
            int one = cell[point] >>> HEAD_SHIFT;
            int other = cell[neighbour >>> HEAD_SHIFT] >>> HEAD_SHIFT;
            if (one != other) {
                if (chain[one] > chain[other]) {
                    join(one, other);
                } else {
                    join(other, one);
                }
            }
        }
    }

    /** Makes one chain of two, by head; the cost is the smaller one's. */
    private void join(int larger, int smaller) {
        chain[larger] += chain[smaller];
        int labelled = cell[larger];
        int stone = smaller;
        do {
            cell[stone] = labelled;
            stone = next[stone];
        } while (stone != smaller);
        short after = next[larger];
        next[larger] = next[smaller];
        next[smaller] = after;
    }

    /** Adds to the pseudo-liberties of what stands round a point; those of empty points and border are never read. */
    private void countLiberty(int point, int change) {
        chain[cell[point - UP] >>> HEAD_SHIFT] += change;
        chain[cell[point - 1] >>> HEAD_SHIFT] += change;
        chain[cell[point + 1] >>> HEAD_SHIFT] += change;
        chain[cell[point + UP] >>> HEAD_SHIFT] += change;
    }

    /** What stands round a point without liberties, as bits; the other bits of the answer are arbitrary. */
    private int dying(int point) {
        return ifDying(cell[point - UP])
                | ifDying(cell[point - 1])
                | ifDying(cell[point + 1])
                | ifDying(cell[point + UP]);
    }

    private int ifDying(int neighbour) {
        return neighbour & ((chain[neighbour >>> HEAD_SHIFT] & LIBERTIES) - 1) >> 31;
    }

    /** What stands round a point with liberties, as bits; the other bits of the answer are arbitrary. */
    private int living(int point) {
        return ifLiving(cell[point - UP])
                | ifLiving(cell[point - 1])
                | ifLiving(cell[point + 1])
                | ifLiving(cell[point + UP]);
    }

    private int ifLiving(int neighbour) {
        return neighbour & ~(((chain[neighbour >>> HEAD_SHIFT] & LIBERTIES) - 1) >> 31);
    }

    /** Whether the chain of the stone on this point has no liberty; so only while a position is being set up. */
    boolean isWithoutLiberties(int point) {
        return (chain[cell[point] >>> HEAD_SHIFT] & LIBERTIES) == 0;
    }

    private void take(int kind, int point) {
        takeIfDying(kind, point - UP);
        takeIfDying(kind, point - 1);
        takeIfDying(kind, point + 1);
        takeIfDying(kind, point + UP);
    }

    private void takeIfDying(int kind, int point) {
        if ((ifDying(cell[point]) & kind) != 0) {
            remove(kind, point);
        }
    }

    private void remove(int kind, int point) {
        int before = takenCount;
        int color = kind == BLACK ? 0 : 1;
        int stone = point;
        do {
            int following = next[stone];
            cell[stone] = stone << HEAD_SHIFT | EMPTY;
            countLiberty(stone, 1);
            hash ^= Zobrist.stone(color, stone);
            vacated[stone] |= (byte) kind;
            taken[takenCount++] = (short) stone;
            stone = following;
        } while (stone != point);
        if (kind == BLACK) {
            whitePrisoners += takenCount - before;
        } else {
            blackPrisoners += takenCount - before;
        }
    }

    /** The hash of the stones of one colour round a point that have no liberties left. */
    private long hashOfDying(Color color, int point) {
        int below = headIfDying(color, point - UP);
        int left = headIfDying(color, point - 1);
        int right = headIfDying(color, point + 1);
        int above = headIfDying(color, point + UP);
        long dying = hashOfChain(color, below);
        if (left != below) {
            dying ^= hashOfChain(color, left);
        }
        if (right != below && right != left) {
            dying ^= hashOfChain(color, right);
        }
        if (above != below && above != left && above != right) {
            dying ^= hashOfChain(color, above);
        }
        return dying;
    }

    private int headIfDying(Color color, int point) {
        return (ifDying(cell[point]) & bit(color)) == 0 ? Points.NONE : headOf(point);
    }

    /** The hash of a chain by its head; 0 for {@link Points#NONE}. */
    private long hashOfChain(Color color, int head) {
        long stones = 0;
        for (int stone = head; stone != Points.NONE; ) {
            stones ^= Zobrist.stone(color, stone);
            stone = next[stone] == head ? Points.NONE : next[stone];
        }
        return stones;
    }
}
