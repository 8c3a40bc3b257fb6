package org.tengen.benchmarks.alternatives;

/** The hashes of the positions a game has seen. */
public interface SeenPositions {
    /** Forgets all. */
    void clear();

    /** Adds the hash of a position. */
    void add(long hash);

    /** Whether the hash of a position has been added. */
    boolean contains(long hash);
}
