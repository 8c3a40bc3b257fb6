package org.tengen.scoring.position;

import java.util.List;
import org.tengen.scoring.sheet.rest.CountView;

/**
 * One position under every preset.
 *
 * @param scores in the order of {@code GET /api/rulesets}
 * @param warnings what was bent or guessed, and which presets are left out
 */
record AllScores(List<CountView> scores, List<PositionWarning> warnings) {}
