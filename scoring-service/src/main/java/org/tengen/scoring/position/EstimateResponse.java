package org.tengen.scoring.position;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.math.BigDecimal;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.tengen.engine.Color;
import org.tengen.engine.Vertex;
import org.tengen.scoring.life.domain.ChainStatus;
import org.tengen.scoring.life.domain.JudgedChain;
import org.tengen.scoring.life.domain.Judgement;
import org.tengen.scoring.sheet.rest.CountView;

/**
 * A position, what is thought of its chains, and what it is worth if that is right.
 *
 * @param certain whether neither the fate of a chain nor the owner of a point is in doubt, as docs/counting.md defines it
 * @param chains every chain
 * @param count the count with the dead ones off, unless the rules count stones as they stand; its {@code dead} are those of
 *     the judgement under all rules, and its {@code owners} those of area once they are off
 * @param warnings what was bent or guessed
 */
record EstimateResponse(
        boolean certain,
        List<ChainView> chains,
        @JsonUnwrapped CountView count,
        List<PositionWarning> warnings) {
    /**
     * What is thought of a chain.
     *
     * @param vertex its first stone, in the order A1, B1 … A2
     * @param confidence the share of random games, from 0 to 1, that came to this status; 1 only where no play can change it
     */
    record ChainView(
            @Schema(type = SchemaType.STRING) Vertex vertex,
            Color color,
            int stones,
            ChainStatus status,
            BigDecimal confidence) {
        private static ChainView of(JudgedChain chain) {
            return new ChainView(
                    chain.vertex(),
                    chain.color(),
                    chain.stones().size(),
                    chain.status(),
                    BigDecimal.valueOf(chain.confidencePerMille(), 3));
        }
    }

    static List<ChainView> chains(Judgement judgement) {
        return judgement.chains().stream().map(ChainView::of).toList();
    }
}
