package org.tengen.match.challenge.persistence;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import org.tengen.contracts.wire.WireModule;
import org.tengen.match.challenge.domain.Colors;
import org.tengen.match.challenge.domain.Terms;

/** The JSON of the columns {@code colors} and {@code terms}. */
final class ChallengeJson {
    private static final ObjectMapper MAPPER = JsonMapper.builder()
            .addModule(new WireModule())
            .addMixIn(Colors.class, Cases.class)
            .build();

    private ChallengeJson() {}

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "method")
    @JsonSubTypes({
        @JsonSubTypes.Type(value = Colors.Named.class, name = "NAMED"),
        @JsonSubTypes.Type(value = Colors.Drawn.class, name = "DRAWN")
    })
    private interface Cases {}

    static String write(Colors colors) {
        return write(Colors.class, colors);
    }

    static String write(Terms terms) {
        return write(Terms.class, terms);
    }

    static Colors colors(String json) {
        return read(json, Colors.class);
    }

    static Terms terms(String json) {
        return read(json, Terms.class);
    }

    private static String write(Class<?> type, Object value) {
        try {
            return MAPPER.writerFor(type).writeValueAsString(value);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("A challenge cannot be written as JSON", e);
        }
    }

    private static <T> T read(String json, Class<T> type) {
        try {
            return MAPPER.readValue(json, type);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("A row of challenge holds no challenge", e);
        }
    }
}
