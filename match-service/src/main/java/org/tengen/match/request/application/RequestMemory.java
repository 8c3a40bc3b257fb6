package org.tengen.match.request.application;

import java.util.Optional;
import java.util.UUID;
import org.tengen.contracts.command.Proposal;
import org.tengen.contracts.match.CommandId;

/** What whoever works on a request may know of an earlier attempt at it, and leaves for a later one. */
public interface RequestMemory {
    /** The id of what the request makes, the same on each attempt. */
    UUID id();

    /**
     * The command that another attempt at the request has led to, an earlier one or one going on elsewhere now. Its events
     * may be what makes the request look impossible.
     */
    Optional<Proposal> sent();

    /**
     * To be called before a command is sent.
     *
     * @param previous the command of this request that came to nothing
     * @return the command to send, which is another where the same request is being worked on elsewhere
     */
    Proposal replace(Optional<CommandId> previous, Proposal next);

    /** For a request without a key, which nobody remembers. */
    static RequestMemory none(UUID id) {
        return new RequestMemory() {
            @Override
            public UUID id() {
                return id;
            }

            @Override
            public Optional<Proposal> sent() {
                return Optional.empty();
            }

            @Override
            public Proposal replace(Optional<CommandId> previous, Proposal next) {
                return next;
            }
        };
    }
}
