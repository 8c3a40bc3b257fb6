package org.tengen.match.lifecycle.messaging;

import java.util.Optional;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.jspecify.annotations.Nullable;
import org.tengen.contracts.event.Recorded;
import org.tengen.contracts.match.CommandId;
import org.tengen.contracts.match.MatchId;
import org.tengen.contracts.wire.EventJson;
import org.tengen.contracts.wire.UnreadableMessage;
import org.tengen.kernel.messaging.KafkaHeaders;
import org.tengen.match.lifecycle.application.EventMessage;

/** A message of {@link org.tengen.contracts.wire.Topics#MATCH_EVENTS}. What its headers say is known without reading it. */
final class ReceivedMessage implements EventMessage {
    private final ConsumerRecord<String, String> message;
    private final MatchId matchId;
    private final int seq;
    private final String type;
    private @Nullable Recorded event;

    private ReceivedMessage(ConsumerRecord<String, String> message, MatchId matchId, int seq, String type) {
        this.message = message;
        this.matchId = matchId;
        this.seq = seq;
        this.type = type;
    }

    /** @throws UnreadableMessage where it is no event known here, as far as it has to be read to say what it is about */
    static ReceivedMessage of(ConsumerRecord<String, String> message) {
        Optional<String> seq = KafkaHeaders.seq(message);
        Optional<String> type = KafkaHeaders.type(message);
        if (seq.isPresent() && type.isPresent() && message.key() != null) {
            return new ReceivedMessage(message, MatchId.parse(message.key()), Integer.parseInt(seq.get()), type.get());
        }
        Recorded read = EventJson.read(message.value());
        ReceivedMessage event =
                new ReceivedMessage(message, read.matchId(), read.seq(), EventJson.typeOf(read.event()));
        event.event = read;
        return event;
    }

    /** The command it came of; empty where the message has to be read to know. */
    Optional<CommandId> command() {
        return event != null
                ? Optional.of(event.commandId())
                : KafkaHeaders.command(message).map(CommandId::parse);
    }

    /** Whether it begins a match. */
    boolean begins() {
        return seq == 1;
    }

    @Override
    public MatchId matchId() {
        return matchId;
    }

    @Override
    public int seq() {
        return seq;
    }

    @Override
    public boolean isMove() {
        return EventJson.isMove(type);
    }

    @Override
    public Recorded event() {
        if (event == null) {
            event = EventJson.read(message.value());
        }
        return event;
    }

    @Override
    public String text() {
        return message.value();
    }
}
