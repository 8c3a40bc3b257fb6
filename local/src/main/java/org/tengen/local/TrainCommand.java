package org.tengen.local;

import java.io.PrintWriter;
import java.util.concurrent.Callable;
import org.tengen.local.platform.AotCaches;
import org.tengen.local.platform.DataFolder;
import org.tengen.local.platform.FileTrees;
import org.tengen.local.platform.Installation;
import org.tengen.local.platform.Platform;
import org.tengen.local.training.Training;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Plays games on a platform of its own, whose programs write down at their end what they have learnt. */
@Command(
        name = "train",
        description = "Plays games for half a minute on a platform of its own, and keeps what the JDK learns by it:"
                + " from then on the platform starts fast. './tengen up' does it by itself after the first start.")
final class TrainCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Override
    public Integer call() {
        Installation installation = Installation.here();
        PrintWriter out = spec.commandLine().getOut();
        DataFolder folder = DataFolder.openFresh(installation.trainingFolder());
        out.println("Training: some games are played, and what is learnt by them is kept …");
        out.flush();
        try (Platform platform = new Platform(installation, folder, AotCaches.recorded(installation))) {
            Training.play(platform.start(0), platform.tokens());
        } finally {
            FileTrees.delete(installation.trainingFolder());
        }
        return 0;
    }
}
