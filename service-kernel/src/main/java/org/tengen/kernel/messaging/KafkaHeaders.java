package org.tengen.kernel.messaging;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.common.header.Header;
import org.tengen.contracts.wire.EventHeaders;

/** {@link EventHeaders}, read. */
public final class KafkaHeaders {
    private KafkaHeaders() {}

    /** Where an event stands in its log. */
    public static Optional<String> seq(ConsumerRecord<String, String> message) {
        return text(message, EventHeaders.SEQ);
    }

    /** The wire name of an event. */
    public static Optional<String> type(ConsumerRecord<String, String> message) {
        return text(message, EventHeaders.TYPE);
    }

    /** The id of the command that led to an event, or to a rejection. */
    public static Optional<String> command(ConsumerRecord<String, String> message) {
        return text(message, EventHeaders.COMMAND);
    }

    private static Optional<String> text(ConsumerRecord<String, String> message, String name) {
        return Optional.ofNullable(message.headers().lastHeader(name))
                .map(Header::value)
                .map(value -> new String(value, StandardCharsets.UTF_8));
    }
}
