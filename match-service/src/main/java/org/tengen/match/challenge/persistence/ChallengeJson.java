package org.tengen.match.challenge.persistence;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import org.tengen.contracts.wire.WireModule;
import org.tengen.match.challenge.domain.ChallengeState;
import org.tengen.match.challenge.domain.Colors;
import org.tengen.match.challenge.domain.Terms;

/** The JSON of the columns {@code colors}, {@code terms} and {@code state}: the same value is always the same text. */
public final class ChallengeJson {
    private static final ObjectMapper MAPPER = JsonMapper.builder()
            .addModules(new Jdk8Module(), new JavaTimeModule(), new WireModule())
            .addMixIn(Colors.class, ColorCases.class)
            .addMixIn(ChallengeState.class, StateCases.class)
            .disable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS)
            .build();

    private ChallengeJson() {}

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "method")
    @JsonSubTypes({
        @JsonSubTypes.Type(value = Colors.Named.class, name = "NAMED"),
        @JsonSubTypes.Type(value = Colors.Drawn.class, name = "DRAWN"),
        @JsonSubTypes.Type(value = Colors.Nigiri.class, name = "NIGIRI")
    })
    private interface ColorCases {}

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "is")
    @JsonSubTypes({
        @JsonSubTypes.Type(value = ChallengeState.Open.class, name = "OPEN"),
        @JsonSubTypes.Type(value = ChallengeState.Drawing.class, name = "DRAWING"),
        @JsonSubTypes.Type(value = ChallengeState.Taken.class, name = "TAKEN"),
        @JsonSubTypes.Type(value = ChallengeState.Withdrawn.class, name = "WITHDRAWN"),
        @JsonSubTypes.Type(value = ChallengeState.Declined.class, name = "DECLINED"),
        @JsonSubTypes.Type(value = ChallengeState.Expired.class, name = "EXPIRED")
    })
    private interface StateCases {}

    static String write(Colors colors) {
        return write(Colors.class, colors);
    }

    static String write(Terms terms) {
        return write(Terms.class, terms);
    }

    static String write(ChallengeState state) {
        return write(ChallengeState.class, state);
    }

    static ChallengeState state(String json) {
        return read(json, ChallengeState.class);
    }

    static Colors colors(String json) {
        return read(json, Colors.class);
    }

    /** The terms in the column {@code terms}. */
    public static Terms terms(String json) {
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
