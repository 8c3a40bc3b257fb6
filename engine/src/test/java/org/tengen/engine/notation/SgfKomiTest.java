package org.tengen.engine.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tengen.engine.Komi;

/** Komi in all its spellings. */
class SgfKomiTest {
    @ParameterizedTest
    @CsvSource({"7.5, 15", "6.50, 13", "-0.5, -1", "+5.5, 11", "7, 14", "0, 0", "7., 14"})
    void half_points_are_read_without_a_word(String komi, int halfPoints) {
        assertThat(read(komi).game().komi()).contains(Komi.ofHalfPoints(halfPoints));
        assertThat(read(komi).warnings()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "'7,5', 15",
        "5½, 11",
        "5 1/2, 11",
        "-5 ½, -11",
        "½, 1",
        "1/2, 1",
        ".5, 1",
        "６．５, 13",
        "6.5目, 13",
        "6.5 points, 13",
        "650, 13",
        "550, 11"
    })
    void odd_spellings_are_read_and_reported(String komi, int halfPoints) {
        assertThat(read(komi).game().komi()).contains(Komi.ofHalfPoints(halfPoints));
        assertThat(messages(komi)).isNotEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "3.75, 15, 7.5 points",
        "375, 15, 7.5 points",
        "7.25, 29, 14.5 points",
        "2.75, 11, 5.5 points",
        "3¾, 15, 7.5 points",
        "3又3/4子, 15, 7.5 points",
        "3.75子, 15, 7.5 points"
    })
    void what_is_no_whole_number_of_half_points_is_reported_with_what_was_taken(
            String komi, int halfPoints, String taken) {
        assertThat(read(komi).game().komi()).contains(Komi.ofHalfPoints(halfPoints));
        assertThat(messages(komi)).anyMatch(message -> message.contains(taken) && message.contains("子"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " "})
    void an_empty_komi_is_none_and_reported(String komi) {
        assertThat(read(komi).game().komi()).isEmpty();
        assertThat(messages(komi)).singleElement().asString().contains("the ruleset's holds");
    }

    @Test
    void no_komi_is_none_without_a_word() {
        assertThat(Sgf.read("(;B[aa])").game().komi()).isEmpty();
        assertThat(Sgf.read("(;B[aa])").warnings()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"x", "6.55", "1/3", "99999", "0x10", "5 1", "5/0", "1e3", "--5", "目"})
    void impossible_komi_is_an_error(String komi) {
        assertThatThrownBy(() -> read(komi)).isInstanceOf(SgfException.class).hasMessageContaining("line 1, column 3");
    }

    private static Sgf.Reading read(String komi) {
        return Sgf.read("(;KM[" + komi + "])");
    }

    private static List<String> messages(String komi) {
        assertThat(read(komi).warnings()).extracting(SgfWarning::property).containsOnly("KM");
        return read(komi).warnings().stream().map(SgfWarning::message).toList();
    }
}
