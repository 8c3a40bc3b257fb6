package org.tengen.scoring.position;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.tengen.engine.Color;
import org.tengen.engine.Position;
import org.tengen.engine.Vertex;
import org.tengen.engine.rules.Ruleset;
import org.tengen.engine.rules.TaxRule;
import org.tengen.engine.scoring.AreaCount;
import org.tengen.engine.scoring.CountedGame;
import org.tengen.engine.scoring.Owners;
import org.tengen.scoring.life.domain.DeadStoneAnalysis;
import org.tengen.scoring.life.domain.Judgement;
import org.tengen.scoring.position.EstimateResponse.ChainView;
import org.tengen.scoring.position.RulesetChoice.All;
import org.tengen.scoring.position.RulesetChoice.One;
import org.tengen.scoring.sheet.rest.CountView;

/** Judges the chains of a position, and counts it without the dead ones. */
final class PositionEstimate {
    private final Given given;
    private final ReadPosition read;
    private final long seed;

    private PositionEstimate(Given given, ReadPosition read, long seed) {
        this.given = given;
        this.read = read;
        this.seed = seed;
    }

    /** Reads a request; nothing is judged yet. */
    static PositionEstimate of(EstimateRequest request) {
        Given given = request.given();
        given.rules();
        ReadPosition read = given.read();
        refuseChainsWithoutLiberties(read.position());
        return new PositionEstimate(
                given, read, Optional.ofNullable(request.seed()).orElse(DeadStoneAnalysis.SEED));
    }

    /** An {@link EstimateResponse}, or {@link AllEstimates} where all rulesets are wanted. */
    Object response() {
        Judgement judgement = DeadStoneAnalysis.of(read.position(), seed);
        Set<Vertex> dead = judgement.dead();
        List<ChainView> chains = EstimateResponse.chains(judgement);
        List<PositionWarning> warnings = PositionWarning.of(given.rules(), read, given.button());
        return switch (given.rules()) {
            case One(var ruleset) ->
                new EstimateResponse(
                        judgement.certain(),
                        chains,
                        CountView.of(counted(ruleset, dead), dead, area(dead, ruleset.tax())),
                        warnings);
            case All all ->
                new AllEstimates(
                        judgement.certain(),
                        chains,
                        List.copyOf(dead),
                        area(dead, TaxRule.NONE).rows(),
                        all.rulesets().stream()
                                .filter(read::isEnoughFor)
                                .map(ruleset -> CountView.of(counted(ruleset, dead)))
                                .toList(),
                        warnings);
        };
    }

    private CountedGame counted(Ruleset rules, Set<Vertex> dead) {
        return CountedGame.of(given.finish(read, rules, dead));
    }

    private Owners area(Set<Vertex> dead, TaxRule tax) {
        return AreaCount.of(read.position(), dead, tax).owners();
    }

    private static void refuseChainsWithoutLiberties(Position position) {
        for (Color color : Color.values()) {
            for (Vertex stone : position.stones(color)) {
                boolean breathes = position.chainAt(stone).stream()
                        .flatMap(of -> position.neighbours(of).stream())
                        .anyMatch(beside -> position.at(beside).isEmpty());
                if (!breathes) {
                    throw PositionProblems.impossiblePosition("The chain at " + stone + " has no liberty.");
                }
            }
        }
    }
}
