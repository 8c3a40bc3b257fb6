package org.tengen.local.broker;

import java.io.IOException;
import java.util.Optional;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.tengen.contracts.wire.Topics;
import org.tengen.embedded.CannotStart;
import org.tengen.embedded.KafkaBroker;
import org.tengen.embedded.KafkaSettings;

/** Kafka as the platform on one machine runs it: one broker with all topics, until the process is asked to end. */
public final class BrokerMain {
    private static final int PARTITIONS = 6;
    private static final String ONE_LINE = "%1$tFT%1$tT.%1$tL%1$tz %4$s %3$s: %5$s%6$s%n";
    /** Held here, since the logging system forgets loggers that nobody holds. */
    private static final Logger EVERYTHING = Logger.getLogger("");

    private BrokerMain() {}

    /** Runs a broker by the {@link BrokerSettings} among the system's properties; what it has to say goes to stderr. */
    public static void main(String[] arguments) {
        System.setProperty("java.util.logging.SimpleFormatter.format", ONE_LINE);
        EVERYTHING.setLevel(Level.WARNING);
        BrokerSettings settings = BrokerSettings.from(name -> Optional.ofNullable(System.getProperty(name)));
        try {
            run(settings);
        } catch (CannotStart e) {
            fail(e.getMessage() + " If its data is broken, --fresh starts without it.");
        } catch (IOException e) {
            fail("The port " + settings.healthPort() + " for the broker's health cannot be opened: " + e.getMessage());
        }
    }

    private static void run(BrokerSettings settings) throws IOException {
        KafkaBroker broker = KafkaBroker.start(new KafkaSettings(
                Optional.of(settings.folder()), settings.port(), settings.controllerPort(), Topics.all(), PARTITIONS));
        Runtime.getRuntime().addShutdownHook(new Thread(broker::close, "stop"));
        Health.serve(settings.healthPort(), broker::answers);
        System.err.println("The broker is ready on " + broker.bootstrapServers() + ".");
    }

    private static void fail(String sentence) {
        System.err.println(sentence);
        System.exit(1);
    }
}
