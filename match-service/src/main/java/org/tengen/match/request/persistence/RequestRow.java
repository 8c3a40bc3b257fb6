package org.tengen.match.request.persistence;

import jakarta.persistence.Column;
import jakarta.persistence.Embeddable;
import jakarta.persistence.EmbeddedId;
import jakarta.persistence.Entity;
import jakarta.persistence.Table;
import java.io.Serializable;
import java.time.Instant;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.tengen.contracts.command.Proposal;
import org.tengen.contracts.wire.CommandJson;
import org.tengen.match.request.application.Answer;
import org.tengen.match.request.application.RequestEntry;

/** A row of {@code request}. Written by the statements of {@link PostgresRequests}, read as an entity. */
@Entity
@Table(name = "request")
public class RequestRow {
    /** Whose request, and what they call it. */
    @Embeddable
    public record Key(
            String player, @Column(name = "idempotency_key") String key) implements Serializable {}

    @EmbeddedId
    @Nullable
    Key key;

    String fingerprint = "";

    UUID id = new UUID(0, 0);

    @Nullable
    String command;

    @Nullable
    Integer status;

    @Nullable
    String body;

    @Nullable
    String location;

    @Column(name = "received_at")
    Instant receivedAt = Instant.EPOCH;

    RequestEntry toEntry() {
        return new RequestEntry(
                fingerprint,
                id,
                Optional.ofNullable(status)
                        .map(code ->
                                new Answer(code, Optional.ofNullable(body).orElse(""), Optional.ofNullable(location))));
    }

    Optional<Proposal> sent() {
        return Optional.ofNullable(command).map(CommandJson::readProposal);
    }
}
