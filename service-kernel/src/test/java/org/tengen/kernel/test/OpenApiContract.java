package org.tengen.kernel.test;

import static org.assertj.core.api.Assertions.assertThat;

import io.restassured.RestAssured;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The description of a service's API is checked in, so that a change to the API is seen where it is reviewed. */
public final class OpenApiContract {
    private OpenApiContract() {}

    /**
     * Compares what {@code /q/openapi} says with {@code docs/openapi/NAME.yaml}. The description as it is now is left in
     * {@code target/NAME.yaml}, to be copied there when the change is meant.
     *
     * @param name the service's, such as {@code scoring}
     */
    public static void assertUnchanged(String name) {
        Path checkedIn = Path.of("..", "docs", "openapi", name + ".yaml");
        Path current = Path.of("target", name + ".yaml");
        String description = RestAssured.given()
                .queryParam("format", "yaml")
                .get("/q/openapi")
                .then()
                .statusCode(200)
                .extract()
                .asString();
        try {
            Files.writeString(current, description);
            assertThat(description.lines().filter(line -> line.contains(" operationId: ")))
                    .as("the names that generated clients give to operations")
                    .doesNotHaveDuplicates();
            assertThat(checkedIn)
                    .as("the API description; where the change is meant, copy %s over it", current)
                    .exists()
                    .content()
                    .isEqualToNormalizingNewlines(description);
        } catch (IOException e) {
            throw new UncheckedIOException("The API description cannot be read or written", e);
        }
    }
}
