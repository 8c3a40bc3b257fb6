package org.tengen.scoring.life.domain;

/** Seeded random numbers (Marsaglia's xorshift64*): the same seed, the same numbers, on every machine. */
final class Xorshift {
    private long state;

    /** Any seed will do, zero among them. */
    Xorshift(long seed) {
        long mixed = (seed ^ 0x9E3779B97F4A7C15L) * 0xBF58476D1CE4E5B9L;
        state = mixed == 0 ? 1 : mixed;
    }

    /** A number from 0 to {@code bound} - 1; the bound is at least 1. */
    int below(int bound) {
        state ^= state >>> 12;
        state ^= state << 25;
        state ^= state >>> 27;
        long high = (state * 0x2545F4914F6CDD1DL) >>> 32;
        return (int) ((high * bound) >>> 32);
    }
}
