package org.tengen.match.support;

import io.quarkus.test.common.QuarkusTestResource;
import org.tengen.kernel.test.KafkaResource;
import org.tengen.kernel.test.OwnPortResource;
import org.tengen.kernel.test.PostgresResource;
import org.tengen.kernel.test.TokenResource;

/** Starts the servers once for all tests. */
@QuarkusTestResource(PostgresResource.class)
@QuarkusTestResource(KafkaResource.class)
@QuarkusTestResource(TokenResource.class)
@QuarkusTestResource(OwnPortResource.class)
@QuarkusTestResource(FakeRulesChannels.class)
final class Servers {}
