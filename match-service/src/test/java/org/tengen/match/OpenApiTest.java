package org.tengen.match;

import io.quarkus.test.junit.QuarkusTest;
import org.junit.jupiter.api.Test;
import org.tengen.kernel.test.OpenApiContract;

@QuarkusTest
class OpenApiTest {
    @Test
    void the_api_is_as_checked_in() {
        OpenApiContract.assertUnchanged("match");
    }
}
