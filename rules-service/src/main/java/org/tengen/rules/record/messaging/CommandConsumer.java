package org.tengen.rules.record.messaging;

import io.smallrye.common.annotation.Blocking;
import io.smallrye.faulttolerance.api.BeforeRetry;
import io.smallrye.faulttolerance.api.ExponentialBackoff;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.ArrayList;
import java.util.List;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.eclipse.microprofile.faulttolerance.Retry;
import org.eclipse.microprofile.reactive.messaging.Incoming;
import org.jboss.logging.Logger;
import org.tengen.contracts.wire.Topics;
import org.tengen.kernel.messaging.MessageSender;
import org.tengen.rules.record.application.Answer;
import org.tengen.rules.record.application.AnswerProposals;

/**
 * Takes proposals from Kafka, a batch at a time: appends, then publishes, and only then are the offsets committed. After
 * a crash in between the batch comes again, and is published again. A fault holds the partition up until it is over;
 * a message nobody can deal with does not.
 */
@ApplicationScoped
class CommandConsumer {
    private static final Logger LOG = Logger.getLogger(CommandConsumer.class);
    private static final int FOR_EVER = -1;

    private final AnswerProposals desk;
    private final MessageSender sender;

    CommandConsumer(AnswerProposals desk, MessageSender sender) {
        this.desk = desk;
        this.sender = sender;
    }

    @Incoming(Topics.MATCH_COMMANDS)
    @Blocking
    @Retry(maxRetries = FOR_EVER, maxDuration = 0, delay = 100, jitter = 50)
    @ExponentialBackoff(maxDelay = 5_000)
    @BeforeRetry(LogFault.class)
    void consume(ConsumerRecords<String, String> records) {
        List<ReceivedProposal> received = new ArrayList<>();
        try (Publications publications = new Publications(sender)) {
            for (ConsumerRecord<String, String> message : records) {
                try {
                    received.add(ReceivedProposal.read(message));
                } catch (UnusableMessage e) {
                    LOG.errorf("%s: %s", where(message), e.problem());
                    publications.deadLetter(message, e.problem());
                }
            }
            List<Answer> answers = desk.answer(
                    received.stream().map(ReceivedProposal::proposal).toList());
            for (int i = 0; i < answers.size(); i++) {
                publish(publications, received.get(i).message(), answers.get(i));
            }
        }
    }

    private static void publish(Publications publications, ConsumerRecord<String, String> message, Answer answer) {
        switch (answer) {
            case Answer.Appended(var events) -> publications.events(events);
            case Answer.AppendedBefore(var events) -> publications.events(events);
            case Answer.Rejected(var rejected) -> publications.rejection(rejected);
            case Answer.Unanswerable(var cause) -> {
                LOG.error(where(message), cause);
                publications.deadLetter(message, cause.toString());
            }
        }
    }

    private static String where(ConsumerRecord<String, String> message) {
        return String.format(
                "The command at %s-%d offset %d cannot be answered and goes to the dead letters",
                message.topic(), message.partition(), message.offset());
    }
}
