package org.tengen.contracts.wire;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import java.time.DateTimeException;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** JSON as it is written to Kafka and the log. Fields that a reader does not know are left alone: messages only grow. */
final class Wire {
    private static final ObjectMapper MAPPER = JsonMapper.builder()
            .addModules(new Jdk8Module(), new JavaTimeModule(), new WireModule())
            .disable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS)
            .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();

    private Wire() {}

    static ObjectNode tree(Object value) {
        return MAPPER.valueToTree(value);
    }

    static ObjectNode object() {
        return MAPPER.createObjectNode();
    }

    /** @throws UnreadableMessage where it is not JSON, or nothing at all, as a tombstone of Kafka is */
    static JsonNode parse(@Nullable String json) {
        if (json == null) {
            throw new UnreadableMessage("There is nothing where there must be JSON", null);
        }
        try {
            return MAPPER.readTree(json);
        } catch (JsonProcessingException e) {
            throw new UnreadableMessage("This is not JSON: " + e.getOriginalMessage(), e);
        }
    }

    /** What a text says, without the cost of {@link #value}: envelopes hold five of them. */
    static <T> T text(JsonNode tree, Class<T> type, Function<String, T> parse) {
        requirePresent(tree, type);
        if (!tree.isTextual()) {
            throw new UnreadableMessage("This is no " + type.getSimpleName() + ": " + tree, null);
        }
        try {
            return parse.apply(tree.textValue());
        } catch (IllegalArgumentException | DateTimeException e) {
            throw new UnreadableMessage("This is no " + type.getSimpleName() + ": " + e.getMessage(), e);
        }
    }

    /** A whole number. */
    static int number(JsonNode tree) {
        requirePresent(tree, Integer.class);
        if (!tree.isIntegralNumber() || !tree.canConvertToInt()) {
            throw new UnreadableMessage("This is no Integer: " + tree, null);
        }
        return tree.intValue();
    }

    private static void requirePresent(JsonNode tree, Class<?> type) {
        if (tree.isMissingNode() || tree.isNull()) {
            throw new UnreadableMessage("There is no " + type.getSimpleName() + " where there must be one", null);
        }
    }

    static <T> T value(JsonNode tree, Class<T> type) {
        requirePresent(tree, type);
        try {
            return MAPPER.treeToValue(tree, type);
        } catch (JsonProcessingException e) {
            throw new UnreadableMessage("This is no " + type.getSimpleName() + ": " + e.getOriginalMessage(), e);
        }
    }
}
