package org.tengen.match.request.persistence;

import io.quarkus.hibernate.orm.panache.PanacheRepositoryBase;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.Instant;
import java.util.Optional;
import org.tengen.contracts.command.Proposal;
import org.tengen.contracts.match.CommandId;
import org.tengen.contracts.wire.CommandJson;
import org.tengen.match.request.application.Answer;
import org.tengen.match.request.application.RequestEntry;
import org.tengen.match.request.application.RequestKey;
import org.tengen.match.request.application.RequestStore;

/** The table {@code request}. Each change is one statement, so that two replicas cannot both be first. */
@ApplicationScoped
public class PostgresRequests implements RequestStore, PanacheRepositoryBase<RequestRow, RequestRow.Key> {
    private static final String BEGIN = """
            insert into request (player, idempotency_key, fingerprint, id, received_at)
            values (:player, :key, :fingerprint, :id, :at)
            on conflict do nothing
            """;
    private static final String REPLACE = """
            update request set command = :command, command_id = :commandId
            where player = :player and idempotency_key = :key and command_id is not distinct from cast(:previous as uuid)
            """;
    private static final String SETTLE = """
            update request set status = :status, body = :body, location = :location
            where player = :player and idempotency_key = :key and status is null
            """;

    @Override
    @Transactional
    public RequestEntry findOrBegin(RequestKey key, RequestEntry entry, Instant at) {
        getSession()
                .createNativeMutationQuery(BEGIN)
                .setParameter("player", key.player().value())
                .setParameter("key", key.key())
                .setParameter("fingerprint", entry.fingerprint())
                .setParameter("id", entry.id())
                .setParameter("at", at)
                .executeUpdate();
        return get(key).toEntry();
    }

    @Override
    @Transactional
    public Optional<Proposal> sent(RequestKey key) {
        return get(key).sent();
    }

    @Override
    @Transactional
    public Proposal replace(RequestKey key, Optional<CommandId> previous, Proposal next) {
        getSession()
                .createNativeMutationQuery(REPLACE)
                .setParameter("command", CommandJson.write(next))
                .setParameter("commandId", next.commandId().value())
                .setParameter("player", key.player().value())
                .setParameter("key", key.key())
                .setParameter("previous", previous.map(CommandId::toString).orElse(null), String.class)
                .executeUpdate();
        return get(key).sent().orElseThrow();
    }

    @Override
    @Transactional
    public Answer settle(RequestKey key, Answer answer) {
        getSession()
                .createNativeMutationQuery(SETTLE)
                .setParameter("status", answer.status())
                .setParameter("body", answer.body())
                .setParameter("location", answer.location().orElse(null), String.class)
                .setParameter("player", key.player().value())
                .setParameter("key", key.key())
                .executeUpdate();
        return get(key).toEntry().answer().orElseThrow();
    }

    @Override
    @Transactional
    public int forget(Instant before) {
        return (int) delete("receivedAt < ?1", before);
    }

    private RequestRow get(RequestKey key) {
        return findById(new RequestRow.Key(key.player().value(), key.key()));
    }
}
