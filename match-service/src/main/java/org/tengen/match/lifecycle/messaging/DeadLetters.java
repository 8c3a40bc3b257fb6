package org.tengen.match.lifecycle.messaging;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.List;
import org.jboss.logging.Logger;
import org.jspecify.annotations.Nullable;
import org.tengen.contracts.match.MatchId;
import org.tengen.contracts.wire.Topics;
import org.tengen.kernel.logging.MatchLog;
import org.tengen.kernel.messaging.MessageSender;
import org.tengen.kernel.messaging.OutgoingMessage;
import org.tengen.match.lifecycle.application.EventMessage;
import org.tengen.match.lifecycle.application.SetAside;

/** Writes to the topic {@link Topics#MATCH_EVENTS_DEAD} what cannot be folded, so that other matches go on. */
@ApplicationScoped
public class DeadLetters implements SetAside {
    private static final Logger LOG = Logger.getLogger(DeadLetters.class);

    private final MessageSender sender;

    @Inject
    DeadLetters(MessageSender sender) {
        this.sender = sender;
    }

    @Override
    public void setAside(List<EventMessage> events, RuntimeException fault) {
        MatchId id = events.getFirst().matchId();
        MatchLog.with(id, () -> LOG.errorf("%d events are set aside: %s", events.size(), fault.getMessage()));
        String key = id.toString();
        sender.sendAll(events.stream()
                .map(event -> new OutgoingMessage(Topics.MATCH_EVENTS_DEAD, key, event.text()))
                .toList());
    }

    /** Puts a message aside that is no event this program knows. */
    void setAside(String key, @Nullable String value, RuntimeException fault) {
        LOG.errorf("A message of match %s is set aside: %s", key, fault.getMessage());
        sender.sendAll(List.of(new OutgoingMessage(Topics.MATCH_EVENTS_DEAD, key, value)));
    }
}
