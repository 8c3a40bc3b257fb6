package org.tengen.scoring.sheet.rest;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.tengen.scoring.sheet.domain.ScoreSheet;

/**
 * The score sheet of a match as clients see it: whose it is, and the count.
 *
 * @param seq of the event that called for the count: the agreement, or a request for a recount
 * @param recountOf the {@code seq} of the sheet before it; null for the first
 */
public record ScoreResponse(
        @Schema(type = SchemaType.STRING, format = "uuid") String matchId,
        int seq,
        @Nullable Integer recountOf,
        @JsonUnwrapped CountView count) {
    static ScoreResponse of(ScoreSheet sheet) {
        Integer recountOf = sheet.recountOf().isPresent() ? sheet.recountOf().getAsInt() : null;
        return new ScoreResponse(sheet.matchId().toString(), sheet.seq(), recountOf, CountView.of(sheet.explained()));
    }
}
