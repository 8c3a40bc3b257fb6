package org.tengen.match.lifecycle.messaging;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.List;
import org.tengen.contracts.match.MatchId;
import org.tengen.contracts.wire.Topics;
import org.tengen.kernel.messaging.MessageSender;
import org.tengen.kernel.messaging.OutgoingMessage;
import org.tengen.match.lifecycle.application.TellPresence;

/** Writes to {@link Topics#MATCH_PRESENCE}. */
@ApplicationScoped
public class KafkaPresence implements TellPresence {
    private final MessageSender sender;

    @Inject
    KafkaPresence(MessageSender sender) {
        this.sender = sender;
    }

    @Override
    public void changed(MatchId id) {
        sender.sendAll(List.of(new OutgoingMessage(Topics.MATCH_PRESENCE, id.toString(), "")));
    }
}
