package org.tengen.match.lifecycle.rest;

import java.math.BigDecimal;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.tengen.contracts.match.PlayerId;
import org.tengen.engine.Color;
import org.tengen.kernel.problem.ProblemException;
import org.tengen.kernel.problem.Problems;
import org.tengen.match.lifecycle.domain.MatchAction.ChooseColor;
import org.tengen.match.lifecycle.domain.OpenedKomi;

/** The colour that a player chooses. */
record TermsChoiceRequest(
        @Schema(required = true, description = "Which you play from now on.", examples = "WHITE") @Nullable
        Color color,

        @Schema(description = "What you sealed, in points; needed where it is not open yet.", examples = "6.5")
        @Nullable
        BigDecimal komi,

        @Schema(description = "With which you sealed it; needed with komi.") @Nullable
        String secret) {
    ChooseColor toAction(PlayerId player) {
        if (color == null) {
            throw new ProblemException(Problems.badField("color", "color is missing: BLACK or WHITE."));
        }
        boolean opens = komi != null || secret != null;
        Optional<OpenedKomi> opened = opens ? Optional.of(TermsRevealRequest.opened(komi, secret)) : Optional.empty();
        return new ChooseColor(player, color, opened);
    }
}
