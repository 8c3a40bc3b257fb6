package org.tengen.local;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tengen.local.platform.DataFolder;
import picocli.CommandLine;

/** What the command line says to people: one clear sentence, and an exit code that is not 0. */
class MainTest {
    @TempDir
    private Path temporary;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @Test
    void a_token_needs_keys() {
        assertThat(run("token", "bob", "--data", temporary.toString())).isNotZero();
        assertSentence("tengen: There are no keys in " + temporary);
    }

    @Test
    void a_token_is_all_that_is_printed() {
        makeKeys();

        assertThat(run("token", "bob", "--role", "referee", "--data", temporary.toString()))
                .isZero();

        assertThat(out.toString()).matches("[\\w-]+\\.[\\w-]+\\.[\\w-]+\\R");
        assertThat(err.toString()).isEmpty();
    }

    @Test
    void several_players_get_a_line_each() {
        makeKeys();

        assertThat(run("token", "bob", "eve", "--data", temporary.toString())).isZero();

        assertThat(out.toString()).matches("([\\w-]+\\.[\\w-]+\\.[\\w-]+\\R){2}");
    }

    @Test
    void a_token_needs_a_name_that_can_be_a_players() {
        makeKeys();

        assertThat(run("token", " ", "--data", temporary.toString())).isNotZero();
        assertSentence("tengen: A player is named by 1 to 64 characters");
    }

    @Test
    void a_token_has_roles_that_exist() {
        makeKeys();

        assertThat(run("token", "bob", "--role", "king", "--data", temporary.toString()))
                .isNotZero();
        assertSentence("tengen: --role is player, referee, organizer or admin, not 'king'.");
    }

    @Test
    void a_folder_in_use_is_said() {
        try (DataFolder _ = DataFolder.open(temporary)) {
            assertThat(run("up", "--data", temporary.toString())).isNotZero();
        }
        assertSentence("tengen: " + temporary + " is in use");
    }

    @Test
    void a_file_in_the_place_of_the_folder_is_said() throws IOException {
        Path file = Files.createFile(temporary.resolve("file"));

        assertThat(run("up", "--data", file.toString())).isNotZero();
        assertSentence("tengen: " + file + " is a file");
    }

    @Test
    void a_port_that_does_not_exist_is_said() {
        assertThat(run("up", "--port", "65536", "--data", temporary.toString())).isNotZero();
        assertSentence("tengen: --port is a number from 1 to 65535");
    }

    @Test
    void fresh_and_url_do_not_go_together() {
        assertThat(run("demo", "--fresh", "--url", "http://localhost:1")).isNotZero();
        assertSentence("tengen: --fresh starts a platform of its own");
    }

    @Test
    void a_demo_elsewhere_needs_that_platforms_keys() {
        assertThat(run("demo", "--url", "http://localhost:1", "--data", temporary.toString()))
                .isNotZero();
        assertSentence("tengen: There are no keys in " + temporary);
    }

    @Test
    void an_unknown_option_shows_the_usage() {
        assertThat(run("up", "--prot", "9")).isEqualTo(CommandLine.ExitCode.USAGE);
        assertThat(err.toString()).contains("--prot").contains("--port");
    }

    private void makeKeys() {
        try (DataFolder data = DataFolder.open(temporary)) {
            assertThat(data.keys()).isNotNull();
        }
    }

    private int run(String... arguments) {
        return Main.commandLine()
                .setOut(new PrintWriter(out))
                .setErr(new PrintWriter(err))
                .execute(arguments);
    }

    private void assertSentence(String beginning) {
        assertThat(err.toString()).startsWith(beginning).hasLineCount(1);
    }
}
