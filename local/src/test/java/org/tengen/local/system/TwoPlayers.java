package org.tengen.local.system;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.UUID;
import org.tengen.engine.Color;
import org.tengen.local.client.Api;
import org.tengen.local.client.MatchClient;
import org.tengen.local.platform.Tokens;

/** Two players nobody has met before, and their tokens. */
record TwoPlayers(String black, String white, String blackToken, String whiteToken) {
    static TwoPlayers of(Tokens tokens) {
        String suffix = UUID.randomUUID().toString();
        String black = "black-" + suffix;
        String white = "white-" + suffix;
        return new TwoPlayers(black, white, tokens.forPlayer(black), tokens.forPlayer(white));
    }

    String token(Color color) {
        return color == Color.BLACK ? blackToken : whiteToken;
    }

    /** Starts a match on a small board and plays moves in turn, Black first. */
    MatchClient play(Api api, int side, String ruleset, String... moves) {
        ObjectNode terms = Api.object()
                .put("opponent", white)
                .put("color", "BLACK")
                .put("ruleset", ruleset)
                .put("width", side)
                .put("height", side);
        MatchClient match = MatchClient.create(api, blackToken, terms);
        match.join(whiteToken);
        Color color = Color.BLACK;
        for (int i = 0; i < moves.length; i++) {
            match.move(token(color), i + 1, moves[i]);
            color = color.opponent();
        }
        return match;
    }
}
