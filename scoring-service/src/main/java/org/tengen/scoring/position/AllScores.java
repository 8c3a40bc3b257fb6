package org.tengen.scoring.position;

import java.util.List;
import org.tengen.scoring.sheet.rest.CountView;

/**
 * One position under every preset.
 *
 * @param scores in the order of {@code GET /api/rulesets}
 */
record AllScores(List<CountView> scores) {}
