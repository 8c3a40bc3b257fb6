package org.tengen.scoring.sheet.rest;

import io.smallrye.common.annotation.RunOnVirtualThread;
import jakarta.inject.Inject;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import java.util.List;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.ExampleObject;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jspecify.annotations.Nullable;
import org.tengen.contracts.event.MatchEvent.MatchStarted;
import org.tengen.contracts.match.MatchId;
import org.tengen.kernel.problem.Problem;
import org.tengen.kernel.problem.ProblemException;
import org.tengen.kernel.problem.Problems;
import org.tengen.kernel.record.RecordClient;
import org.tengen.kernel.security.Viewer;
import org.tengen.scoring.picture.ScorePicture;
import org.tengen.scoring.sheet.application.FindEnding;
import org.tengen.scoring.sheet.application.FindSheet;
import org.tengen.scoring.sheet.domain.NoSheet;
import org.tengen.scoring.sheet.domain.ScoreSheet;

/** The score sheets of matches; of a private match for those who may see it. */
@Path("/api/scores")
@Produces(MediaType.APPLICATION_JSON)
@RunOnVirtualThread
@Tag(name = "Scores", description = "What a counted match is worth, and why.")
public class ScoreResource {
    private final FindSheet sheets;
    private final FindEnding endings;
    private final RecordClient records;
    private final Viewer viewer;

    @Inject
    ScoreResource(FindSheet sheets, FindEnding endings, RecordClient records, Viewer viewer) {
        this.sheets = sheets;
        this.endings = endings;
        this.records = records;
        this.viewer = viewer;
    }

    /** The sheet of a match. */
    @GET
    @Path("/{matchId}")
    @Operation(
            summary = "The score sheet of a match",
            description =
                    "The owner of every point and both sides' sums, line by line, once the dead stones are settled. A"
                            + " recount makes another sheet, which points to the one before.")
    @APIResponse(
            responseCode = "200",
            description = "The sheet.",
            content =
                    @Content(
                            schema = @Schema(implementation = ScoreResponse.class),
                            examples = @ExampleObject(name = "a small match", value = ScoreExamples.SHEET)))
    @APIResponse(responseCode = "400", description = "`seq` is no seq: `bad-request`")
    @APIResponse(responseCode = "403", description = "The match is private: `private-match`")
    @APIResponse(
            responseCode = "404",
            description = "No count of the match is agreed, `no-score`; or none was made for `seq`, `no-such-count`.",
            content =
                    @Content(
                            mediaType = Problem.MEDIA_TYPE,
                            examples = {
                                @ExampleObject(name = "no-score", value = ScoreExamples.NO_SCORE),
                                @ExampleObject(name = "no-such-count", value = ScoreExamples.NO_SUCH_COUNT)
                            }))
    public ScoreResponse scoreOfMatch(
            @PathParam("matchId") @Parameter(schema = @Schema(type = SchemaType.STRING, format = "uuid"))
                    MatchId matchId,
            @QueryParam("seq")
                    @Parameter(description = "Of a sheet that a recount has replaced; else the one that counts.")
                    @Nullable
                    Integer seq) {
        return ScoreResponse.of(sheet(matchId, seq));
    }

    /** The sheet of a match, drawn. */
    @GET
    @Path("/{matchId}.svg")
    @Produces("image/svg+xml")
    @Operation(
            summary = "The score sheet of a match as a picture",
            description = "The board with every point's owner, dead stones crossed, and both sides' sums.")
    @APIResponse(responseCode = "200", description = "The picture.", content = @Content(mediaType = "image/svg+xml"))
    @APIResponse(responseCode = "400", description = "`seq` is no seq: `bad-request`")
    @APIResponse(responseCode = "403", description = "The match is private: `private-match`")
    @APIResponse(responseCode = "404", description = "As for the sheet: `no-score`, `no-such-count`")
    public String pictureOfMatch(
            @PathParam("matchId") @Parameter(schema = @Schema(type = SchemaType.STRING, format = "uuid"))
                    MatchId matchId,
            @QueryParam("seq")
                    @Parameter(description = "Of a sheet that a recount has replaced; else the one that counts.")
                    @Nullable
                    Integer seq) {
        ScoreSheet sheet = sheet(matchId, seq);
        return ScorePicture.svg(sheet.explained(), sheet.ties());
    }

    private ScoreSheet sheet(MatchId matchId, @Nullable Integer seq) {
        if (seq != null && seq < 1) {
            throw new ProblemException(
                    Problems.badField("seq", "seq is that of an event, 1 or more, not " + seq + "."));
        }
        Optional<ScoreSheet> found = seq == null ? sheets.find(matchId) : sheets.find(matchId, seq);
        Optional<MatchStarted> start = records.start(matchId);
        start.ifPresent(begun -> viewer.requireSight(begun.terms(), begun.seats()));
        return found.orElseThrow(() -> new ProblemException(missing(matchId, seq, start.isPresent())));
    }

    private Problem missing(MatchId matchId, @Nullable Integer seq, boolean begun) {
        List<Integer> counts = sheets.seqs(matchId);
        if (seq != null && !counts.isEmpty()) {
            return ScoreProblems.noSuchCount(matchId, seq, counts);
        }
        if (endings.endedWithoutCount(matchId)) {
            return ScoreProblems.noScore(matchId, NoSheet.ENDED_WITHOUT_COUNT);
        }
        return ScoreProblems.noScore(matchId, begun ? NoSheet.NOT_COUNTED_YET : NoSheet.NO_SUCH_MATCH);
    }
}
