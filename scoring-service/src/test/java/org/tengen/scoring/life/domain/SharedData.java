package org.tengen.scoring.life.domain;

import static org.assertj.core.api.Assertions.fail;
import static org.junit.jupiter.api.Assumptions.abort;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** The test data that nobody here made up, in the folder {@code shared/data} beside the checkout. */
public final class SharedData {
    /** A board and what is known of it, in parts divided by lines that begin with {@code --}, under a heading. */
    public record Case(String heading, List<List<String>> parts) {}

    private SharedData() {}

    /** The cases of a file; where it is missing, the test is skipped and says so, or with {@code CI=true} fails. */
    public static List<Case> cases(String file) {
        List<Case> cases = new ArrayList<>();
        for (String block : Pattern.compile("^# ", Pattern.MULTILINE).split(read(file), -1)) {
            if (!block.isBlank()) {
                String heading = block.substring(0, block.indexOf('\n'));
                List<List<String>> parts = Pattern.compile("^--.*$", Pattern.MULTILINE)
                        .splitAsStream(block.substring(block.indexOf('\n')))
                        .map(part ->
                                part.lines().filter(line -> !line.isBlank()).toList())
                        .toList();
                cases.add(new Case(heading, parts));
            }
        }
        return cases;
    }

    private static String read(String file) {
        Path path = Path.of(System.getProperty("tengen.shared"), "data", file);
        if (!Files.exists(path)) {
            String missing = "The folder shared/data beside the checkout has no " + file;
            return "true".equals(System.getenv("CI")) ? fail(missing) : abort(missing + ": this test was skipped");
        }
        try {
            return Files.readString(path);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
