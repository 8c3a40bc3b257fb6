package org.tengen.scoring.counting.application;

import org.tengen.contracts.command.Proposal;

/** Sends proposals to rules-service. */
public interface ProposeEvents {
    /** Sends one; returns when the broker has it. */
    void propose(Proposal proposal);
}
