package org.tengen.benchmarks.platform;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.nio.file.Path;
import java.time.Duration;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PlatformOptionsTest {
    private final PlatformOptions usual = PlatformOptions.usual(Path.of("target"));

    @Test
    void all_options_are_read() {
        String[] arguments = "--matches 64 --seconds 5 --rate 300 --direct --warm-up 7 --out charts".split(" ", -1);

        assertThat(usual.with(arguments))
                .isEqualTo(new PlatformOptions(
                        64,
                        Duration.ofSeconds(7),
                        Duration.ofSeconds(5),
                        OptionalInt.of(300),
                        true,
                        Path.of("charts"),
                        false));
        assertThat(usual.with("--help").help()).isTrue();
    }

    @ParameterizedTest
    @CsvSource({
        "--matches 0, --matches takes a number from 1 to 20000",
        "--seconds x, --seconds takes a number",
        "--rate, --rate needs a value",
        "--speed 1, There is no option --speed"
    })
    void a_mistake_is_explained(String arguments, String message) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> usual.with(arguments.split(" ", -1)))
                .withMessageContaining(message);
    }
}
