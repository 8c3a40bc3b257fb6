package org.tengen.kernel.messaging;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A message to be sent.
 *
 * @param key messages with the same key stay in order; null for one that belongs nowhere
 */
public record OutgoingMessage(
        String topic, @Nullable String key, @Nullable String value, Map<String, String> headers) {
    public OutgoingMessage {
        headers = Map.copyOf(headers);
    }

    /** A message without headers. */
    public OutgoingMessage(String topic, @Nullable String key, @Nullable String value) {
        this(topic, key, value, Map.of());
    }
}
