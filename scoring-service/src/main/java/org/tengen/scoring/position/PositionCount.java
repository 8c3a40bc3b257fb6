package org.tengen.scoring.position;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import org.tengen.engine.Position;
import org.tengen.engine.Vertex;
import org.tengen.engine.rules.DeadStones;
import org.tengen.engine.rules.Ruleset;
import org.tengen.engine.scoring.CountedGame;
import org.tengen.engine.scoring.Finish;

/** Counts what a {@link ScoreRequest} asks for, under one ruleset after the other. */
final class PositionCount {
    private final ScoreRequest request;
    private final Given given;
    private final ReadPosition read;
    private final Set<Vertex> dead;

    PositionCount(ScoreRequest request) {
        this.request = request;
        this.given = request.given();
        given.rules();
        this.read = given.read();
        this.dead = wholeChains(read.position(), request.deadStones());
    }

    CountedGame under(Ruleset rules) {
        boolean alone = given.rules() instanceof RulesetChoice.One;
        if (alone && rules.deadStones() == DeadStones.AS_THEY_STAND && !dead.isEmpty()) {
            throw PositionProblems.badDeadStones(
                    "Under " + rules.name() + " stones count as they stand: none is dead.");
        }
        if (alone && request.button() != null && !rules.button()) {
            throw PositionProblems.badField("button", "The ruleset " + rules.name() + " has no button.");
        }
        BySide penalties = request.timePenalties() == null ? BySide.ZERO : request.timePenalties();
        Finish finish = given.finish(read, rules, dead)
                .withPenalties(penalties.timePenalties())
                .withButton(rules.button() ? Optional.ofNullable(request.button()) : Optional.empty());
        return CountedGame.of(finish);
    }

    private static Set<Vertex> wholeChains(Position position, Set<Vertex> marked) {
        Set<Vertex> dead = new HashSet<>();
        for (Vertex vertex : marked) {
            if (!position.size().contains(vertex)) {
                throw PositionProblems.badDeadStones(vertex + " is not on a board of " + position.size() + ".");
            }
            SortedSet<Vertex> chain = position.chainAt(vertex);
            if (chain.isEmpty()) {
                throw PositionProblems.badDeadStones("There is no stone on " + vertex + " that could be dead.");
            }
            dead.addAll(chain);
        }
        return dead;
    }
}
