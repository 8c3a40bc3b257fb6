package org.tengen.scoring.life.domain;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.tengen.engine.Color;
import org.tengen.engine.Position;
import org.tengen.engine.Vertex;

/**
 * A connected region without stones of one side, walled in by chains of that side; the opponent's stones may lie in it.
 *
 * @param points all of it
 * @param stones the opponent's stones in it
 * @param walls the first stones of the chains round it
 * @param vitalTo the first stones of the chains that have all its empty points for liberties
 */
record WalledRegion(Set<Vertex> points, Set<Vertex> stones, Set<Vertex> walls, Set<Vertex> vitalTo) {

    static List<WalledRegion> regionsOf(Position position, Color color) {
        Map<Vertex, Vertex> firstStones = new HashMap<>();
        Boards.chains(position).forEach((first, chain) -> chain.forEach(stone -> firstStones.put(stone, first)));
        List<WalledRegion> regions = new ArrayList<>();
        Set<Vertex> seen = new HashSet<>();
        for (int row = 0; row < position.size().height(); row++) {
            for (int column = 0; column < position.size().width(); column++) {
                Vertex vertex = new Vertex(column, row);
                if (!position.at(vertex).equals(Optional.of(color)) && !seen.contains(vertex)) {
                    WalledRegion region = flood(position, color, vertex, firstStones);
                    seen.addAll(region.points());
                    regions.add(region);
                }
            }
        }
        return regions;
    }

    private static WalledRegion flood(Position position, Color color, Vertex from, Map<Vertex, Vertex> firstStones) {
        Set<Vertex> points = new HashSet<>(Set.of(from));
        Set<Vertex> stones = new TreeSet<>();
        Set<Vertex> walls = new HashSet<>();
        List<Set<Vertex>> beside = new ArrayList<>();
        Deque<Vertex> open = new ArrayDeque<>(points);
        while (!open.isEmpty()) {
            Vertex vertex = open.pop();
            Set<Vertex> chainsBeside = new HashSet<>();
            for (Vertex neighbour : position.neighbours(vertex)) {
                if (position.at(neighbour).equals(Optional.of(color))) {
                    chainsBeside.add(firstStones.get(neighbour));
                } else if (points.add(neighbour)) {
                    open.push(neighbour);
                }
            }
            walls.addAll(chainsBeside);
            if (position.at(vertex).isEmpty()) {
                beside.add(chainsBeside);
            } else {
                stones.add(vertex);
            }
        }
        return new WalledRegion(points, stones, walls, inAll(beside));
    }

    private static Set<Vertex> inAll(List<Set<Vertex>> sets) {
        Set<Vertex> common = sets.isEmpty() ? new HashSet<>() : new HashSet<>(sets.getFirst());
        sets.forEach(common::retainAll);
        return common;
    }

    boolean isVitalTo(Vertex chain) {
        return vitalTo.contains(chain);
    }

    /** Whether all chains round it are among these. */
    boolean isWalledBy(Set<Vertex> living) {
        return !walls.isEmpty() && living.containsAll(walls);
    }

    /** Whether two points of it that are not neighbours touch no wall: only such points could be eyes of the opponent. */
    boolean hasRoomForTwoEyes(Position position) {
        List<Vertex> inner = points.stream()
                .filter(point -> points.containsAll(position.neighbours(point)))
                .toList();
        return inner.stream()
                .anyMatch(one -> inner.stream()
                        .anyMatch(other ->
                                !other.equals(one) && !position.neighbours(one).contains(other)));
    }
}
