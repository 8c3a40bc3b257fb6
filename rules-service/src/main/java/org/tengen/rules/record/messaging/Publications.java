package org.tengen.rules.record.messaging;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.tengen.contracts.command.RejectedProposal;
import org.tengen.contracts.event.Recorded;
import org.tengen.contracts.wire.CommandJson;
import org.tengen.contracts.wire.EventHeaders;
import org.tengen.contracts.wire.EventJson;
import org.tengen.contracts.wire.Topics;
import org.tengen.contracts.wire.WrittenEvent;
import org.tengen.kernel.messaging.MessageSender;
import org.tengen.kernel.messaging.OutgoingMessage;

/** The messages of one batch: sent without waiting, in order, and all waited for at the end. */
final class Publications implements AutoCloseable {
    private final MessageSender sender;
    private final List<CompletableFuture<Void>> pending = new ArrayList<>();

    Publications(MessageSender sender) {
        this.sender = sender;
    }

    void events(List<WrittenEvent> written) {
        for (WrittenEvent next : written) {
            Recorded event = next.event();
            Map<String, String> headers = Map.of(
                    EventHeaders.SEQ, Integer.toString(event.seq()),
                    EventHeaders.TYPE, EventJson.typeOf(event.event()),
                    EventHeaders.COMMAND, event.commandId().toString());
            send(new OutgoingMessage(Topics.MATCH_EVENTS, event.matchId().toString(), next.json(), headers));
        }
    }

    void rejection(RejectedProposal rejected) {
        send(new OutgoingMessage(
                Topics.MATCH_REJECTIONS,
                rejected.matchId().toString(),
                CommandJson.write(rejected),
                Map.of(EventHeaders.COMMAND, rejected.commandId().toString())));
    }

    /** The message as it came, with the reason and where it stood in the headers. */
    void deadLetter(ConsumerRecord<String, String> message, String reason) {
        Map<String, String> headers = Map.of(
                "problem", reason,
                "topic", message.topic(),
                "partition", Integer.toString(message.partition()),
                "offset", Long.toString(message.offset()));
        send(new OutgoingMessage(Topics.MATCH_COMMANDS_DEAD, message.key(), message.value(), headers));
    }

    private void send(OutgoingMessage message) {
        pending.add(sender.send(message));
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
