package org.tengen.rules.kit;

import io.quarkus.test.common.QuarkusTestResourceLifecycleManager;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A folder for the signing key, where there is none yet. */
public final class SigningKeyResource implements QuarkusTestResourceLifecycleManager {
    private @Nullable Path folder;

    @Override
    public Map<String, String> start() {
        try {
            Path made = Files.createTempDirectory("tengen-signing-key");
            folder = made;
            return Map.of(
                    "tengen.record.signing-key", made.resolve("record-key.pem").toString());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void stop() {
        if (folder == null) {
            return;
        }
        try {
            Files.deleteIfExists(folder.resolve("record-key.pem"));
            Files.delete(folder);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
