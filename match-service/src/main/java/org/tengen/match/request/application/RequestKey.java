package org.tengen.match.request.application;

import org.tengen.contracts.match.PlayerId;

/**
 * Names a request of a player, however often it is sent.
 *
 * @param key what the player's client calls it, 1 to {@value #MAX_LENGTH} visible ASCII characters
 */
public record RequestKey(PlayerId player, String key) {
    /** The most characters a key may have. */
    public static final int MAX_LENGTH = 128;

    /** @throws IllegalArgumentException where the text can be no key */
    public RequestKey {
        boolean visible = key.chars().allMatch(c -> c > ' ' && c < 127);
        if (key.isEmpty() || key.length() > MAX_LENGTH || !visible) {
            throw new IllegalArgumentException(
                    "An Idempotency-Key is 1 to " + MAX_LENGTH + " visible ASCII characters without blanks");
        }
    }
}
