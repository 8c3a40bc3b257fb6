package org.tengen.local;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.logging.FileHandler;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.logging.SimpleFormatter;
import org.tengen.local.platform.Trouble;

/** Sends what Kafka and the libraries have to say to a file, so that the terminal is left to people. */
final class Logs {
    private static final int MOST_BYTES = 10 * 1024 * 1024;
    private static final int FILES = 2;
    /** Held here, since the logging system forgets loggers that nobody holds. */
    private static final List<Logger> TALKATIVE = List.of(
            Logger.getLogger("kafka"),
            Logger.getLogger("org.apache.kafka"),
            Logger.getLogger("state.change.logger"),
            Logger.getLogger("io.zonky"));

    private Logs() {}

    static void toNowhere() {
        Logger root = Logger.getLogger("");
        for (Handler handler : root.getHandlers()) {
            root.removeHandler(handler);
        }
        TALKATIVE.forEach(logger -> logger.setLevel(Level.WARNING));
    }

    static void to(Path file) {
        toNowhere();
        try {
            FileHandler handler = new FileHandler(file.toString().replace("%", "%%"), MOST_BYTES, FILES, true);
            handler.setFormatter(new SimpleFormatter());
            Logger.getLogger("").addHandler(handler);
        } catch (IOException e) {
            throw new Trouble("The log " + file + " cannot be written (" + e.getMessage() + ").", e);
        }
    }
}
