package org.tengen.match.listing.rest;

import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.QueryParam;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.jspecify.annotations.Nullable;
import org.tengen.contracts.match.PlayerId;
import org.tengen.kernel.problem.ProblemException;
import org.tengen.kernel.problem.Problems;
import org.tengen.kernel.security.Viewer;
import org.tengen.match.lifecycle.domain.Phase;
import org.tengen.match.lifecycle.domain.ResultKind;
import org.tengen.match.listing.application.ListMatches.Filter;

/** What is to be listed: everything that fits all that is given. */
public class ListRequest {
    private static final Instant EARLIEST = Instant.parse("0001-01-01T00:00:00Z");
    private static final Instant LATEST = Instant.parse("9999-12-31T00:00:00Z");
    private static final String NO_TIME = "A time is written as 2026-11-29T21:00:00Z";

    /** Plays, has offered, or is invited. */
    @QueryParam("player")
    @Parameter(description = "Plays, has offered, or is invited.")
    @Nullable
    String player;

    /** Whom they play. */
    @QueryParam("opponent")
    @Parameter(description = "Plays against player, which has to be given too.")
    @Nullable
    String opponent;

    /** How far it has come. */
    @QueryParam("phase")
    @Parameter(schema = @Schema(implementation = Phase.class))
    @Nullable
    String phase;

    /** What it is played by. */
    @QueryParam("ruleset")
    @Parameter(description = "The name of the ruleset.")
    @Nullable
    String ruleset;

    /** How it ended. */
    @QueryParam("result")
    @Parameter(schema = @Schema(implementation = ResultKind.class))
    @Nullable
    String result;

    /** From when on. */
    @QueryParam("from")
    @Parameter(description = "Began, or was offered, at this time or later.", example = "2026-11-01T00:00:00Z")
    @Nullable
    String from;

    /** Until when. */
    @QueryParam("until")
    @Parameter(description = "Began, or was offered, before this time.", example = "2026-12-01T00:00:00Z")
    @Nullable
    String until;

    /** Whether only those in which the token's player is to act. */
    @QueryParam("myTurn")
    @DefaultValue("false")
    @Parameter(description = "Only matches in which the token's player is to act.")
    boolean myTurn;

    /** Whether only the token's player's invitations. */
    @QueryParam("invited")
    @DefaultValue("false")
    @Parameter(description = "Only challenges that name the token's player and that nobody has joined.")
    boolean invited;

    Filter filter(Viewer viewer) {
        if (opponent != null && player == null) {
            throw bad("opponent", "opponent is against whom: player has to be given too.");
        }
        return new Filter(
                read("player", player, PlayerId::new),
                read("opponent", opponent, PlayerId::new),
                read("phase", phase, name -> constant(Phase.values(), name)),
                Optional.ofNullable(ruleset),
                read("result", result, name -> constant(ResultKind.values(), name)),
                read("from", from, ListRequest::instant),
                read("until", until, ListRequest::instant),
                myTurn ? Optional.of(self(viewer)) : Optional.empty(),
                invited ? Optional.of(self(viewer)) : Optional.empty());
    }

    private static PlayerId self(Viewer viewer) {
        return viewer.player()
                .orElseThrow(() -> new ProblemException(
                        Problems.unauthorized("myTurn and invited are about the player of a token.")));
    }

    private static <T> Optional<T> read(String name, @Nullable String text, Function<String, T> reader) {
        try {
            return Optional.ofNullable(text).map(reader);
        } catch (IllegalArgumentException e) {
            throw bad(name, e.getMessage() + ".");
        }
    }

    private static <T extends Enum<T>> T constant(T[] all, String name) {
        return Arrays.stream(all)
                .filter(one -> one.name().equals(name.toUpperCase(Locale.ROOT)))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("It is one of " + Arrays.toString(all)));
    }

    private static Instant instant(String text) {
        try {
            Instant time = Instant.parse(text);
            if (time.isAfter(EARLIEST) && time.isBefore(LATEST)) {
                return time;
            }
        } catch (DateTimeParseException e) {
            throw new IllegalArgumentException(NO_TIME, e);
        }
        throw new IllegalArgumentException(NO_TIME);
    }

    private static ProblemException bad(String field, String detail) {
        return new ProblemException(Problems.badField(field, detail));
    }
}
