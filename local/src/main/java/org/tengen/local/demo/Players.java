package org.tengen.local.demo;

import org.tengen.engine.Color;
import org.tengen.local.platform.Tokens;

/**
 * Who plays the demo.
 *
 * @param black the player's name
 * @param white the player's name
 */
public record Players(String black, String white, String blackToken, String whiteToken) {
    /** Shusaku with Black and Gennan with White. */
    public static Players of(Tokens tokens) {
        String black = "shusaku";
        String white = "gennan";
        return new Players(black, white, tokens.forPlayer(black), tokens.forPlayer(white));
    }

    /** The token of the player with this colour. */
    public String token(Color color) {
        return color == Color.BLACK ? blackToken : whiteToken;
    }
}
