package org.tengen.local.platform;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DataFolderTest {
    @TempDir
    private Path temporary;

    @Test
    void a_new_folder_is_made() {
        try (DataFolder data = DataFolder.open(temporary.resolve("new"))) {
            assertThat(data.root()).isDirectory();
        }
    }

    @Test
    void a_folder_in_use_is_refused_and_free_again_afterwards() {
        try (DataFolder _ = DataFolder.open(temporary)) {
            assertThatExceptionOfType(Trouble.class)
                    .isThrownBy(() -> DataFolder.open(temporary))
                    .withMessageContaining("in use");
        }
        DataFolder.open(temporary).close();
    }

    @Test
    void files_of_others_are_left_alone() throws IOException {
        Path file = Files.writeString(temporary.resolve("thesis.txt"), "ten years of work");

        assertThatExceptionOfType(Trouble.class)
                .isThrownBy(() -> DataFolder.openFresh(temporary))
                .withMessageContaining("not Tengen's");
        assertThat(file).hasContent("ten years of work");
    }

    @Test
    void a_file_is_no_folder() throws IOException {
        Path file = Files.createFile(temporary.resolve("file"));

        assertThatExceptionOfType(Trouble.class)
                .isThrownBy(() -> DataFolder.open(file))
                .withMessageContaining("is a file");
    }

    @Test
    void fresh_deletes_what_tengen_kept() throws IOException {
        try (DataFolder data = DataFolder.open(temporary)) {
            Files.writeString(data.logFile("rules-service"), "old");
        }
        try (DataFolder data = DataFolder.openFresh(temporary)) {
            assertThat(data.logFile("rules-service")).doesNotExist();
        }
    }

    @Test
    void data_of_another_version_is_refused() throws IOException {
        DataFolder.open(temporary).close();
        Files.writeString(temporary.resolve("tengen-data"), "Tengen keeps its data here, format 2.\n");

        assertThatExceptionOfType(Trouble.class)
                .isThrownBy(() -> DataFolder.open(temporary))
                .withMessageContaining("another version");
    }

    @Test
    void keys_stay_the_same_and_sign() {
        try (DataFolder data = DataFolder.open(temporary)) {
            assertThat(DataFolder.keysIn(temporary)).isEmpty();
            assertThat(data.keys().privateKey()).isEqualTo(data.keys().privateKey());
            assertThat(DataFolder.keysIn(temporary)).isPresent();
        }
    }

    @Test
    void a_damaged_key_is_one_sentence() throws IOException {
        try (DataFolder data = DataFolder.open(temporary)) {
            KeyFiles keys = data.keys();
            Files.writeString(temporary.resolve("keys/private.pem"), "-----BEGIN PRIVATE KEY-----\n!\n");

            assertThatExceptionOfType(Trouble.class)
                    .isThrownBy(keys::privateKey)
                    .withMessageContaining("damaged");
        }
    }
}
