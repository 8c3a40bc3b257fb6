package org.tengen.scoring.counting.domain;

import org.tengen.engine.Position;
import org.tengen.scoring.life.domain.Judgement;

/** Judges which stones of a position are dead. The same position always gets the same judgement. */
@FunctionalInterface
public interface JudgeDeadStones {
    /** What is thought of a position that is counted. Some 80 ms of work, unless it was judged a moment ago. */
    Judgement judge(Position position);
}
