package org.tengen.match.request.application;

import java.time.Instant;
import java.util.Optional;
import org.tengen.contracts.command.Proposal;
import org.tengen.contracts.match.CommandId;

/** Keeps requests until they are old enough to be forgotten. Each method is durable when it returns. */
public interface RequestStore {
    /** What is known of a request; the given entry, if it is new. */
    RequestEntry findOrBegin(RequestKey key, RequestEntry entry, Instant at);

    /** The command that a request last led to, as far as any replica knows now. */
    Optional<Proposal> sent(RequestKey key);

    /**
     * Remembers that this command is about to be sent in place of {@code previous}. Where another thread or replica has put
     * one in its place already, that one stays.
     *
     * @return the command that stands now, and that is to be sent
     */
    Proposal replace(RequestKey key, Optional<CommandId> previous, Proposal next);

    /** Remembers an answer, unless there is one; returns the one that stands. */
    Answer settle(RequestKey key, Answer answer);

    /** Forgets requests that came in before {@code before}; returns how many. */
    int forget(Instant before);
}
