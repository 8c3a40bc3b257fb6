package org.tengen.match.support;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.tengen.contracts.wire.WireModule;
import org.tengen.kernel.problem.Problem;

/** {@code docs/problems.md}, as clients read it. */
public final class ProblemDocs {
    private static final Path DOCS = Path.of("../docs/problems.md");
    private static final ObjectMapper JSON = JsonMapper.builder()
            .addModules(new JavaTimeModule(), new WireModule())
            .disable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS)
            .build();

    private ProblemDocs() {}

    /** Fails unless the problem has a heading, its status, and an example that differs from it in nothing. */
    public static void assertDocumented(Problem problem) {
        String section = section(problem.slug());
        assertThat(section).as(problem.slug()).startsWith(problem.status() + ".");
        assertThat(examples(section)).as(problem.slug()).contains(JSON.<JsonNode>valueToTree(problem));
    }

    private static String section(String slug) {
        String docs = text();
        String heading = "### " + slug + "\n";
        int from = docs.lastIndexOf(heading);
        assertThat(from).as("the heading of " + slug).isNotNegative();
        int to = docs.indexOf("\n#", from + heading.length());
        return docs.substring(from + heading.length(), to < 0 ? docs.length() : to);
    }

    private static List<JsonNode> examples(String section) {
        List<JsonNode> examples = new ArrayList<>();
        for (String line : section.split("\n", -1)) {
            if (line.startsWith("{")) {
                examples.add(parse(line));
            }
        }
        return examples;
    }

    private static JsonNode parse(String line) {
        try {
            return JSON.readTree(line);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("An example is no JSON: " + line, e);
        }
    }

    private static String text() {
        try {
            return Files.readString(DOCS);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
