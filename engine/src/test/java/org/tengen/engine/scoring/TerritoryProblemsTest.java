package org.tengen.engine.scoring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;
import static org.junit.jupiter.api.Assumptions.abort;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tengen.engine.Color;

/** Published problems of seki and false eyes, whose every point others have settled: shared/data/territory.txt. */
class TerritoryProblemsTest {
    /** Rows with dead stones in small letters, and whose each point is. */
    record Problem(String name, List<String> rows, List<String> territory, List<String> area) {
        static Problem parse(String block) {
            List<List<String>> parts = Pattern.compile("^-- .*$", Pattern.MULTILINE)
                    .splitAsStream(block)
                    .map(part -> part.lines().filter(line -> !line.isBlank()).toList())
                    .toList();
            List<String> rows = parts.getFirst();
            return new Problem(rows.getFirst(), rows.subList(1, rows.size()), parts.get(1), parts.get(2));
        }

        @Override
        public String toString() {
            return name;
        }
    }

    static Stream<Problem> problems() throws IOException {
        Path file = Path.of(System.getProperty("tengen.shared"), "data", "territory.txt");
        if (!Files.exists(file)) {
            String missing = "The folder shared/data beside the checkout has no territory.txt";
            return "true".equals(System.getenv("CI")) ? fail(missing) : abort(missing + ": this test was skipped");
        }
        return Pattern.compile("^# ", Pattern.MULTILINE)
                .splitAsStream(Files.readString(file))
                .filter(block -> !block.isBlank())
                .map(Problem::parse);
    }

    @ParameterizedTest
    @MethodSource("problems")
    void every_point_of_territory_is_right(Problem problem) {
        LifeMap map = new LifeMap(Grid.ofMarked(problem.rows()));

        assertThat(drawn(problem, map::territory)).isEqualTo(String.join("\n", problem.territory()));
    }

    @ParameterizedTest
    @MethodSource("problems")
    void every_point_of_area_is_right(Problem problem) {
        LifeMap map = new LifeMap(Grid.ofMarked(problem.rows()));

        assertThat(drawn(
                        problem,
                        point -> Stream.of(Color.values())
                                .filter(color -> map.isSurroundedBy(color, point))
                                .findFirst()))
                .isEqualTo(String.join("\n", problem.area()));
    }

    @Test
    void none_of_the_46_is_missing() throws IOException {
        assertThat(problems()).hasSize(46);
    }

    private static String drawn(Problem problem, IntFunction<Optional<Color>> owner) {
        int width = problem.rows().getFirst().length();
        StringBuilder drawn = new StringBuilder();
        IntStream.range(0, width * problem.rows().size()).forEach(point -> {
            drawn.append(owner.apply(point)
                    .map(color -> color == Color.BLACK ? 'B' : 'W')
                    .orElse('.'));
            if (point % width == width - 1) {
                drawn.append('\n');
            }
        });
        return drawn.toString().strip();
    }
}
