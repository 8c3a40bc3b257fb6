package org.tengen.kernel.openapi;

import io.quarkus.smallrye.openapi.OpenApiFilter;
import java.util.List;
import java.util.Map;
import org.eclipse.microprofile.openapi.OASFactory;
import org.eclipse.microprofile.openapi.OASFilter;
import org.eclipse.microprofile.openapi.models.OpenAPI;
import org.eclipse.microprofile.openapi.models.Operation;
import org.eclipse.microprofile.openapi.models.media.Content;
import org.eclipse.microprofile.openapi.models.media.MediaType;
import org.eclipse.microprofile.openapi.models.media.Schema;
import org.eclipse.microprofile.openapi.models.media.Schema.SchemaType;
import org.eclipse.microprofile.openapi.models.responses.APIResponse;
import org.jboss.jandex.IndexView;
import org.tengen.kernel.problem.Problem;

/**
 * Says in the API description what holds for every operation and every type: which values may be null, and that whatever
 * is refused is answered with a problem document.
 */
@OpenApiFilter(stages = OpenApiFilter.RunStage.BUILD)
public class CompleteDescription implements OASFilter {
    private static final String PROBLEM = "Problem";
    private static final Map<String, String> BARE = Map.of(
            "Not Authorized", "unauthorized.",
            "Not Allowed", "forbidden.",
            "Bad Request", "bad-request.");

    private final NullableProperties nullable;

    /** @param index of the service's classes and of those it uses */
    public CompleteDescription(IndexView index) {
        this.nullable = NullableProperties.in(index);
    }

    @Override
    public void filterOpenAPI(OpenAPI api) {
        if (api.getComponents() == null) {
            api.setComponents(OASFactory.createComponents());
        }
        nullable.allowNull(api.getComponents());
        api.getComponents().addSchema(PROBLEM, problem());
        if (api.getPaths() != null) {
            api.getPaths().getPathItems().values().stream()
                    .flatMap(path -> path.getOperations().values().stream())
                    .forEach(CompleteDescription::describeProblems);
        }
    }

    private static void describeProblems(Operation operation) {
        operation.getResponses().getAPIResponses().forEach((status, response) -> {
            if (status.startsWith("4") || status.startsWith("5")) {
                response.setDescription(BARE.getOrDefault(response.getDescription(), response.getDescription()));
                isProblem(response);
            }
        });
        APIResponse other = OASFactory.createAPIResponse()
                .description("Every other refusal; docs/problems.md has each `type` with an example.");
        isProblem(other);
        operation.getResponses().addAPIResponse("default", other);
    }

    private static void isProblem(APIResponse response) {
        Content content = response.getContent() == null ? OASFactory.createContent() : response.getContent();
        MediaType problem = content.getMediaType(Problem.MEDIA_TYPE) == null
                ? OASFactory.createMediaType()
                : content.getMediaType(Problem.MEDIA_TYPE);
        problem.setSchema(OASFactory.createSchema().ref(PROBLEM));
        response.setContent(content.addMediaType(Problem.MEDIA_TYPE, problem));
    }

    private static Schema problem() {
        return OASFactory.createSchema()
                .addType(SchemaType.OBJECT)
                .description("RFC 9457. Programs switch on type, never on a text; further members are the facts needed"
                        + " to act.")
                .addProperty("type", text("Names the kind of problem for ever."))
                .addProperty("title", text("The same for every problem of a kind."))
                .addProperty(
                        "status",
                        OASFactory.createSchema().addType(SchemaType.INTEGER).format("int32"))
                .addProperty("detail", text("This case, in a sentence for people."))
                .required(List.of("type", "title", "status", "detail"))
                .additionalPropertiesSchema(OASFactory.createSchema().booleanSchema(true));
    }

    private static Schema text(String description) {
        return OASFactory.createSchema().addType(SchemaType.STRING).description(description);
    }
}
