package org.tengen.match.request.application;

import java.util.Optional;
import java.util.UUID;
import org.tengen.contracts.command.Proposal;
import org.tengen.contracts.match.CommandId;

/** The memory of a request with a key. */
record StoredMemory(RequestStore store, RequestKey key, UUID id) implements RequestMemory {
    @Override
    public Optional<Proposal> sent() {
        return store.sent(key);
    }

    @Override
    public Proposal replace(Optional<CommandId> previous, Proposal next) {
        return store.replace(key, previous, next);
    }
}
