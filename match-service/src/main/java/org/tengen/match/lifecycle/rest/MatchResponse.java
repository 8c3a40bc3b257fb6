package org.tengen.match.lifecycle.rest;

import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.tengen.contracts.match.ColorDraw;
import org.tengen.contracts.match.MatchId;
import org.tengen.contracts.match.MatchTerms;
import org.tengen.contracts.match.Prisoners;
import org.tengen.contracts.match.Seats;
import org.tengen.contracts.match.TimeControl;
import org.tengen.engine.Color;
import org.tengen.engine.rules.Handicap;
import org.tengen.kernel.ruleset.RulesetView;
import org.tengen.match.lifecycle.domain.Board;
import org.tengen.match.lifecycle.domain.Contest;
import org.tengen.match.lifecycle.domain.Ended;
import org.tengen.match.lifecycle.domain.MoveMade;
import org.tengen.match.lifecycle.domain.Opening;
import org.tengen.match.lifecycle.domain.Phase;
import org.tengen.match.lifecycle.domain.Started;

/**
 * A match as it stands: all a client needs to draw it.
 *
 * @param seq the last event taken into account; a stream resumed after it misses nothing
 * @param ruleset in full, as {@code GET /api/rulesets} lists it
 * @param komi in points; null where the players have still to agree on it
 * @param handicapStonesLeft free handicap stones that Black has still to put down
 * @param seatStonesLeft seat stones that the sides have still to put down, together
 * @param komiOffers the komi that each side holds for even; null but in the phase TERMS
 * @param terms what else was agreed
 * @param toPlay who moves, or would if play went on; null once the match is over
 * @param moveNumber of the last move; 0 before the first
 * @param position the stones
 * @param prisoners stones captured by each side
 * @param moves all moves in order
 * @param moveColors who made them, one letter each, {@code B} or {@code W}
 * @param undoRequest the request to take moves back that waits for an answer; null where there is none
 * @param noResult that the sides may agree on no result, since a position has come back; null where they may not
 * @param warnings how many warnings of each side run; null once the sides are done
 * @param counting null but while the dead stones are settled
 * @param result null until the match is over
 * @param referee objections, rulings and appeals
 * @param replayOf the match that is played again here; null but after a ruling to do so, or where both sides agreed on it
 * @param replayMatchId the match in which this one is played again since both sides agreed on it by its terms; null but then
 */
public record MatchResponse(
        MatchId id,
        Phase phase,
        int seq,
        Seats players,
        ColorDraw colorDraw,
        RulesetView ruleset,
        int width,
        int height,
        @Nullable BigDecimal komi,
        int handicap,
        Handicap.Kind handicapPlacement,
        int handicapStonesLeft,
        int seatStonesLeft,
        @Nullable KomiOffersResponse komiOffers,
        TimeControl timeControl,
        MatchTerms terms,
        @Nullable Color toPlay,
        int moveNumber,
        Rows position,
        Prisoners prisoners,
        @Nullable LastMove lastMove,
        List<String> moves,
        String moveColors,
        ClocksResponse clocks,
        @Nullable UndoRequestResponse undoRequest,
        @Nullable NoResultResponse noResult,
        @Nullable WarningsResponse warnings,
        @Nullable CountingResponse counting,
        @Nullable ResultResponse result,
        BookResponse referee,
        @Nullable MatchId replayOf,
        @Nullable MatchId replayMatchId,
        Instant startedAt,
        Instant updatedAt) {
    /**
     * The stones on the board.
     *
     * @param rows from top to bottom: {@code X} black, {@code O} white, {@code .} empty
     */
    public record Rows(List<String> rows) {}

    /** The last move; {@code vertex} is {@code pass} for a pass. */
    public record LastMove(Color color, String vertex) {}

    /** A match as clients see it. */
    public static MatchResponse of(Started match) {
        Contest contest = match.contest();
        Board board = match.board();
        boolean over = match instanceof Ended;
        return new MatchResponse(
                contest.id(),
                match.phase(),
                match.seq(),
                contest.seats(),
                contest.colorDraw(),
                RulesetView.of(contest.ruleset()),
                contest.size().width(),
                contest.size().height(),
                komi(match),
                contest.handicap().stones(),
                contest.handicap().kind(),
                board.opening() instanceof Opening.HandicapStones(var left) ? left : 0,
                board.opening() instanceof Opening.SeatStones(var left) ? left : 0,
                KomiOffersResponse.of(match),
                contest.timeControl(),
                contest.terms(),
                over ? null : board.toPlay(),
                board.moveNumber(),
                new Rows(board.position().rows()),
                board.prisoners(),
                board.lastMove().map(MatchResponse::lastMove).orElse(null),
                board.moves().stream().map(made -> made.move().toString()).toList(),
                board.moves().stream().map(MatchResponse::letter).collect(Collectors.joining()),
                ClocksResponse.of(match),
                UndoRequestResponse.of(match),
                NoResultResponse.of(match),
                WarningsResponse.of(match),
                CountingResponse.of(match),
                match instanceof Ended ended ? ResultResponse.of(ended.result()) : null,
                BookResponse.of(match),
                contest.replayOf().orElse(null),
                contest.replay().orElse(null),
                contest.startedAt(),
                match.place().recordedAt());
    }

    private static @Nullable BigDecimal komi(Started match) {
        return switch (match.board().opening()) {
            case Opening.SeatStones _, Opening.Terms _ -> null;
            case Opening.HandicapStones _, Opening.Done _ ->
                new BigDecimal(match.contest().komi().toString());
        };
    }

    private static LastMove lastMove(MoveMade made) {
        return new LastMove(made.color(), made.move().toString());
    }

    private static String letter(MoveMade made) {
        return made.color() == Color.BLACK ? "B" : "W";
    }
}
