package org.tengen.local;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.tengen.local.client.Api;
import org.tengen.local.client.Refusal;
import org.tengen.local.client.Unreachable;
import org.tengen.local.demo.Demo;
import org.tengen.local.demo.Players;
import org.tengen.local.platform.DataFolder;
import org.tengen.local.platform.FileTrees;
import org.tengen.local.platform.Installation;
import org.tengen.local.platform.Platform;
import org.tengen.local.platform.Tokens;
import org.tengen.local.platform.Trouble;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Plays a famous game on a platform that runs, or on one started for it. */
@Command(
        name = "demo",
        description = "Plays the ear-reddening game of 1846 through the API, counts it, and checks its record.")
final class DemoCommand implements Callable<Integer> {
    @Option(
            names = "--url",
            paramLabel = "URL",
            description = "A platform that runs, such as http://localhost:8080; its keys are read from --data.")
    private @Nullable URI url;

    @Option(names = "--fresh", description = "Start a platform in a temporary folder, and remove it afterwards.")
    private boolean fresh;

    @Mixin
    private final DataOptions data = new DataOptions();

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Override
    public Integer call() {
        if (url != null && fresh) {
            throw new Trouble("--fresh starts a platform of its own, so it does not go with --url.");
        }
        return run() ? 0 : 1;
    }

    private boolean run() {
        if (url != null) {
            return playOn(url, tokens());
        }
        if (!fresh) {
            return playOnOwnPlatform(DataFolder.open(data.folder()), () -> {});
        }
        Path folder = temporaryFolder();
        return playOnOwnPlatform(DataFolder.open(folder), () -> FileTrees.delete(folder));
    }

    private Tokens tokens() {
        return DataFolder.keysIn(data.folder())
                .map(Tokens::new)
                .orElseThrow(() -> new Trouble("There are no keys in " + data.folder()
                        + " to sign the players' tokens with: name the platform's data folder with --data."));
    }

    private static Path temporaryFolder() {
        try {
            return Files.createTempDirectory("tengen-demo-");
        } catch (IOException e) {
            throw new UncheckedIOException("No temporary folder can be made", e);
        }
    }

    private boolean playOnOwnPlatform(DataFolder folder, Runnable cleanUp) {
        Logs.to(folder.logFile("platform"));
        out().println("Starting Tengen on " + folder.root() + " …");
        out().flush();
        Platform platform = new Platform(Installation.here(), folder);
        Thread end = new Thread(
                () -> {
                    platform.close();
                    Logs.toNowhere();
                    cleanUp.run();
                },
                "end");
        Runtime.getRuntime().addShutdownHook(end);
        return playOn(platform.start(0), platform.tokens());
    }

    private boolean playOn(URI platform, Tokens tokens) {
        try (Api api = new Api(platform)) {
            return new Demo(api, Players.of(tokens), out()).run();
        } catch (Unreachable e) {
            throw new Trouble("Nothing answers as Tengen does at " + platform + " (" + e.getMessage() + ").", e);
        } catch (Refusal e) {
            String hint = Optional.of(e.problem().path("status").asInt())
                    .filter(status -> status == 401)
                    .map(_ -> " (is --data the data folder of this platform?)")
                    .orElse("");
            throw new Trouble("The platform refused the demo: " + e.getMessage() + hint, e);
        }
    }

    private PrintWriter out() {
        return spec.commandLine().getOut();
    }
}
