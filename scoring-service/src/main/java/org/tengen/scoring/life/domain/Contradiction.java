package org.tengen.scoring.life.domain;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.tengen.engine.Position;
import org.tengen.engine.Vertex;

/**
 * A chain that was marked against what no play can change. The players' agreement stands all the same.
 *
 * @param vertex the first stone of the chain
 * @param marked what the players marked: DEAD or ALIVE
 * @param unconditionally what it is whoever plays: the other one
 */
public record Contradiction(Vertex vertex, ChainStatus marked, ChainStatus unconditionally) {

    /** Where the dead stones contradict unconditional life and death, in the order of vertices. */
    public static List<Contradiction> in(Position position, Set<Vertex> dead) {
        UnconditionalLife certain = UnconditionalLife.of(position);
        List<Contradiction> contradictions = new ArrayList<>();
        for (Vertex first : Boards.chains(position).keySet()) {
            if (dead.contains(first) && certain.alive().contains(first)) {
                contradictions.add(new Contradiction(first, ChainStatus.DEAD, ChainStatus.ALIVE));
            } else if (!dead.contains(first) && certain.dead().contains(first)) {
                contradictions.add(new Contradiction(first, ChainStatus.ALIVE, ChainStatus.DEAD));
            }
        }
        return List.copyOf(contradictions);
    }
}
