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
        if (holdsControl(value)) {
            throw new IllegalArgumentException("A player's name holds no control characters");
        }
    }

    /** A loop: a player is named with every move. */
    private static boolean holdsControl(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (Character.isISOControl(text.charAt(i))) {
                return true;
            }
        }
        return false;
    }

    @Override
    public String toString() {
        return value;
    }
}
