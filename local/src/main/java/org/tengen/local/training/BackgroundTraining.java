package org.tengen.local.training;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.tengen.local.platform.DataFolder;
import org.tengen.local.platform.FileTrees;
import org.tengen.local.platform.Trouble;

/** {@code ./tengen train} beside a platform that runs, with what its people leave of the processor. */
public final class BackgroundTraining implements AutoCloseable {
    /** The system property that names the script {@code tengen}; where it is not set nobody trains. */
    public static final String SCRIPT_PROPERTY = "tengen.script";

    private static final Duration PATIENCE = Duration.ofSeconds(10);

    private final Process process;
    private final Path data;

    private BackgroundTraining(Process process, Path data) {
        this.process = process;
        this.data = data;
    }

    /**
     * Starts it.
     *
     * @param data where its platform keeps its data
     * @param log takes what it has to say
     */
    public static BackgroundTraining start(String script, Path data, File log) {
        try {
            return new BackgroundTraining(
                    new ProcessBuilder(List.of("nice", "-n", "19", script, "train"))
                            .redirectErrorStream(true)
                            .redirectOutput(log)
                            .start(),
                    data);
        } catch (IOException e) {
            throw new Trouble("The training cannot be started (" + e.getMessage() + ").", e);
        }
    }

    /** Ends it at once where it still runs; what it has not finished is begun again another time. */
    @Override
    public void close() {
        List<ProcessHandle> programs = process.descendants().toList();
        process.destroyForcibly();
        programs.forEach(ProcessHandle::destroyForcibly);
        Stream.concat(Stream.of(process.toHandle()), programs.stream())
                .forEach(program -> program.onExit()
                        .completeOnTimeout(program, PATIENCE.toMillis(), TimeUnit.MILLISECONDS)
                        .join());
        if (Files.exists(data)) {
            // Whoever opens it ends what still works on it, as a database does whose launcher was killed.
            DataFolder.open(data).close();
            FileTrees.delete(data);
        }
    }
}
