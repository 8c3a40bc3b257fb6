package org.tengen.contracts.match;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;

/**
 * What else is agreed about a match. All times are milliseconds, at most {@value TimeControl#MAX_MS}; what 0 means is said with
 * each. What is empty was not agreed on yet when the match began, as in logs from before it was there.
 *
 * @param undo what a request to take moves back means
 * @param rated whether the match counts for ratings
 * @param visibility who may see it
 * @param referees who rule on it; empty where none is assigned
 * @param checkInMs how long after the start each side has to have checked in, or it forfeits; 0 where nobody has to
 * @param lateMs how long after the start each side has to have made its first move or, where it is not on turn, to be
 *     there; or it forfeits; 0 where nobody has to. A handicap stone and a seat stone are moves here
 * @param pauseMs how long a player's own pause lasts at most; 0 where there is none
 * @param countingMs how long the sides may take to agree on the dead stones; 0 for as long as they like
 * @param recountMs how long after the end a recount may be asked for; 0 where none may be
 * @param termsMs where colours and komi are agreed before play, how long the sides have to seal their komi, then to open
 *     them, then one of them to choose, should it come to that; empty as 0
 * @param draws whether the match may end in a draw; empty as {@link DrawRule#ALLOWED}
 * @param ties who wins an equal count; empty where that is a draw, or cannot be. Only where draws are excluded
 * @param noResult what becomes of a match that both sides agree to end without result; empty as {@link
 *     NoResultRule#STANDS}, or {@link NoResultRule#REFEREE} where draws are excluded
 */
public record MatchTerms(
        UndoPolicy undo,
        boolean rated,
        Visibility visibility,
        List<PlayerId> referees,
        long checkInMs,
        long lateMs,
        long pauseMs,
        long countingMs,
        long recountMs,
        @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<Long> termsMs,
        @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<DrawRule> draws,
        @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<TieRule> ties,
        @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<NoResultRule> noResult) {
    /** The most referees. */
    public static final int MAX_REFEREES = 10;

    /**
     * As among friends: undo allowed, not rated, public, nobody assigned, nobody has to be there by a time, a pause of five
     * minutes, a day to agree on the dead stones, recounts within ten minutes, five minutes for each step of the terms, draws
     * allowed, and no result where both agree on it.
     */
    public static final MatchTerms USUAL = new MatchTerms(
            UndoPolicy.ALLOWED,
            false,
            Visibility.PUBLIC,
            List.of(),
            0,
            0,
            300_000,
            86_400_000,
            600_000,
            Optional.of(300_000L),
            Optional.of(DrawRule.ALLOWED),
            Optional.empty(),
            Optional.of(NoResultRule.STANDS));

    /** @throws IllegalArgumentException where a time is out of range, a referee is named twice, or rules contradict each other */
    public MatchTerms {
        referees = List.copyOf(referees);
        if (referees.size() > MAX_REFEREES || new HashSet<>(referees).size() < referees.size()) {
            throw new IllegalArgumentException("referees are at most " + MAX_REFEREES + ", each named once");
        }
        requireMs("checkInMs", checkInMs);
        requireMs("lateMs", lateMs);
        requireMs("pauseMs", pauseMs);
        requireMs("countingMs", countingMs);
        requireMs("recountMs", recountMs);
        termsMs.ifPresent(ms -> requireMs("termsMs", ms));
        boolean excluded = draws.equals(Optional.of(DrawRule.EXCLUDED));
        if (ties.isPresent() && !excluded) {
            throw new IllegalArgumentException(
                    "ties says who wins an equal count where draws are EXCLUDED, and only there");
        }
        if (noResult.equals(Optional.of(NoResultRule.STANDS)) && excluded) {
            throw new IllegalArgumentException(
                    "noResult is REPLAY or REFEREE where draws are EXCLUDED: a match without result has no winner");
        }
    }

    /** Terms as logs have them from before there were others. */
    public MatchTerms(
            UndoPolicy undo,
            boolean rated,
            Visibility visibility,
            List<PlayerId> referees,
            long checkInMs,
            long lateMs,
            long pauseMs,
            long countingMs,
            long recountMs) {
        this(
                undo,
                rated,
                visibility,
                referees,
                checkInMs,
                lateMs,
                pauseMs,
                countingMs,
                recountMs,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
    }

    /** These terms with other rules for a match that nobody has won. */
    public MatchTerms with(DrawRule nextDraws, Optional<TieRule> nextTies, NoResultRule nextNoResult) {
        return new MatchTerms(
                undo,
                rated,
                visibility,
                referees,
                checkInMs,
                lateMs,
                pauseMs,
                countingMs,
                recountMs,
                termsMs,
                Optional.of(nextDraws),
                nextTies,
                Optional.of(nextNoResult));
    }

    /** Whether the match must have a winner. */
    public boolean withoutDraws() {
        return draws.equals(Optional.of(DrawRule.EXCLUDED));
    }

    /** What becomes of the match where both sides agree to end it without result. */
    public NoResultRule onNoResult() {
        return noResult.orElse(withoutDraws() ? NoResultRule.REFEREE : NoResultRule.STANDS);
    }

    /** @throws IllegalArgumentException where a time is out of range */
    public static void requireMs(String name, long ms) {
        if (ms < 0 || ms > TimeControl.MAX_MS) {
            throw new IllegalArgumentException(name + " is from 0 to " + TimeControl.MAX_MS + ", not " + ms);
        }
    }
}
