package org.tengen.match;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.test.junit.QuarkusTest;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/**
 * The API as it is checked in. After a wanted change, run the test with {@code -Dtengen.openapi.update=true} and look at
 * what it wrote.
 */
@QuarkusTest
class OpenApiTest {
    private static final Path CHECKED_IN = Path.of("src/main/openapi/match-service.yaml");

    @Test
    void the_api_is_as_checked_in() throws IOException {
        String served =
                given().get("/q/openapi").then().statusCode(200).extract().asString();
        if (Boolean.getBoolean("tengen.openapi.update")) {
            Files.createDirectories(CHECKED_IN.getParent());
            Files.writeString(CHECKED_IN, served);
        }

        assertThat(served).isEqualTo(Files.readString(CHECKED_IN));
    }
}
