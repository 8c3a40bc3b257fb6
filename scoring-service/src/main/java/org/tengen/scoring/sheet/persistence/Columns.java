package org.tengen.scoring.sheet.persistence;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.tengen.contracts.match.TieRule;
import org.tengen.engine.Position;
import org.tengen.engine.Vertex;
import org.tengen.engine.rules.Ruleset;

/** How values of the engine are written in columns of text. */
@ApplicationScoped
public class Columns {
    private static final String TIES = "ties";
    private static final TypeReference<ObjectNode> FIELDS = new TypeReference<>() {};

    private final ObjectMapper json;

    @Inject
    Columns(ObjectMapper json) {
        this.json = json;
    }

    /** The rows of a position, from top to bottom, one a line. */
    public static String rows(Position position) {
        return String.join("\n", position.rows());
    }

    /** The position of such rows. */
    public static Position position(String rows) {
        return new Position(rows.lines().toList());
    }

    /** Vertices with a blank between them. */
    public static String vertices(Collection<Vertex> vertices) {
        return vertices.stream().map(Vertex::toString).collect(Collectors.joining(" "));
    }

    /** The vertices of such a text, in its order. */
    public static List<Vertex> vertices(String text) {
        return Arrays.stream(text.split(" "))
                .filter(name -> !name.isEmpty())
                .map(Vertex::parse)
                .toList();
    }

    /** Numbers with a blank between them. */
    public static String numbers(Collection<Integer> numbers) {
        return numbers.stream().map(String::valueOf).collect(Collectors.joining(" "));
    }

    /** The numbers of such a text, in its order. */
    public static List<Integer> numbers(String text) {
        return Arrays.stream(text.split(" ")).map(Integer::valueOf).toList();
    }

    /** By which rules is counted: the ruleset, and beside its own fields who wins ties, where the terms of the match say it. */
    public String rules(Ruleset ruleset, Optional<TieRule> ties) {
        ObjectNode rules = json.valueToTree(ruleset);
        ties.ifPresent(rule -> rules.put(TIES, rule.name()));
        return json(rules);
    }

    /** Who wins ties by such rules. */
    public Optional<TieRule> ties(String rules) {
        return Optional.ofNullable(value(rules, FIELDS).get(TIES))
                .map(JsonNode::asText)
                .map(TieRule::valueOf);
    }

    /** A value as JSON. */
    public String json(Object value) {
        try {
            return json.writeValueAsString(value);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("A value of ours has no JSON", e);
        }
    }

    /** The value of such JSON; fields that this program does not know are left alone. */
    public <T> T value(String text, TypeReference<T> type) {
        try {
            return json.readerFor(type)
                    .without(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
                    .readValue(text);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("A column holds other JSON than was written to it", e);
        }
    }
}
