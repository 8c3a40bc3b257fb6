package org.tengen.local;

import java.nio.file.Path;
import org.tengen.local.platform.DataFolder;
import picocli.CommandLine.Option;

/** Which data folder a command works on. */
final class DataOptions {
    @Option(
            names = "--data",
            paramLabel = "DIR",
            description = "The folder with the platform's data (default: .tengen in your home folder).")
    private Path folder = DataFolder.standard();

    Path folder() {
        return folder;
    }
}
