package org.tengen.match.lifecycle.messaging;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import org.eclipse.microprofile.reactive.messaging.Incoming;
import org.jboss.logging.Logger;
import org.tengen.contracts.event.Recorded;
import org.tengen.contracts.match.MatchId;
import org.tengen.contracts.wire.CommandJson;
import org.tengen.contracts.wire.EventJson;
import org.tengen.contracts.wire.Topics;
import org.tengen.contracts.wire.UnreadableMessage;
import org.tengen.match.lifecycle.application.Replies;
import org.tengen.match.lifecycle.application.Updates;

/**
 * Reads {@link Topics#MATCH_UPDATES} and {@link Topics#MATCH_REJECTIONS}, on every replica and from now on only: what was
 * said before this process began is of no use to anybody who waits here.
 */
@ApplicationScoped
public class NewsConsumer {
    private static final Logger LOG = Logger.getLogger(NewsConsumer.class);

    private final Updates updates;
    private final Replies replies;

    @Inject
    NewsConsumer(Updates updates, Replies replies) {
        this.updates = updates;
        this.replies = replies;
    }

    @Incoming("updates-in")
    void update(String message) {
        if (message.startsWith(KafkaUpdates.PRESENCE)) {
            updates.heardOfPresence(MatchId.parse(message.substring(KafkaUpdates.PRESENCE.length())));
            return;
        }
        try {
            Recorded event = EventJson.read(message);
            updates.heard(event);
            replies.appended(event);
        } catch (UnreadableMessage fault) {
            LOG.errorf(fault, "An update cannot be read");
        }
    }

    @Incoming("rejections")
    void rejection(String message) {
        try {
            replies.refused(CommandJson.readRejection(message));
        } catch (UnreadableMessage fault) {
            LOG.errorf(fault, "A rejection cannot be read");
        }
    }
}
