package org.tengen.local.platform;

import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Where the programs of the services lie.
 *
 * @param root folder of the project, in which each module has been built
 */
public record Installation(Path root) {
    /** The system property that names {@link #root}; the script {@code tengen} sets it. */
    public static final String ROOT_PROPERTY = "tengen.root";

    /** The project this program was started from: {@value #ROOT_PROPERTY}, else the working directory. */
    public static Installation here() {
        return new Installation(Path.of(System.getProperty(ROOT_PROPERTY, "")).toAbsolutePath());
    }

    /** @throws Trouble where the service has not been built */
    Path jar(Service service) {
        return jar(service.module(), "target/quarkus-app/quarkus-run.jar");
    }

    /**
     * This program's own jar, in which the broker is too.
     *
     * @throws Trouble where it has not been built
     */
    Path ownJar() {
        return jar("local", "target/local.jar");
    }

    /** Where {@link AotCaches} are kept. */
    Path aotFolder() {
        return root.resolve("target/aot");
    }

    /** Where a platform that trains keeps its data, as long as it does. */
    public Path trainingFolder() {
        return aotFolder().resolve("data");
    }

    private Path jar(String module, String path) {
        Path jar = root.resolve(module).resolve(path);
        if (!Files.exists(jar)) {
            throw new Trouble(module + " has not been built: " + jar
                    + " is missing; './tengen up' builds it, and so does './mvnw package'.");
        }
        return jar;
    }
}
