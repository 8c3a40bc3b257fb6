package org.tengen.local.system;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tengen.contracts.match.MatchId;
import org.tengen.contracts.wire.HashChain;
import org.tengen.embedded.Ports;
import org.tengen.local.client.Api;
import org.tengen.local.client.MatchClient;
import org.tengen.local.client.Refusal;
import org.tengen.local.platform.DataFolder;
import org.tengen.local.platform.Tokens;

/** The platform as people start it, killed and stopped and started again. */
class RestartIT {
    @TempDir
    private Path temporary;

    @Test
    void matches_survive_and_nothing_is_left_running() {
        Path data = temporary.resolve("data");
        Path output = temporary.resolve("output");
        int port = Ports.free();

        UpProcess first = UpProcess.start(data, output, port).awaitUp();
        TwoPlayers players = TwoPlayers.of(tokens(data));
        MatchId id;
        List<JsonNode> log;
        try (Api api = new Api(first.gateway())) {
            MatchClient match = players.play(api, 9, "chinese", "E5", "C3");
            id = match.id();
            log = match.log();
        }
        assertSecondOneIsRefused(data, port);
        first.kill();
        assertThat(processesOf(data)).isNotEmpty();

        UpProcess second = UpProcess.start(data, output, port).awaitUp();
        try (Api api = new Api(second.gateway())) {
            MatchClient match = new MatchClient(api, id);
            assertThat(match.log()).isEqualTo(log);
            match.move(players.blackToken(), 3, "G7");
            assertThat(match.view().path("moveNumber").asInt()).isEqualTo(3);
        }
        second.stop();
        await().atMost(Duration.ofSeconds(20))
                .untilAsserted(() -> assertThat(processesOf(data)).isEmpty());
    }

    @Test
    void whatever_is_killed_comes_back_by_itself_and_no_acknowledged_move_is_lost() {
        Path data = temporary.resolve("data");
        UpProcess up =
                UpProcess.start(data, temporary.resolve("output"), Ports.free()).awaitUp();
        try (Api api = new Api(up.gateway())) {
            TwoPlayers players = TwoPlayers.of(tokens(data));
            MatchClient match = players.play(api, 9, "chinese", "E5");

            kill(data, "/match-service/");
            match.move(players.whiteToken(), 2, "C3");
            up.awaitSaid("match-service has ended (exit code 137) and is started again.", "match-service is back.");
            kill(data, "BrokerMain");
            match.move(players.blackToken(), 3, "G7");
            up.awaitSaid("broker has ended (exit code 137) and is started again.", "broker is back.");
            kill(data, "bin/postgres");
            up.awaitSaid("PostgreSQL has ended and is started again.", "PostgreSQL is back.");
            // Connections from before are broken, and whoever is handed one is told of a fault.
            await().ignoreExceptionsInstanceOf(Refusal.class)
                    .atMost(Duration.ofMinutes(1))
                    .until(() -> match.move(players.whiteToken(), 4, "G3").has("seq"));

            assertThat(match.view().path("moves")).map(JsonNode::asText).containsExactly("E5", "C3", "G7", "G3");
            assertThat(HashChain.firstFault(match.log())).isEmpty();
        } finally {
            up.stop();
        }
        await().atMost(Duration.ofSeconds(20))
                .untilAsserted(() -> assertThat(processesOf(data)).isEmpty());
    }

    @Test
    void what_is_killed_while_it_starts_comes_back_by_itself() {
        Path data = temporary.resolve("data");
        UpProcess up =
                UpProcess.start(data, temporary.resolve("output"), Ports.free()).awaitUp();
        try {
            kill(data, "/match-service/");
            up.awaitSaid("match-service has ended (exit code 137) and is started again.");
            kill(data, "/match-service/");

            up.awaitSaid(
                    "match-service has ended (exit code 137) and is started again in 1 s.", "match-service is back.");
        } finally {
            up.stop();
        }
    }

    private static void kill(Path data, String program) {
        Optional<ProcessHandle> process = ProcessHandle.allProcesses()
                .filter(candidate -> candidate
                        .info()
                        .commandLine()
                        .filter(command -> command.contains(data.toString()) && command.contains(program))
                        .isPresent())
                .findFirst();
        assertThat(process).map(ProcessHandle::destroyForcibly).hasValue(true);
    }

    private void assertSecondOneIsRefused(Path data, int port) {
        UpProcess onSameFolder = UpProcess.start(data, temporary.resolve("refused-folder"), Ports.free());
        assertThat(onSameFolder.awaitExit()).isNotZero();
        assertThat(onSameFolder.output()).contains("is in use").doesNotContain("\tat ");

        UpProcess onSamePort =
                UpProcess.start(temporary.resolve("other-data"), temporary.resolve("refused-port"), port);
        assertThat(onSamePort.awaitExit()).isNotZero();
        assertThat(onSamePort.output()).contains("Port " + port + " is taken").doesNotContain("\tat ");
    }

    private static Tokens tokens(Path data) {
        return new Tokens(DataFolder.keysIn(data).orElseThrow());
    }

    /** The services, the broker and the database that work on a folder. */
    private static List<String> processesOf(Path data) {
        return ProcessHandle.allProcesses()
                .flatMap(process -> process.info().commandLine().stream())
                .filter(command -> command.contains(data.toString()))
                .toList();
    }
}
