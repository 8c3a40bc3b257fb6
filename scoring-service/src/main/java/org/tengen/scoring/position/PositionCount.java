package org.tengen.scoring.position;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SortedSet;
import org.tengen.engine.Position;
import org.tengen.engine.Vertex;
import org.tengen.engine.rules.DeadStones;
import org.tengen.engine.rules.Ruleset;
import org.tengen.engine.scoring.CountedGame;
import org.tengen.scoring.picture.ScorePicture;
import org.tengen.scoring.position.RulesetChoice.All;
import org.tengen.scoring.position.RulesetChoice.One;
import org.tengen.scoring.sheet.rest.CountView;

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

    /** A {@link PositionScore}, or {@link AllScores} where all rulesets are wanted. */
    Object response() {
        List<PositionWarning> warnings = PositionWarning.of(given.rules(), read, given.button());
        return switch (given.rules()) {
            case One(var ruleset) -> new PositionScore(CountView.of(under(ruleset)), warnings);
            case All all ->
                new AllScores(
                        all.rulesets().stream()
                                .filter(read::isEnoughFor)
                                .map(this::under)
                                .map(CountView::of)
                                .toList(),
                        warnings);
        };
    }

    /** The count under the one ruleset that is wanted, drawn. */
    String picture() {
        return switch (given.rules()) {
            case One(var ruleset) ->
                ScorePicture.svg(
                        under(ruleset),
                        PositionWarning.of(given.rules(), read, given.button()).stream()
                                .map(PositionWarning::text)
                                .toList());
            case All _ ->
                throw PositionProblems.badField("ruleset", "A picture shows the count under one ruleset, not all.");
        };
    }

    private CountedGame under(Ruleset rules) {
        boolean alone = given.rules() instanceof One;
        if (alone && rules.deadStones() == DeadStones.AS_THEY_STAND && !dead.isEmpty()) {
            throw PositionProblems.badDeadStones(
                    "Under " + rules.name() + " stones count as they stand: none is dead.");
        }
        BySide penalties = request.timePenalties() == null ? BySide.ZERO : request.timePenalties();
        return CountedGame.of(given.finish(read, rules, dead).withPenalties(penalties.timePenalties()));
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
