package org.tengen.match.lifecycle.domain;

/** What the sides are to do about the terms. */
public enum TermsStep {
    /** Seal their komi. */
    SEAL,
    /** Open them. */
    OPEN,
    /** One of them chooses its colour, since the other was too late. */
    CHOOSE
}
