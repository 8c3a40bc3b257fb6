package org.tengen.rules.record.application;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.KeyPair;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SigningKeyFileTest {
    @TempDir
    Path folder;

    @Test
    void a_key_is_made_once_and_then_read() {
        KeyPair made = SigningKeyFile.readOrMake(folder.resolve("key.pem"));
        KeyPair read = SigningKeyFile.readOrMake(folder.resolve("key.pem"));

        assertThat(read.getPublic()).isEqualTo(made.getPublic());
        assertThat(read.getPrivate()).isEqualTo(made.getPrivate());
        assertThat(folder).isDirectoryContaining("glob:**/key.pem");
        assertThat(folder.toFile().list()).hasSize(1);
    }

    @Test
    void a_key_is_for_its_owner_alone_to_read() throws IOException {
        Path file = folder.resolve("key.pem");
        SigningKeyFile.readOrMake(file);

        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
                .isEqualTo("rw-------");
    }

    @Test
    void a_file_without_a_key_pair_is_refused_by_name() throws IOException {
        Path file = Files.writeString(folder.resolve("key.pem"), "hello");

        assertThatThrownBy(() -> SigningKeyFile.readOrMake(file))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining(file.toString())
                .hasMessageContaining("Ed25519 key pair");
    }
}
