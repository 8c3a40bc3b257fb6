package org.tengen.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The table of docs/referee.md says where each rule is tested; a test that was renamed is found here. */
class RefereeBookTest {
    private static final Path ROOT = Path.of("..");
    private static final Pattern QUOTED = Pattern.compile("`([^`]+)`");
    /** {@code Class}, {@code Class.method}, {@code .method} of the class before, or a method of any class. */
    private static final Pattern NAME = Pattern.compile("([A-Z]\\w*)?\\.?([a-z]\\w*)?");

    private record Row(String rule, String tests) {}

    @Test
    void every_rule_of_the_book_has_a_test_that_is_there() {
        Map<String, String> sources = testSources();
        List<Row> rows = rows();
        assertThat(rows).hasSizeGreaterThanOrEqualTo(17);

        for (Row row : rows) {
            List<String> names = names(row.tests());
            assertThat(names).as(row.rule()).isNotEmpty();
            assertThat(names).as(row.rule()).allSatisfy(name -> assertThere(name, sources));
        }
    }

    private static void assertThere(String name, Map<String, String> sources) {
        String[] parts = name.split("\\.", -1);
        if (!parts[0].isEmpty()) {
            assertThat(sources).containsKey(parts[0]);
        }
        if (!parts[1].isEmpty()) {
            String source = parts[0].isEmpty() ? String.join("", sources.values()) : sources.get(parts[0]);
            assertThat(source).as(name).contains("void " + parts[1] + "(");
        }
    }

    /** As {@code Class.method}, either of which may be empty. */
    private static List<String> names(String cell) {
        List<String> names = new ArrayList<>();
        String last = "";
        Matcher quoted = QUOTED.matcher(cell);
        while (quoted.find()) {
            Matcher name = NAME.matcher(quoted.group(1));
            assertThat(name.matches()).as(quoted.group(1)).isTrue();
            last = name.group(1) == null && quoted.group(1).startsWith(".") ? last : orEmpty(name.group(1));
            names.add(last + "." + orEmpty(name.group(2)));
        }
        return names;
    }

    private static String orEmpty(String group) {
        return group == null ? "" : group;
    }

    private static List<Row> rows() {
        return lines(ROOT.resolve("docs/referee.md"))
                .dropWhile(line -> !line.equals("| rule | endpoint | test |"))
                .skip(2)
                .takeWhile(line -> line.startsWith("|"))
                .map(line -> line.split("\\|", -1))
                .map(cells -> new Row(cells[1].strip(), cells[3]))
                .toList();
    }

    /** The sources of all tests of all modules, by class. */
    private static Map<String, String> testSources() {
        try (Stream<Path> modules = Files.list(ROOT)) {
            return modules.map(module -> module.resolve("src/test/java"))
                    .filter(Files::isDirectory)
                    .flatMap(RefereeBookTest::sources)
                    .collect(Collectors.toMap(
                            path -> path.getFileName().toString().replace(".java", ""),
                            path -> lines(path).collect(Collectors.joining("\n")),
                            (one, other) -> one + other));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Stream<Path> sources(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(path -> path.toString().endsWith(".java")).toList().stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Stream<String> lines(Path path) {
        try {
            return Files.readAllLines(path).stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
