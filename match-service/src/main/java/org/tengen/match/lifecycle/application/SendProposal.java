package org.tengen.match.lifecycle.application;

import org.tengen.contracts.command.Proposal;

/** The way to rules-service. */
public interface SendProposal {
    /** Sends a proposal; it will be judged, whatever becomes of this process, once this returns. */
    void send(Proposal proposal);
}
