package org.tengen.contracts.match;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;
import org.tengen.contracts.hash.Sha256;
import org.tengen.engine.Vertex;

/**
 * The stones marked dead while a match is counted.
 *
 * @param vertices in the order of {@link Vertex#compareTo}, each once
 */
public record DeadStones(@JsonValue List<Vertex> vertices) {
    public static final DeadStones NONE = new DeadStones(List.of());

    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    public DeadStones {
        vertices = vertices.stream().distinct().sorted().toList();
    }

    public static DeadStones of(Collection<Vertex> vertices) {
        return new DeadStones(List.copyOf(vertices));
    }

    /**
     * Names exactly this set, so that an acceptance says what it accepts: the SHA-256 of the vertices in order with one
     * blank between them, as 64 lower-case hexadecimal digits.
     */
    public String hash() {
        return Sha256.ofText(vertices.stream().map(Vertex::toString).collect(Collectors.joining(" ")));
    }
}
