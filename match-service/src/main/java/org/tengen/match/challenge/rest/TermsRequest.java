package org.tengen.match.challenge.rest;

import java.util.List;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.tengen.contracts.match.DrawRule;
import org.tengen.contracts.match.MatchTerms;
import org.tengen.contracts.match.NoResultRule;
import org.tengen.contracts.match.PlayerId;
import org.tengen.contracts.match.TieRule;
import org.tengen.contracts.match.UndoPolicy;
import org.tengen.contracts.match.Visibility;

/** What else is agreed. What is left out is as among friends. Times are milliseconds. */
record TermsRequest(
        @Schema(description = "What a request to take moves back means; ALLOWED where it is left out.") @Nullable
        UndoPolicy undo,

        @Schema(description = "Whether the match counts for ratings; false where it is left out.") @Nullable
        Boolean rated,

        @Schema(description = "Who may see the match and its record; PUBLIC where it is left out.") @Nullable
        Visibility visibility,

        @Schema(
                description = "Who rules on the match; nobody in particular where it is left out.",
                examples = "[\"rita\"]")
        @Nullable
        List<String> referees,

        @Schema(
                description =
                        "How long after the start both sides have to have checked in; 0 and left out: nobody has to.",
                examples = "300000")
        @Nullable
        Long checkInMs,

        @Schema(
                description =
                        "How long after the start the first move, handicap stone or seat stone has to have been made, and"
                                + " the other side to be there; 0 and left out: no such deadline.",
                examples = "900000")
        @Nullable
        Long lateMs,

        @Schema(
                description =
                        "How long each player's one pause may last, 300000 at most and where it is left out; 0: no pauses.")
        @Nullable
        Long pauseMs,

        @Schema(
                description =
                        "How long the sides may take to agree on the dead stones; a day where it is left out; 0: as long as"
                                + " they like.",
                examples = "600000")
        @Nullable
        Long countingMs,

        @Schema(
                description =
                        "How long after the end a recount may be asked for; ten minutes where it is left out; 0: no"
                                + " recounts.",
                examples = "1800000")
        @Nullable
        Long recountMs,

        @Schema(
                description =
                        "Under free-placement: how long the sides have to seal their komi, then to open them, then one of"
                                + " them to choose; 300000 where it is left out.",
                examples = "300000")
        @Nullable
        Long termsMs,

        @Schema(
                description =
                        "Whether the match may end in a draw; ALLOWED where it is left out. With EXCLUDED the komi leaves no"
                                + " count equal, or ties says who wins it, and no draw is ruled.")
        @Nullable
        DrawRule draws,

        @Schema(description = "With EXCLUDED: who wins an equal count. Left out, komi leaves none equal.") @Nullable
        TieRule ties,

        @Schema(
                description =
                        "What becomes of a match that both agree to end without result: it STANDS so, is played again"
                                + " (REPLAY), or waits for a REFEREE. Left out, STANDS; with EXCLUDED REFEREE, and never STANDS.")
        @Nullable
        NoResultRule noResult) {
    /** A player's own pause lasts five minutes at most: docs/clocks.md. Older logs may hold longer ones. */
    private static final long MAX_PAUSE_MS = 300_000;

    static final TermsRequest NONE =
            new TermsRequest(null, null, null, null, null, null, null, null, null, null, null, null, null);

    /** @throws org.tengen.kernel.problem.ProblemException 400 where a time or a referee is impossible */
    MatchTerms agreed() {
        MatchTerms usual = MatchTerms.USUAL;
        RequestFields.require(
                "terms.pauseMs",
                pauseMs == null || pauseMs <= MAX_PAUSE_MS,
                "pauseMs is at most " + MAX_PAUSE_MS + ", not " + pauseMs + ".");
        requireRulesThatFit();
        return new MatchTerms(
                or(undo, usual.undo()),
                or(rated, usual.rated()),
                or(visibility, usual.visibility()),
                referees == null
                        ? usual.referees()
                        : RequestFields.checked(
                                "terms.referees",
                                () -> referees.stream().map(PlayerId::new).toList()),
                ms("checkInMs", checkInMs, usual.checkInMs()),
                ms("lateMs", lateMs, usual.lateMs()),
                ms("pauseMs", pauseMs, usual.pauseMs()),
                ms("countingMs", countingMs, usual.countingMs()),
                ms("recountMs", recountMs, usual.recountMs()),
                Optional.of(ms("termsMs", termsMs, usual.termsMs().orElse(0L))),
                Optional.of(excludesDraws() ? DrawRule.EXCLUDED : DrawRule.ALLOWED),
                Optional.ofNullable(ties),
                Optional.of(or(noResult, excludesDraws() ? NoResultRule.REFEREE : NoResultRule.STANDS)));
    }

    private boolean excludesDraws() {
        return draws == DrawRule.EXCLUDED;
    }

    /** @throws org.tengen.kernel.problem.ProblemException 400 where they do not */
    private void requireRulesThatFit() {
        RequestFields.require(
                "terms.ties",
                ties == null || excludesDraws(),
                "ties says who wins an equal count where draws is EXCLUDED, and only there.");
        RequestFields.require(
                "terms.noResult",
                noResult != NoResultRule.STANDS || !excludesDraws(),
                "noResult is REPLAY or REFEREE where draws is EXCLUDED: a match without result has no winner.");
    }

    private static long ms(String name, @Nullable Long given, long otherwise) {
        long ms = or(given, otherwise);
        return RequestFields.checked("terms." + name, () -> {
            MatchTerms.requireMs(name, ms);
            return ms;
        });
    }

    private static <T> T or(@Nullable T given, T otherwise) {
        return Optional.ofNullable(given).orElse(otherwise);
    }
}
