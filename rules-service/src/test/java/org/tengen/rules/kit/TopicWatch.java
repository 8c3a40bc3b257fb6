package org.tengen.rules.kit;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.awaitility.Awaitility;
import org.tengen.contracts.command.RejectedProposal;
import org.tengen.contracts.event.Recorded;
import org.tengen.contracts.match.MatchId;
import org.tengen.contracts.wire.CommandJson;
import org.tengen.contracts.wire.EventJson;

/** All messages of a topic, in order by partition. */
public final class TopicWatch implements AutoCloseable {
    private static final Duration PATIENCE = Duration.ofSeconds(30);
    private static final Duration HALF_A_SECOND = Duration.ofMillis(500);

    private final KafkaConsumer<String, String> consumer;
    private final List<ConsumerRecord<String, String>> seen = new ArrayList<>();

    TopicWatch(KafkaConsumer<String, String> consumer) {
        this.consumer = consumer;
    }

    /** The messages with this key, once there are so many. */
    public List<ConsumerRecord<String, String>> await(String key, int messages) {
        Awaitility.await()
                .pollInSameThread()
                .atMost(PATIENCE)
                .until(() -> messages(key).size() >= messages);
        return messages(key);
    }

    /** The events of a match, once there are so many. */
    public List<Recorded> awaitEvents(MatchId match, int events) {
        return await(match.toString(), events).stream()
                .map(message -> EventJson.read(message.value()))
                .toList();
    }

    /** The events of a match that came within half a second. */
    public List<Recorded> inHalfASecond(MatchId match) {
        Awaitility.await()
                .pollInSameThread()
                .during(HALF_A_SECOND)
                .atMost(PATIENCE)
                .until(() -> {
                    messages(match.toString());
                    return true;
                });
        return messages(match.toString()).stream()
                .map(message -> EventJson.read(message.value()))
                .toList();
    }

    /** The rejections of a match, once there are so many. */
    public List<RejectedProposal> awaitRejections(MatchId match, int rejections) {
        return await(match.toString(), rejections).stream()
                .map(message -> CommandJson.readRejection(message.value()))
                .toList();
    }

    private List<ConsumerRecord<String, String>> messages(String key) {
        consumer.poll(Duration.ofMillis(50)).forEach(seen::add);
        return seen.stream().filter(message -> key.equals(message.key())).toList();
    }

    @Override
    public void close() {
        consumer.close();
    }
}
