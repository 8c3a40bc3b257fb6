package org.tengen.kernel.ruleset;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tengen.engine.rules.Ruleset;
import org.tengen.engine.rules.Rulesets;
import org.tengen.kernel.json.StrictJson;

class RulesetReaderTest {
    record Request(
            @JsonDeserialize(using = RulesetReader.class) Ruleset ruleset) {}

    private final ObjectMapper json = new ObjectMapper();

    RulesetReaderTest() {
        new StrictJson().customize(json);
    }

    static List<Ruleset> presets() {
        return Rulesets.all();
    }

    @ParameterizedTest
    @MethodSource("presets")
    void what_is_written_of_a_preset_may_be_sent_back(Ruleset preset) throws JsonProcessingException {
        assertThat(read(json.writeValueAsString(RulesetView.of(preset)))).isEqualTo(preset);
    }

    @ParameterizedTest
    @MethodSource("presets")
    void the_name_of_a_preset_is_not_borrowed(Ruleset preset) throws JsonProcessingException {
        ObjectNode changed = json.valueToTree(RulesetView.of(preset));
        changed.put("komi", 1.5);

        assertRefused(changed.toString(), preset.name());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "chinese",
                "Chinese",
                " chinese ",
                "CHINESE",
                "chinese-",
                "chinese-practice",
                "Chinese Practice",
                "aga",
                "newzealand",
                "nz",
                "NZ",
                "goe",
                "tromp taylor",
                "freeplacement"
            })
    void nor_is_any_other_name_that_a_preset_is_known_by(String name) throws JsonProcessingException {
        assertRefused("{\"base\": \"japanese\", \"name\": %s}".formatted(json.writeValueAsString(name)), name);
    }

    @ParameterizedTest
    @ValueSource(strings = {"custom", "my-chinese", "chinese2", "club-rules", "japan"})
    void a_name_of_ones_own_is_taken(String name) throws JsonProcessingException {
        assertThat(read("{\"base\": \"japanese\", \"name\": \"%s\"}".formatted(name))
                        .name())
                .isEqualTo(name);
    }

    @Test
    void a_preset_may_be_sent_under_its_own_name_without_all_its_parameters() throws JsonProcessingException {
        assertThat(read("{\"base\": \"japanese\", \"name\": \"japanese\"}")).isEqualTo(Rulesets.JAPANESE);
    }

    private void assertRefused(String ruleset, String name) {
        assertThatThrownBy(() -> read(ruleset)).isInstanceOfSatisfying(JsonMappingException.class, fault -> {
            assertThat(fault.getPath())
                    .extracting(JsonMappingException.Reference::getFieldName)
                    .containsExactly("ruleset", "name");
            assertThat(fault.getCause().getMessage()).contains("'" + name + "'", "Leave name out", "send \"");
        });
    }

    private Ruleset read(String ruleset) throws JsonProcessingException {
        return json.readValue("{\"ruleset\": " + ruleset + "}", Request.class).ruleset();
    }
}
