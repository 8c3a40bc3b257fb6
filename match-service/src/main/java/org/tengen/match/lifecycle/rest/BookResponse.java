package org.tengen.match.lifecycle.rest;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.time.Instant;
import java.util.Collections;
import java.util.List;
import java.util.SortedSet;
import org.jspecify.annotations.Nullable;
import org.tengen.contracts.match.MatchId;
import org.tengen.contracts.match.PlayerId;
import org.tengen.contracts.match.Ruling;
import org.tengen.engine.Color;
import org.tengen.match.lifecycle.domain.Appeal;
import org.tengen.match.lifecycle.domain.Book;
import org.tengen.match.lifecycle.domain.InPlay;
import org.tengen.match.lifecycle.domain.Objection;
import org.tengen.match.lifecycle.domain.RulingMade;
import org.tengen.match.lifecycle.domain.Started;

/**
 * What referees have to do with a match.
 *
 * @param objections those that wait for an answer
 * @param rulings all of them, in order
 * @param appeals all of them, in order
 * @param toConfirm who has still to confirm a restored position before anybody moves
 * @param replayedAs the match as which this one is played again; null where nobody has ruled so
 */
public record BookResponse(
        List<ObjectionResponse> objections,
        List<RulingResponse> rulings,
        List<AppealResponse> appeals,
        SortedSet<Color> toConfirm,
        @Nullable MatchId replayedAs) {
    /**
     * An objection.
     *
     * @param color whose; absent where the platform called for the referee
     */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record ObjectionResponse(
            int seq, Instant raisedAt, @Nullable Color color, String text, boolean urgent) {
        private static ObjectionResponse of(Objection objection) {
            Color by =
                    objection.raisedBy().isEmpty() ? null : objection.raisedBy().first();
            return new ObjectionResponse(
                    objection.seq(), objection.raisedAt(), by, objection.text(), objection.urgent());
        }
    }

    /** A ruling; an appeal names its {@code seq}. */
    public record RulingResponse(int seq, Instant ruledAt, PlayerId referee, Ruling ruling, String reason) {
        private static RulingResponse of(RulingMade made) {
            return new RulingResponse(made.seq(), made.ruledAt(), made.referee(), made.ruling(), made.reason());
        }
    }

    /** An appeal; the decision names its {@code seq}. */
    public record AppealResponse(
            int seq, Instant filedAt, Color color, String text, int rulingSeq, Appeal.Standing outcome) {
        private static AppealResponse of(Appeal appeal) {
            return new AppealResponse(
                    appeal.seq(),
                    appeal.filedAt(),
                    appeal.color(),
                    appeal.text(),
                    appeal.rulingSeq(),
                    appeal.outcome());
        }
    }

    static BookResponse of(Started match) {
        Book book = match.contest().book();
        return new BookResponse(
                book.objections().stream().map(ObjectionResponse::of).toList(),
                book.rulings().stream().map(RulingResponse::of).toList(),
                book.appeals().stream().map(AppealResponse::of).toList(),
                match instanceof InPlay ? book.toConfirm() : Collections.emptySortedSet(),
                book.replayedAs().orElse(null));
    }
}
