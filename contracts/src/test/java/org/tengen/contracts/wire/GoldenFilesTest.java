package org.tengen.contracts.wire;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tengen.contracts.command.MatchCommand;
import org.tengen.contracts.command.Proposal;
import org.tengen.contracts.command.RejectedProposal;
import org.tengen.contracts.command.RulesRejection;
import org.tengen.contracts.event.MatchEvent;
import org.tengen.contracts.event.Recorded;

/**
 * What is in the log stays readable for ever: these files were written by hand from docs/log.md, their hashes by another
 * program (Python: hashlib, and json with sorted keys). They are added to and never changed.
 */
class GoldenFilesTest {
    private static final ObjectMapper MAPPER = new ObjectMapper();

    /** Each the log of a match; what was added together stands together. */
    static List<String> logs() {
        return List.of("match-log.ndjson", "rulings-log.ndjson", "terms-log.ndjson");
    }

    static List<String> events() {
        return logs().stream().flatMap(log -> lines(log).stream()).toList();
    }

    static List<String> commands() {
        return lines("commands.ndjson");
    }

    static List<String> rejections() {
        return lines("rejections.ndjson");
    }

    @ParameterizedTest
    @MethodSource("events")
    void an_event_is_read_and_written_without_loss(String line) throws IOException {
        Recorded recorded = EventJson.read(line);

        assertThat(MAPPER.readTree(EventJson.write(recorded))).isEqualTo(MAPPER.readTree(line));
    }

    @ParameterizedTest
    @MethodSource("commands")
    void a_command_is_read_and_written_without_loss(String line) throws IOException {
        Proposal proposal = CommandJson.readProposal(line);

        assertThat(MAPPER.readTree(CommandJson.write(proposal))).isEqualTo(MAPPER.readTree(line));
    }

    @ParameterizedTest
    @MethodSource("rejections")
    void a_rejection_is_read_and_written_without_loss(String line) throws IOException {
        RejectedProposal rejected = CommandJson.readRejection(line);

        assertThat(MAPPER.readTree(CommandJson.write(rejected))).isEqualTo(MAPPER.readTree(line));
    }

    @Test
    void every_event_command_and_rejection_has_its_line() {
        assertThat(kinds(events(), line -> EventJson.read(line).event())).containsAll(cases(MatchEvent.class));
        assertThat(kinds(commands(), line -> CommandJson.readProposal(line).command()))
                .containsAll(cases(MatchCommand.class));
        assertThat(kinds(rejections(), line -> CommandJson.readRejection(line).rejection()))
                .containsAll(cases(RulesRejection.class));
    }

    @ParameterizedTest
    @MethodSource("logs")
    void the_chain_of_a_log_verifies(String log) throws IOException {
        assertThat(HashChain.firstFault(trees(log))).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("logs")
    void our_own_chaining_gives_the_hashes_the_other_program_gave(String log) {
        String previous = HashChain.START;
        for (String line : lines(log)) {
            Recorded golden = EventJson.read(line);
            Recorded ours = EventJson.written(
                            previous,
                            golden.matchId(),
                            golden.seq(),
                            golden.commandId(),
                            golden.actor(),
                            golden.receivedAt(),
                            golden.recordedAt(),
                            golden.event())
                    .event();
            assertThat(ours).isEqualTo(golden);
            previous = ours.hash();
        }
    }

    @Test
    void a_changed_fact_a_gap_and_a_foreign_event_are_found() throws IOException {
        List<ObjectNode> changed = trees("match-log.ndjson");
        ((ObjectNode) changed.get(1).get("data")).put("vertex", "A1");
        assertThat(HashChain.firstFault(changed))
                .hasValueSatisfying(fault -> assertThat(fault).contains("Event 2", "hash"));

        List<ObjectNode> withGap = trees("match-log.ndjson");
        withGap.remove(4);
        assertThat(HashChain.firstFault(withGap))
                .hasValueSatisfying(fault -> assertThat(fault).contains("Event 5", "number 6"));

        List<ObjectNode> foreign = trees("match-log.ndjson");
        foreign.get(2).put("matchId", "01890a5d-ac96-774b-bcce-b302099a8058");
        assertThat(HashChain.firstFault(foreign))
                .hasValueSatisfying(fault -> assertThat(fault).contains("Event 3", "another match"));
    }

    @Test
    void a_field_added_later_is_read_over() {
        String grown = events().get(1).replace("\"moveNumber\":1", "\"moveNumber\":1,\"heardBy\":12");

        assertThat(EventJson.read(grown).event())
                .isEqualTo(EventJson.read(events().get(1)).event());
    }

    @Test
    void a_type_or_version_not_known_is_refused_by_name() {
        String line = events().get(1);

        assertThat(errorOf(line.replace("StonePlayed", "StoneEaten"))).contains("StoneEaten");
        assertThat(errorOf(line.replace("\"version\":1", "\"version\":2"))).contains("Version 2", "StonePlayed");
        assertThat(errorOf("{")).contains("not JSON");
        assertThat(errorOf(line.replace("\"B2\"", "\"I9\""))).contains("I9");
    }

    private static String errorOf(String line) {
        try {
            EventJson.read(line);
            return "";
        } catch (UnreadableMessage e) {
            return e.getMessage();
        }
    }

    private static List<Class<?>> kinds(List<String> lines, Function<String, Object> read) {
        return lines.stream().<Class<?>>map(line -> read.apply(line).getClass()).toList();
    }

    private static List<Class<?>> cases(Class<?> sealed) {
        return Arrays.stream(sealed.getPermittedSubclasses())
                .flatMap(one -> one.isSealed() ? cases(one).stream() : Stream.of(one))
                .toList();
    }

    private static List<ObjectNode> trees(String log) throws IOException {
        List<ObjectNode> trees = new ArrayList<>();
        for (String line : lines(log)) {
            JsonNode tree = MAPPER.readTree(line);
            trees.add((ObjectNode) tree);
        }
        return trees;
    }

    private static List<String> lines(String file) {
        try (InputStream in = GoldenFilesTest.class.getResourceAsStream("/golden/" + file)) {
            return Stream.of(new String(in.readAllBytes(), StandardCharsets.UTF_8).split("\n", -1))
                    .filter(line -> !line.isBlank())
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
