package org.tengen.match.lifecycle.application;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import org.tengen.contracts.command.Proposal;

/** The way to rules-service. */
public interface SendProposal {
    /**
     * Begins to send a proposal.
     *
     * @return done once it will be judged, whatever becomes of this process; failed where it cannot be sent now, though it may be
     *     judged all the same
     */
    CompletableFuture<Void> begin(Proposal proposal);

    /**
     * Sends a proposal; it will be judged, whatever becomes of this process, once this returns.
     *
     * @throws ProposalNotSent where it cannot be sent now; it may be judged all the same
     */
    default void send(Proposal proposal) {
        try {
            begin(proposal).join();
        } catch (CompletionException e) {
            throw new ProposalNotSent(e);
        }
    }
}
