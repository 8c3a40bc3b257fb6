package org.tengen.rules.legality;

import io.smallrye.common.annotation.RunOnVirtualThread;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.ExampleObject;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.RequestBody;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jspecify.annotations.Nullable;
import org.tengen.engine.Move;
import org.tengen.engine.rules.Game;
import org.tengen.kernel.problem.Bodies;
import org.tengen.kernel.problem.Problem;
import org.tengen.kernel.problem.ProblemException;

/** Judges any setup and list of moves under any ruleset. */
@Path("/api/legality")
@Tag(name = "rules", description = "The rules of Go, for any position")
@RunOnVirtualThread
class LegalityResource {
    @POST
    @Consumes(MediaType.APPLICATION_JSON)
    @Produces(MediaType.APPLICATION_JSON)
    @Operation(
            operationId = "judgeMoves",
            summary = "Judge moves",
            description = "Plays the moves under the ruleset and says where the next may be; at the first illegal move"
                    + " it stops, and says why. Moves after play has ended by passes resume it.")
    @RequestBody(
            required = true,
            content =
                    @Content(
                            mediaType = MediaType.APPLICATION_JSON,
                            schema = @Schema(implementation = LegalityRequest.class),
                            examples = @ExampleObject(name = "Sending two, returning one", value = Examples.REQUEST)))
    @APIResponse(
            responseCode = "200",
            description = "How the moves went",
            content =
                    @Content(
                            mediaType = MediaType.APPLICATION_JSON,
                            schema = @Schema(implementation = LegalityResponse.class),
                            examples = @ExampleObject(name = "Sending two, returning one", value = Examples.RESPONSE)))
    @APIResponse(responseCode = "400", description = "`bad-request`, `bad-vertex`")
    @APIResponse(responseCode = "413", description = "`body-too-large`")
    @APIResponse(responseCode = "422", description = "`illegal-start`")
    public LegalityResponse judge(@Nullable LegalityRequest body) {
        LegalityRequest request = Bodies.required(body);
        List<Move> moves = moves(request.moves());
        return MoveList.judge(start(request), moves);
    }

    private static Game start(LegalityRequest request) {
        try {
            return request.start();
        } catch (IllegalArgumentException e) {
            throw new ProblemException(Problem.of(
                    422, "illegal-start", "The game cannot start like that", String.valueOf(e.getMessage())));
        }
    }

    private static List<Move> moves(List<String> texts) {
        List<Move> moves = new ArrayList<>(texts.size());
        for (String text : texts) {
            try {
                moves.add(Move.parse(text));
            } catch (IllegalArgumentException e) {
                throw notAMove(moves.size(), text, e);
            }
        }
        return moves;
    }

    private static ProblemException notAMove(int index, String text, IllegalArgumentException fault) {
        String field = "moves[" + index + "]";
        return new ProblemException(
                Problem.of(400, "bad-vertex", "There is no such vertex", field + ": " + fault.getMessage())
                        .with("field", field)
                        .with("vertex", text));
    }
}
