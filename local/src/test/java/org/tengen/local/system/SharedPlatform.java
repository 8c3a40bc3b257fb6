package org.tengen.local.system;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;
import org.tengen.local.platform.DataFolder;
import org.tengen.local.platform.FileTrees;
import org.tengen.local.platform.Installation;
import org.tengen.local.platform.Platform;

/** Hands one running platform to all system tests, and stops it after the last one. */
final class SharedPlatform implements ParameterResolver {
    private static final Namespace HERE = Namespace.create(SharedPlatform.class);

    @Override
    public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
        return parameter.getParameter().getType() == Running.class;
    }

    @Override
    public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
        return context.getRoot().getStore(HERE).computeIfAbsent(Running.class, _ -> Running.start(), Running.class);
    }

    /**
     * A platform that runs.
     *
     * @param gateway where its API is
     */
    record Running(Platform platform, URI gateway, Path folder) implements AutoCloseable {
        static Running start() {
            Path folder = temporaryFolder();
            Platform platform = new Platform(Installation.here(), DataFolder.open(folder));
            return new Running(platform, platform.start(0), folder);
        }

        private static Path temporaryFolder() {
            try {
                return Files.createTempDirectory("tengen-system-test-");
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        @Override
        public void close() {
            platform.close();
            FileTrees.delete(folder);
        }
    }
}
