package org.tengen.rules.record.messaging;

import io.smallrye.mutiny.Uni;
import io.smallrye.reactive.messaging.MutinyEmitter;
import io.smallrye.reactive.messaging.kafka.api.OutgoingKafkaRecordMetadata;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.common.header.internals.RecordHeaders;
import org.eclipse.microprofile.reactive.messaging.Message;
import org.tengen.contracts.command.RejectedProposal;
import org.tengen.contracts.event.Recorded;
import org.tengen.contracts.match.MatchId;
import org.tengen.contracts.wire.CommandJson;
import org.tengen.contracts.wire.EventHeaders;
import org.tengen.contracts.wire.EventJson;
import org.tengen.contracts.wire.WrittenEvent;

/** The messages of one batch: sent without waiting, in order, and all waited for at the end. */
final class Publications implements AutoCloseable {
    private final MutinyEmitter<String> events;
    private final MutinyEmitter<String> rejections;
    private final MutinyEmitter<String> deadLetters;
    private final List<CompletableFuture<Void>> pending = new ArrayList<>();

    Publications(MutinyEmitter<String> events, MutinyEmitter<String> rejections, MutinyEmitter<String> deadLetters) {
        this.events = events;
        this.rejections = rejections;
        this.deadLetters = deadLetters;
    }

    void events(List<WrittenEvent> written) {
        for (WrittenEvent next : written) {
            Recorded event = next.event();
            RecordHeaders headers = new RecordHeaders();
            header(headers, EventHeaders.SEQ, Integer.toString(event.seq()));
            header(headers, EventHeaders.TYPE, EventJson.typeOf(event.event()));
            header(headers, EventHeaders.COMMAND, event.commandId().toString());
            send(events.sendMessage(message(event.matchId(), next.json(), headers)));
        }
    }

    private static Message<String> message(MatchId match, String value, RecordHeaders headers) {
        return Message.of(value)
                .addMetadata(OutgoingKafkaRecordMetadata.<String>builder()
                        .withKey(match.toString())
                        .withHeaders(headers)
                        .build());
    }

    void rejection(RejectedProposal rejected) {
        RecordHeaders headers = new RecordHeaders();
        header(headers, EventHeaders.COMMAND, rejected.commandId().toString());
        send(rejections.sendMessage(message(rejected.matchId(), CommandJson.write(rejected), headers)));
    }

    /** The message as it came, with the reason and where it stood in the headers. */
    void deadLetter(ConsumerRecord<String, String> message, String reason) {
        RecordHeaders headers = new RecordHeaders();
        header(headers, "problem", reason);
        header(headers, "topic", message.topic());
        header(headers, "partition", Integer.toString(message.partition()));
        header(headers, "offset", Long.toString(message.offset()));
        var metadata = OutgoingKafkaRecordMetadata.<String>builder()
                .withKey(message.key())
                .withHeaders(headers)
                .build();
        send(deadLetters.sendMessage(Message.of(message.value()).addMetadata(metadata)));
    }

    private static void header(RecordHeaders headers, String name, String value) {
        headers.add(name, value.getBytes(StandardCharsets.UTF_8));
    }

    private void send(Uni<Void> sending) {
        pending.add(sending.subscribeAsCompletionStage());
    }

    /**
     * Waits until Kafka has all of them.
     *
     * @throws java.util.concurrent.CompletionException where it did not take one
     */
    @Override
    public void close() {
        CompletableFuture.allOf(pending.toArray(CompletableFuture[]::new)).join();
    }
}
