package org.tengen.scoring.life.domain;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import org.tengen.engine.Color;
import org.tengen.engine.Position;
import org.tengen.engine.Vertex;

/**
 * Judges the chains of a finished position: unconditional life and death first, for the others the share of seeded
 * random games they come through. A position in the middle of play is judged too, but much of it will be unsure.
 *
 * <p>Deterministic: the same position and seed give the same judgement, on every machine. The work is bounded by a
 * number of moves, not by a clock. {@code docs/counting.md} has its hits, misses and figures.
 */
public final class DeadStoneAnalysis {
    /** The seed where there is no reason for another. */
    public static final long SEED = 361;

    /** At or over this share a chain lives, per mille. */
    private static final int LIVES = 600;
    /** By so much more than a chain its captor lives, per mille: nobody is held captive by stones that may die instead. */
    private static final int OUTLIVES = 500;

    private final Position position;
    private final Map<Vertex, SortedSet<Vertex>> chains;
    private final UnconditionalLife certain;
    private final Map<Vertex, Integer> share = new HashMap<>();

    private DeadStoneAnalysis(Position position, long seed) {
        this.position = position;
        this.chains = Boards.chains(position);
        this.certain = UnconditionalLife.of(position);
        measure(seed);
    }

    /** Judges every chain of a position. */
    public static Judgement of(Position position, long seed) {
        Orientation seen = Orientation.canonical(position);
        DeadStoneAnalysis analysis = new DeadStoneAnalysis(seen.position(), seed);
        List<JudgedChain> judged = analysis.judge();
        boolean certain = Certainty.of(seen.position(), judged, analysis.certain.alive());
        List<JudgedChain> onTheBoard = judged.stream()
                .map(seen::onTheBoard)
                .sorted(Comparator.comparing(JudgedChain::vertex))
                .toList();
        return Seki.mark(position, new Judgement(onTheBoard, certain));
    }

    private void measure(long seed) {
        boolean open = chains.keySet().stream().anyMatch(first -> !isCertain(first));
        if (open) {
            Survival survival = Survival.of(position, seed);
            chains.forEach((first, stones) -> share.put(first, survival.perMille(stones)));
        }
        certain.alive().forEach(stone -> share.put(stone, JudgedChain.CERTAIN));
        certain.dead().forEach(stone -> share.put(stone, 0));
    }

    private boolean isCertain(Vertex first) {
        return certain.alive().contains(first) || certain.dead().contains(first);
    }

    private List<JudgedChain> judge() {
        List<JudgedChain> judged = new ArrayList<>();
        chains.forEach((first, stones) -> {
            Color color = position.at(first).orElseThrow();
            int lives = share.get(first);
            ChainStatus status = status(first);
            int confidence = status == ChainStatus.DEAD ? JudgedChain.CERTAIN - lives : lives;
            if (status == ChainStatus.UNSURE) {
                confidence = Math.max(lives, JudgedChain.CERTAIN - lives);
            }
            int most = isCertain(first) ? JudgedChain.CERTAIN : JudgedChain.CERTAIN - 1;
            judged.add(new JudgedChain(color, stones, status, Math.min(confidence, most)));
        });
        return judged;
    }

    private ChainStatus status(Vertex first) {
        int lives = share.get(first);
        if (certain.dead().contains(first) || hasCaptor(first)) {
            return ChainStatus.DEAD;
        }
        return lives >= LIVES ? ChainStatus.ALIVE : ChainStatus.UNSURE;
    }

    /** Whether a chain of the opponent touches this one and outlives it. */
    private boolean hasCaptor(Vertex first) {
        Color captor = position.at(first).orElseThrow().opponent();
        int outlives = share.get(first) + OUTLIVES;
        return chains.entrySet().stream()
                .filter(chain -> share.get(chain.getKey()) >= outlives)
                .filter(chain -> position.at(chain.getKey()).orElseThrow() == captor)
                .anyMatch(chain -> touches(chain.getValue(), chains.get(first)));
    }

    private boolean touches(Set<Vertex> one, Set<Vertex> other) {
        return one.stream()
                .anyMatch(stone -> position.neighbours(stone).stream().anyMatch(other::contains));
    }
}
