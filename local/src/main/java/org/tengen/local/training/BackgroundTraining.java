package org.tengen.local.training;

import java.io.File;
import java.io.IOException;
import java.util.List;
import org.tengen.local.platform.Trouble;

/** {@code ./tengen train} beside a platform that runs, with what its people leave of the processor. */
public final class BackgroundTraining implements AutoCloseable {
    /** The system property that names the script {@code tengen}; where it is not set nobody trains. */
    public static final String SCRIPT_PROPERTY = "tengen.script";

    private final Process process;

    private BackgroundTraining(Process process) {
        this.process = process;
    }

    /** @param log takes what it has to say */
    public static BackgroundTraining start(String script, File log) {
        try {
            return new BackgroundTraining(new ProcessBuilder(List.of("nice", "-n", "19", script, "train"))
                    .redirectErrorStream(true)
                    .redirectOutput(log)
                    .start());
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
    }
}
