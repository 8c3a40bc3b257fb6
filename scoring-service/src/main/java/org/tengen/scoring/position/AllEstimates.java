package org.tengen.scoring.position;

import java.util.List;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.tengen.engine.Vertex;
import org.tengen.scoring.sheet.rest.CountView;

/**
 * What is thought of a position's chains, and what it is worth under every preset if that is right.
 *
 * @param certain as in {@link EstimateResponse}
 * @param scores in the order of {@code GET /api/rulesets}
 * @param warnings what was bent or guessed, and which presets are left out
 * @param owners whose each point is by area, once the dead stones are off
 */
record AllEstimates(
        boolean certain,
        List<EstimateResponse.ChainView> chains,

        @Schema(type = SchemaType.ARRAY, implementation = String.class)
        List<Vertex> dead,

        List<String> owners,
        List<CountView> scores,
        List<PositionWarning> warnings) {}
