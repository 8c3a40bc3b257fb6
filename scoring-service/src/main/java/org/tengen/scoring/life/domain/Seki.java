package org.tengen.scoring.life.domain;

import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.tengen.engine.Position;
import org.tengen.engine.Vertex;
import org.tengen.engine.scoring.Group;
import org.tengen.engine.scoring.Life;

/** Tells the living chains that have no two eyes but share liberties with others of the opponent that have none either. */
final class Seki {
    private Seki() {}

    /** The judgement with such chains as {@link ChainStatus#SEKI}. */
    static Judgement mark(Position position, Judgement judgement) {
        List<Group> eyeless = Life.of(position, judgement.dead()).groups().stream()
                .filter(group -> group.status() == Group.Status.SEKI)
                .toList();
        Set<Vertex> inSeki = eyeless.stream()
                .filter(group -> eyeless.stream().anyMatch(other -> holdEachOther(position, group, other)))
                .flatMap(group -> group.stones().stream())
                .collect(Collectors.toSet());
        List<JudgedChain> chains = judgement.chains().stream()
                .map(chain -> chain.status() == ChainStatus.ALIVE && inSeki.contains(chain.vertex())
                        ? chain.withStatus(ChainStatus.SEKI)
                        : chain)
                .toList();
        return new Judgement(chains, judgement.certain());
    }

    private static boolean holdEachOther(Position position, Group one, Group other) {
        Set<Vertex> stones = other.stones();
        return one.color() != other.color()
                && liberties(position, one.stones()).stream()
                        .anyMatch(
                                liberty -> position.neighbours(liberty).stream().anyMatch(stones::contains));
    }

    private static Set<Vertex> liberties(Position position, Collection<Vertex> stones) {
        return stones.stream()
                .flatMap(stone -> position.neighbours(stone).stream())
                .filter(vertex -> position.at(vertex).isEmpty())
                .collect(Collectors.toSet());
    }
}
