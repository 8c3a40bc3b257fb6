package org.tengen.local;

import java.io.File;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import org.tengen.local.platform.AotCaches;
import org.tengen.local.platform.DataFolder;
import org.tengen.local.platform.Installation;
import org.tengen.local.platform.Platform;
import org.tengen.local.platform.Trouble;
import org.tengen.local.training.BackgroundTraining;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Starts the platform, and stops it on Ctrl-C. */
@Command(
        name = "up",
        description =
                "Starts PostgreSQL, Kafka, the three services and one port for all of them; stops them on Ctrl-C.")
final class UpCommand implements Callable<Integer> {
    private static final int HIGHEST_PORT = 65535;

    @Option(names = "--port", paramLabel = "PORT", description = "Where the API answers (default: ${DEFAULT-VALUE}).")
    private int port = 8080;

    @Option(names = "--fresh", description = "Delete what the data folder holds, and start empty.")
    private boolean fresh;

    @Mixin
    private final DataOptions data = new DataOptions();

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Override
    public Integer call() throws InterruptedException {
        if (port < 1 || port > HIGHEST_PORT) {
            throw new Trouble("--port is a number from 1 to " + HIGHEST_PORT + ", not " + port + ".");
        }
        PrintWriter out = spec.commandLine().getOut();
        DataFolder folder = fresh ? DataFolder.openFresh(data.folder()) : DataFolder.open(data.folder());
        Logs.to(folder.logFile("platform"));
        out.println("Starting Tengen on " + folder.root() + " …");
        out.flush();
        Installation installation = Installation.here();
        Platform platform = new Platform(installation, folder);
        Runtime.getRuntime().addShutdownHook(new Thread(platform::close, "stop"));
        Welcome.print(out, platform.start(port), platform);
        platform.revive(sentence -> say(out, sentence));
        trainUnlessTrained(installation, folder, out);
        new CountDownLatch(1).await();
        return 0;
    }

    /** Once, after the first start: a platform that has been trained is ready sooner, and soon fast. */
    private static void trainUnlessTrained(Installation installation, DataFolder folder, PrintWriter out) {
        String script = System.getProperty(BackgroundTraining.SCRIPT_PROPERTY);
        if (script != null && !AotCaches.areComplete(installation)) {
            File log = folder.logFile("training").toFile();
            BackgroundTraining training = BackgroundTraining.start(script, installation.trainingFolder(), log);
            Runtime.getRuntime().addShutdownHook(new Thread(training::close, "stop training"));
            say(
                    out,
                    "From the next start on it will be faster: it trains in the background for some minutes. Log: "
                            + log);
        }
    }

    private static void say(PrintWriter out, String sentence) {
        out.println(sentence);
        out.flush();
    }
}
