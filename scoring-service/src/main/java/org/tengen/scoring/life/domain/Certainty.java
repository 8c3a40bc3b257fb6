package org.tengen.scoring.life.domain;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.tengen.engine.Color;
import org.tengen.engine.Position;
import org.tengen.engine.Vertex;
import org.tengen.engine.scoring.Group;
import org.tengen.engine.scoring.Life;

/**
 * Whether a judgement leaves no doubt about which stones are dead and whose each point is, as {@code docs/counting.md}
 * defines it. Random games that agree are no proof of seki, since both sides play by the same rules of thumb in it.
 */
final class Certainty {
    /** Of a thousand random games, so many have to agree on a chain whose fate is not proven. */
    private static final int AGREED = 990;

    private final Position position;
    private final Life life;
    /** Stones that no play can take. */
    private final Set<Vertex> proven;

    private Certainty(Position position, Set<Vertex> dead, Set<Vertex> proven) {
        this.position = position;
        this.life = Life.of(position, dead);
        this.proven = proven;
    }

    /**
     * Looks at what is thought of a position.
     *
     * @param judged all its chains
     * @param proven the stones that live unconditionally
     */
    static boolean of(Position position, List<JudgedChain> judged, Set<Vertex> proven) {
        return judged.stream().allMatch(Certainty::isDecided)
                && new Certainty(position, dead(judged), proven).isSettled();
    }

    private static boolean isDecided(JudgedChain chain) {
        return chain.status() != ChainStatus.UNSURE && chain.confidencePerMille() >= AGREED;
    }

    private static Set<Vertex> dead(List<JudgedChain> judged) {
        return judged.stream()
                .filter(chain -> chain.status() == ChainStatus.DEAD)
                .flatMap(chain -> chain.stones().stream())
                .collect(Collectors.toSet());
    }

    private boolean isSettled() {
        return life.groups().stream().allMatch(this::livesByItself)
                && Boards.vertices(position).allMatch(this::hasOwnerOrNone);
    }

    private boolean livesByItself(Group group) {
        return group.status() == Group.Status.ALIVE || proven.containsAll(group.stones());
    }

    /** A point that no side surrounds is nobody's where both touch it; elsewhere it could become either's. */
    private boolean hasOwnerOrNone(Vertex vertex) {
        return life.surroundedBy(vertex).isPresent() || (touches(Color.BLACK, vertex) && touches(Color.WHITE, vertex));
    }

    private boolean touches(Color color, Vertex vertex) {
        return position.neighbours(vertex).stream()
                .anyMatch(beside ->
                        life.isLivingStone(beside) && position.at(beside).equals(Optional.of(color)));
    }
}
