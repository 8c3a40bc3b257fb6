package org.tengen.match.lifecycle.messaging;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.jboss.logging.Logger;
import org.tengen.contracts.event.Recorded;
import org.tengen.contracts.match.CommandId;
import org.tengen.contracts.match.MatchId;
import org.tengen.contracts.wire.CommandJson;
import org.tengen.contracts.wire.Topics;
import org.tengen.kernel.messaging.KafkaHeaders;
import org.tengen.match.lifecycle.application.LiveMatches;
import org.tengen.match.lifecycle.application.Replies;
import org.tengen.match.lifecycle.application.Updates;
import org.tengen.match.lifecycle.domain.CorruptStream;

/** Takes what every replica hears to whom it concerns here: the matches in memory, then who watches, then who waits for a reply. */
@ApplicationScoped
class News {
    private static final Logger LOG = Logger.getLogger(News.class);

    private final LiveMatches live;
    private final Updates updates;
    private final Replies replies;

    @Inject
    News(LiveMatches live, Updates updates, Replies replies) {
        this.live = live;
        this.updates = updates;
        this.replies = replies;
    }

    /** One message; whatever is wrong with it concerns nothing else. */
    void heard(ConsumerRecord<String, String> message) {
        try {
            switch (message.topic()) {
                case Topics.MATCH_EVENTS -> event(ReceivedMessage.of(message));
                case Topics.MATCH_REJECTIONS -> rejection(message);
                case Topics.MATCH_PRESENCE -> updates.heardOfPresence(MatchId.parse(message.key()));
                default -> LOG.errorf("Nobody reads the topic %s here", message.topic());
            }
        } catch (RuntimeException fault) {
            LOG.errorf("A message on %s of match %s is no news to anybody: %s", message.topic(), message.key(), fault);
        }
    }

    private void event(ReceivedMessage message) {
        if (concernsSomebody(message)) {
            Recorded event = message.event();
            moveOn(event);
            updates.heard(event);
            replies.appended(event);
        }
    }

    private boolean concernsSomebody(ReceivedMessage event) {
        return event.begins()
                || live.holds(event.matchId())
                || updates.hasAudience(event.matchId())
                || event.command().map(replies::expects).orElse(true);
    }

    /** An event that cannot have happened leaves its match behind, and is told all the same: it is in the log. */
    private void moveOn(Recorded event) {
        try {
            live.heard(event);
        } catch (CorruptStream fault) {
            LOG.errorf("Match %s stays behind: %s", event.matchId(), fault.getMessage());
        }
    }

    private void rejection(ConsumerRecord<String, String> message) {
        boolean concerns = KafkaHeaders.command(message)
                .map(CommandId::parse)
                .map(replies::expects)
                .orElse(true);
        if (concerns) {
            replies.refused(CommandJson.readRejection(message.value()));
        }
    }
}
