package org.tengen.match.support;

import io.quarkus.test.common.QuarkusTestResourceLifecycleManager;
import java.util.Map;

/** The topics as {@link FakeRules} sees them. */
public final class FakeRulesChannels implements QuarkusTestResourceLifecycleManager {
    @Override
    public Map<String, String> start() {
        return Map.ofEntries(
                Map.entry("mp.messaging.incoming.fake-commands.connector", "smallrye-kafka"),
                Map.entry("mp.messaging.incoming.fake-commands.topic", "match-commands"),
                Map.entry("mp.messaging.incoming.fake-commands.group.id", "rules-service"),
                Map.entry("mp.messaging.incoming.fake-commands.auto.offset.reset", "earliest"),
                Map.entry("mp.messaging.outgoing.fake-events.connector", "smallrye-kafka"),
                Map.entry("mp.messaging.outgoing.fake-events.topic", "match-events"),
                Map.entry("mp.messaging.outgoing.fake-rejections.connector", "smallrye-kafka"),
                Map.entry("mp.messaging.outgoing.fake-rejections.topic", "match-rejections"),
                Map.entry("tengen.match.reply-patience", "PT6S"));
    }

    @Override
    public void stop() {
        // Nothing was started.
    }
}
