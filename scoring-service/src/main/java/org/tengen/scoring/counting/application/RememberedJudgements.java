package org.tengen.scoring.counting.application;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.LinkedHashMap;
import java.util.Optional;
import java.util.SequencedMap;
import org.tengen.engine.Position;
import org.tengen.scoring.counting.domain.JudgeDeadStones;
import org.tengen.scoring.life.domain.DeadStoneAnalysis;
import org.tengen.scoring.life.domain.Judgement;

/**
 * Judges a position once, however many marks come before the suggestion is in the log. Remembers the
 * {@value #MOST} positions last asked for.
 */
@ApplicationScoped
public class RememberedJudgements implements JudgeDeadStones {
    static final int MOST = 256;

    private final JudgeDeadStones analysis;
    /** The one asked for last comes last. */
    private final SequencedMap<Position, Judgement> known = new LinkedHashMap<>();

    @Inject
    RememberedJudgements() {
        this(position -> DeadStoneAnalysis.of(position, DeadStoneAnalysis.SEED));
    }

    RememberedJudgements(JudgeDeadStones analysis) {
        this.analysis = analysis;
    }

    @Override
    public synchronized Judgement judge(Position position) {
        Judgement judgement = Optional.ofNullable(known.remove(position)).orElseGet(() -> analysis.judge(position));
        known.put(position, judgement);
        if (known.size() > MOST) {
            known.pollFirstEntry();
        }
        return judgement;
    }
}
