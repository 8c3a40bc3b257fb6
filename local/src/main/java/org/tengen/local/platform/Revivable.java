package org.tengen.local.platform;

import java.util.Optional;

/** A part of the platform that can end by itself, and be started again where it was. */
interface Revivable {
    /** What people call it: {@code match-service}. */
    String name();

    /**
     * Waits until the part has ended that runs now.
     *
     * @return how, such as {@code has ended (exit code 137)}; empty where it was asked to end
     */
    Optional<String> awaitEnd() throws InterruptedException;

    /**
     * Starts the part unless it has been asked to end.
     *
     * @return whether it has not
     * @throws Trouble where it cannot be started
     */
    boolean startAgain();

    /** @throws Trouble where the part ends, or is not ready in two minutes */
    void awaitReady();
}
