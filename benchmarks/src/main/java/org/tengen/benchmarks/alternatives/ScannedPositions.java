package org.tengen.benchmarks.alternatives;

import java.util.Arrays;

/** All hashes in a row, looked through from the last to the first. */
public final class ScannedPositions implements SeenPositions {
    private long[] hashes = new long[512];
    private int length;

    @Override
    public void clear() {
        length = 0;
    }

    @Override
    public void add(long hash) {
        if (length == hashes.length) {
            hashes = Arrays.copyOf(hashes, 2 * length);
        }
        hashes[length++] = hash;
    }

    @Override
    public boolean contains(long hash) {
        for (int i = length - 1; i >= 0; i--) {
            if (hashes[i] == hash) {
                return true;
            }
        }
        return false;
    }
}
