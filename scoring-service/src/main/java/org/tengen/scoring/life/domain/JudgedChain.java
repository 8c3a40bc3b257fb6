package org.tengen.scoring.life.domain;

import java.util.Collections;
import java.util.SortedSet;
import java.util.TreeSet;
import org.tengen.engine.Color;
import org.tengen.engine.Vertex;

/**
 * A chain and what is thought of it.
 *
 * @param color whose it is
 * @param stones all its stones, in order
 * @param status what becomes of it
 * @param confidencePerMille how sure that is, 0 to 1000; 1000 only where no play can change it
 */
public record JudgedChain(Color color, SortedSet<Vertex> stones, ChainStatus status, int confidencePerMille) {
    /** The confidence of what no play can change. */
    public static final int CERTAIN = 1000;

    public JudgedChain {
        stones = Collections.unmodifiableSortedSet(new TreeSet<>(stones));
        if (stones.isEmpty() || confidencePerMille < 0 || confidencePerMille > CERTAIN) {
            throw new IllegalArgumentException("A chain has stones and a confidence from 0 to " + CERTAIN);
        }
    }

    /** The first stone in the order of vertices, by which the chain is named. */
    public Vertex vertex() {
        return stones.first();
    }

    /** The same chain with another status. */
    JudgedChain withStatus(ChainStatus other) {
        return new JudgedChain(color, stones, other, confidencePerMille);
    }
}
