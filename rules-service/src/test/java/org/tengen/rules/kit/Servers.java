package org.tengen.rules.kit;

import io.quarkus.test.common.TestResourceScope;
import io.quarkus.test.common.WithTestResource;
import org.tengen.kernel.test.KafkaResource;
import org.tengen.kernel.test.PostgresResource;
import org.tengen.kernel.test.TokenResource;

/** The real servers behind all tests of this module, started once. */
@WithTestResource(value = PostgresResource.class, scope = TestResourceScope.GLOBAL)
@WithTestResource(value = KafkaResource.class, scope = TestResourceScope.GLOBAL)
@WithTestResource(value = TokenResource.class, scope = TestResourceScope.GLOBAL)
@WithTestResource(value = SigningKeyResource.class, scope = TestResourceScope.GLOBAL)
final class Servers {
    private Servers() {}
}
