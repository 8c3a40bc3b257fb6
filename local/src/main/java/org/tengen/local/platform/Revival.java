package org.tengen.local.platform;

import java.util.OptionalInt;
import java.util.function.Consumer;

/** Starts a service again that has ended without having been asked to. */
final class Revival {
    private final ServiceProcess service;
    private final Consumer<String> tell;

    private Revival(ServiceProcess service, Consumer<String> tell) {
        this.service = service;
        this.tell = tell;
    }

    /** Watches a service that runs, until it is stopped or cannot be started again. */
    static void of(ServiceProcess service, Consumer<String> tell) {
        Revival revival = new Revival(service, tell);
        Thread.ofVirtual().name("revival of " + service.service().module()).start(revival::watch);
    }

    private void watch() {
        String name = service.service().module();
        try {
            OptionalInt exitCode = service.awaitEnd();
            while (exitCode.isPresent() && service.startAgain()) {
                tell.accept(name + " has ended (exit code " + exitCode.getAsInt() + ") and is started again.");
                service.awaitReady();
                tell.accept(name + " is back.");
                exitCode = service.awaitEnd();
            }
        } catch (Trouble trouble) {
            tell.accept(trouble.getMessage());
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }
}
