package org.tengen.scoring.sheet.rest;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.tengen.scoring.sheet.domain.ScoreSheet;

/**
 * The score sheet of a match as clients see it: whose it is, and the count.
 *
 * @param seq of the acceptance that made the count agreed
 */
public record ScoreResponse(
        @Schema(type = SchemaType.STRING, format = "uuid") String matchId,
        int seq,
        @JsonUnwrapped CountView count) {
    static ScoreResponse of(ScoreSheet sheet) {
        return new ScoreResponse(sheet.matchId().toString(), sheet.seq(), CountView.of(sheet.explained()));
    }
}
