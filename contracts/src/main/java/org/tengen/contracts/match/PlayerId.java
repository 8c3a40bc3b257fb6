package org.tengen.contracts.match;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/** A player: the {@code sub} of their token. 1 to 64 characters without control characters or outer blanks. */
public record PlayerId(@JsonValue String value) {
    /** The most characters an id may have. */
    public static final int MAX_LENGTH = 64;

    /** @throws IllegalArgumentException where the text cannot be a player's id */
    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    public PlayerId {
        if (value.isBlank() || value.length() > MAX_LENGTH || !value.equals(value.strip())) {
            throw new IllegalArgumentException(
                    "A player is named by 1 to " + MAX_LENGTH + " characters without blanks around them");
        }
        if (value.chars().anyMatch(Character::isISOControl)) {
            throw new IllegalArgumentException("A player's name holds no control characters");
        }
    }

    @Override
    public String toString() {
        return value;
    }
}
