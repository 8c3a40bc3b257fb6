package org.tengen.match.lifecycle.application;

import org.tengen.contracts.command.Proposal;

/** The way to rules-service. */
public interface SendProposal {
    /**
     * Sends a proposal; it will be judged, whatever becomes of this process, once this returns.
     *
     * @throws ProposalNotSent where it cannot be sent now; it may be judged all the same
     */
    void send(Proposal proposal);
}
