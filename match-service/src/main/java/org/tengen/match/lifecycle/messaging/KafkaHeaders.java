package org.tengen.match.lifecycle.messaging;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.common.header.Header;
import org.tengen.contracts.wire.EventHeaders;

/** {@link EventHeaders}, read. */
final class KafkaHeaders {
    private KafkaHeaders() {}

    static Optional<String> seq(ConsumerRecord<String, String> message) {
        return text(message, EventHeaders.SEQ);
    }

    static Optional<String> type(ConsumerRecord<String, String> message) {
        return text(message, EventHeaders.TYPE);
    }

    static Optional<String> command(ConsumerRecord<String, String> message) {
        return text(message, EventHeaders.COMMAND);
    }

    private static Optional<String> text(ConsumerRecord<String, String> message, String name) {
        return Optional.ofNullable(message.headers().lastHeader(name))
                .map(Header::value)
                .map(value -> new String(value, StandardCharsets.UTF_8));
    }
}
