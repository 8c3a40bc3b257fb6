package org.tengen.contracts.wire;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.util.random.RandomGenerator;
import org.erdtman.jcs.JsonCanonicalizer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CanonicalJsonTest {
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;
    private static final String[] TEXTS = {
        "",
        "Q16",
        "\u5929\u5143",
        "a\"b\\c/d",
        "\ud83c\udf19",
        "\u00e9",
        "e\u0301",
        "\n\t\r\b\f",
        "\u0001\u001f",
        "\u2028",
        "\u007f"
    };

    /** Examples of RFC 8785, section 3.2, by which numbers are written as ECMAScript does and names sorted by UTF-16. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
                    {"b": 1, "a": [true, null, {}]}       | {"a":[true,null,{}],"b":1}
                    {"n": [333333333.33333329, 1E30]}     | {"n":[333333333.3333333,1e+30]}
                    {"n": [4.50, 2e-3, 1e-27, -0]}        | {"n":[4.5,0.002,1e-27,0]}
                    {"n": 9007199254740993}               | {"n":9007199254740992}
                    {"n": 1000000000000000000000}         | {"n":1e+21}
                    {"s": "\\u001F\\u000a\\/\\u20ac"}     | {"s":"\\u001f\\n/€"}
                    {"\\ufb33": 1, "\\ud83d\\ude00": 2, "€": 3} | {"€":3,"😀":2,"\ufb33":1}
                    """)
    void is_what_rfc_8785_says(String json, String canonical) throws IOException {
        assertThat(CanonicalJson.of(new ObjectMapper().readTree(json))).isEqualTo(canonical);
    }

    @Test
    void is_what_the_library_makes_of_the_same_json() throws IOException {
        RandomGenerator random = RandomGenerator.of("L64X128MixRandom");
        for (int i = 0; i < 2_000; i++) {
            ObjectNode json = object(random, 3);
            assertThat(CanonicalJson.of(json)).isEqualTo(new JsonCanonicalizer(json.toString()).getEncodedString());
        }
    }

    private static ObjectNode object(RandomGenerator random, int depth) {
        ObjectNode object = NODES.objectNode();
        for (int i = random.nextInt(5); i > 0; i--) {
            object.set(text(random) + random.nextInt(3), any(random, depth - 1));
        }
        return object;
    }

    private static JsonNode any(RandomGenerator random, int depth) {
        return switch (random.nextInt(depth > 0 ? 8 : 6)) {
            case 0 -> NODES.numberNode(random.nextInt());
            case 1 -> NODES.numberNode(random.nextLong());
            case 2 -> NODES.numberNode(random.nextDouble(-1e9, 1e9));
            case 3 -> NODES.booleanNode(random.nextBoolean());
            case 4 -> NODES.nullNode();
            case 5 -> NODES.textNode(text(random));
            case 6 -> array(random, depth);
            default -> object(random, depth);
        };
    }

    private static ArrayNode array(RandomGenerator random, int depth) {
        ArrayNode array = NODES.arrayNode();
        for (int i = random.nextInt(4); i > 0; i--) {
            array.add(any(random, depth - 1));
        }
        return array;
    }

    private static String text(RandomGenerator random) {
        return TEXTS[random.nextInt(TEXTS.length)];
    }
}
