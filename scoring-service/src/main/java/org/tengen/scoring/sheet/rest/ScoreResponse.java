package org.tengen.scoring.sheet.rest;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.tengen.contracts.match.TieRule;
import org.tengen.scoring.sheet.domain.ScoreSheet;

/**
 * The score sheet of a match as clients see it: whose it is, and the count.
 *
 * @param seq of the event that called for the count: the agreement, or a request for a recount
 * @param recountOf the {@code seq} of the sheet before it; null for the first
 * @param ties who wins an equal count by the terms of the match; null where that is a draw, or cannot be
 * @param remark in words, where these terms decided; null but then
 */
public record ScoreResponse(
        @Schema(type = SchemaType.STRING, format = "uuid") String matchId,
        int seq,
        @Nullable Integer recountOf,
        @Nullable TieRule ties,
        @Nullable String remark,
        @JsonUnwrapped CountView count) {
    static ScoreResponse of(ScoreSheet sheet) {
        Integer recountOf = sheet.recountOf().isPresent() ? sheet.recountOf().getAsInt() : null;
        boolean equal = sheet.score().winner().isEmpty();
        return new ScoreResponse(
                sheet.matchId().toString(),
                sheet.seq(),
                recountOf,
                sheet.ties().orElse(null),
                sheet.ties().filter(_ -> equal).map(TieRule::remark).orElse(null),
                CountView.of(sheet.explained(), sheet.ties()));
    }
}
