package org.tengen.contracts.wire;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.cfg.JsonNodeFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.erdtman.jcs.JsonCanonicalizer;

/**
 * The canonical form of JSON, RFC 8785. Almost every event is made of objects, arrays, whole numbers and text without control
 * characters, and of these Jackson writes that very form once names are sorted; a library, at ten times the cost, does the rest.
 */
final class CanonicalJson {
    /** Whole numbers up to here are written as they are; beyond, RFC 8785 rounds to what a double holds. */
    private static final long LARGEST_EXACT = 1L << 53;

    private static final ObjectWriter SORTED = JsonMapper.builder()
            .enable(JsonNodeFeature.WRITE_PROPERTIES_SORTED)
            .build()
            .writer();

    private CanonicalJson() {}

    static String of(JsonNode json) {
        try {
            String sorted = SORTED.writeValueAsString(json);
            return isPlain(json) && !sorted.contains("\\u") ? sorted : new JsonCanonicalizer(sorted).getEncodedString();
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException("An event cannot be written", e);
        } catch (IOException e) {
            throw new UncheckedIOException("An event is not JSON", e);
        }
    }

    private static boolean isPlain(JsonNode json) {
        if (json.isNumber()) {
            return json.isIntegralNumber() && json.canConvertToLong() && Math.abs(json.longValue()) <= LARGEST_EXACT;
        }
        for (JsonNode inside : json) {
            if (!isPlain(inside)) {
                return false;
            }
        }
        return true;
    }
}
