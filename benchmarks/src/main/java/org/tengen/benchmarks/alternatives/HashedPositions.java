package org.tengen.benchmarks.alternatives;

import java.util.Arrays;

/** Open addressing, linear probing, in a table of longs for games of up to about a thousand moves. 0 is an empty slot. */
public final class HashedPositions implements SeenPositions {
    private static final int SLOTS = 2048;

    private final long[] slots = new long[SLOTS];

    @Override
    public void clear() {
        Arrays.fill(slots, 0);
    }

    @Override
    public void add(long hash) {
        slots[slotOf(hash)] = hash;
    }

    @Override
    public boolean contains(long hash) {
        return slots[slotOf(hash)] == hash;
    }

    private int slotOf(long hash) {
        int slot = (int) hash & (SLOTS - 1);
        while (slots[slot] != 0 && slots[slot] != hash) {
            slot = (slot + 1) & (SLOTS - 1);
        }
        return slot;
    }
}
