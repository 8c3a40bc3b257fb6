package org.tengen.match.support;

import io.quarkus.test.common.QuarkusTestResourceLifecycleManager;
import java.util.Map;

/** The topics as {@link FakeRules} sees them. */
public final class FakeRulesChannels implements QuarkusTestResourceLifecycleManager {
    @Override
    public Map<String, String> start() {
        return Map.of(
                "mp.messaging.incoming.fake-commands.connector", "smallrye-kafka",
                "mp.messaging.incoming.fake-commands.topic", "match-commands",
                "mp.messaging.incoming.fake-commands.group.id", "rules-service",
                "mp.messaging.incoming.fake-commands.auto.offset.reset", "earliest",
                "mp.messaging.outgoing.fake-events.connector", "smallrye-kafka",
                "mp.messaging.outgoing.fake-events.topic", "match-events",
                "mp.messaging.outgoing.fake-rejections.connector", "smallrye-kafka",
                "mp.messaging.outgoing.fake-rejections.topic", "match-rejections");
    }

    @Override
    public void stop() {
        // Nothing was started.
    }
}
