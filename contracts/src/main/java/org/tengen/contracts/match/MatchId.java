package org.tengen.contracts.match;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.UUID;

/** A match, and the log of it; a UUIDv7, so that ids sort by the time they were made. */
public record MatchId(@JsonValue UUID value) {
    /** @throws IllegalArgumentException where the text is no UUID */
    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    public static MatchId parse(String text) {
        return new MatchId(UUID.fromString(text));
    }

    @Override
    public String toString() {
        return value.toString();
    }
}
