package org.tengen.contracts.match;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.UUID;

/** One command, however often it is delivered; the events it led to carry it. */
public record CommandId(@JsonValue UUID value) {
    /** @throws IllegalArgumentException where the text is no UUID */
    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    public static CommandId parse(String text) {
        return new CommandId(UUID.fromString(text));
    }

    @Override
    public String toString() {
        return value.toString();
    }
}
