package org.tengen.rules.legality;

import io.smallrye.common.annotation.RunOnVirtualThread;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** The rulesets, and what boards have by custom. */
@Path("/api/rulesets")
@Tag(name = "rules")
@RunOnVirtualThread
class RulesetsResource {
    @GET
    @Operation(
            operationId = "listRulesets",
            summary = "List the rulesets",
            description = "Each with all its parameters, the sizes a board may have, and the star points, handicap"
                    + " points and seat stones of the sizes that have them.")
    public RulesetsResponse list() {
        return RulesetsResponse.ALL;
    }
}
