package org.tengen.scoring.life.domain;

import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import org.tengen.engine.Color;
import org.tengen.engine.Position;
import org.tengen.engine.Vertex;

/**
 * The stones that live though their side never answers, and those that are dead though theirs plays twice and more in
 * a row. After D. B. Benson, "Life in the Game of Go" (1976): a chain lives if it has two regions all of whose empty
 * points are its liberties, each walled in by chains that live the same way.
 *
 * @param alive what no play can take, in order
 * @param dead stones inside such walls, where there is no room for two eyes, in order
 */
public record UnconditionalLife(SortedSet<Vertex> alive, SortedSet<Vertex> dead) {
    public UnconditionalLife {
        alive = Collections.unmodifiableSortedSet(new TreeSet<>(alive));
        dead = Collections.unmodifiableSortedSet(new TreeSet<>(dead));
    }

    /** The unconditionally living and dead stones of a position. */
    public static UnconditionalLife of(Position position) {
        SortedSet<Vertex> alive = new TreeSet<>();
        SortedSet<Vertex> dead = new TreeSet<>();
        for (Color color : Color.values()) {
            List<WalledRegion> regions = WalledRegion.regionsOf(position, color);
            Map<Vertex, SortedSet<Vertex>> chains = new HashMap<>(Boards.chains(position));
            chains.keySet().removeIf(first -> !position.at(first).equals(Optional.of(color)));
            Set<Vertex> living = livingChains(chains.keySet(), regions);
            living.forEach(first -> alive.addAll(chains.get(first)));
            regions.stream()
                    .filter(region -> region.isWalledBy(living) && !region.hasRoomForTwoEyes(position))
                    .forEach(region -> dead.addAll(region.stones()));
        }
        return new UnconditionalLife(alive, dead);
    }

    /** Drops chains with fewer than two vital regions, and regions with a dropped chain in the wall, until all is quiet. */
    private static Set<Vertex> livingChains(Set<Vertex> chains, List<WalledRegion> regions) {
        Set<Vertex> living = new HashSet<>(chains);
        boolean dropped = true;
        while (dropped) {
            dropped = living.removeIf(chain -> vitalRegions(chain, living, regions) < 2);
        }
        return living;
    }

    private static long vitalRegions(Vertex chain, Set<Vertex> living, List<WalledRegion> regions) {
        return regions.stream()
                .filter(region -> region.isVitalTo(chain) && region.isWalledBy(living))
                .count();
    }
}
