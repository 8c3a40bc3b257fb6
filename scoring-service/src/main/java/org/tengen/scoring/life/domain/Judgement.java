package org.tengen.scoring.life.domain;

import java.util.Collections;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import org.tengen.engine.Vertex;

/**
 * What is thought of every chain of a position.
 *
 * @param chains in the order of their vertices
 * @param certain whether neither the fate of a chain nor the owner of a point is in doubt, as {@code docs/counting.md}
 *     defines it: then it can stand without the players
 */
public record Judgement(List<JudgedChain> chains, boolean certain) {
    public Judgement {
        chains = List.copyOf(chains);
    }

    /** The stones of all chains that are {@link ChainStatus#DEAD}; those of unsure ones are not among them. */
    public SortedSet<Vertex> dead() {
        SortedSet<Vertex> dead = new TreeSet<>();
        chains.stream()
                .filter(chain -> chain.status() == ChainStatus.DEAD)
                .forEach(chain -> dead.addAll(chain.stones()));
        return Collections.unmodifiableSortedSet(dead);
    }
}
