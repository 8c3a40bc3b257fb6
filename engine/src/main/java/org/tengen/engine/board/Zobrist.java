package org.tengen.engine.board;

import org.tengen.engine.BoardSize;
import org.tengen.engine.Color;

/**
 * The keys of position hashes: 64 random bits for each stone, whose exclusive or is the hash of the stones together.
 * The keys come from SplitMix64 with a fixed seed, and never change: hashes are stored in the log of every match.
 */
final class Zobrist {
    private static final long SEED = 0x7465_6e67_656eL;
    private static final long GAMMA = 0x9e37_79b9_7f4a_7c15L;

    /** The key of a stone, by {@code 2 * point}, one more for White; length 2 * Points.LIMIT. */
    private static final long[] STONES = stones();

    private Zobrist() {}

    static long stone(int color, int point) {
        return STONES[point << 1 | color];
    }

    static long stone(Color color, int point) {
        return STONES[point << 1 | (color == Color.BLACK ? 0 : 1)];
    }

    /** The hash of an empty board of this size, so that equal stones on different boards hash differently. */
    static long empty(BoardSize size) {
        return mix(SEED - size.width() * GAMMA - size.height() * (GAMMA << 8));
    }

    private static long[] stones() {
        long[] stones = new long[2 * Points.LIMIT];
        for (int i = 0; i < stones.length; i++) {
            stones[i] = mix(SEED + (i + 1) * GAMMA);
        }
        return stones;
    }

    private static long mix(long seed) {
        long z = seed;
        z = (z ^ z >>> 30) * 0xbf58_476d_1ce4_e5b9L;
        z = (z ^ z >>> 27) * 0x94d0_49bb_1331_11ebL;
        return z ^ z >>> 31;
    }
}
