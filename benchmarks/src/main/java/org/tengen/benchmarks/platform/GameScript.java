package org.tengen.benchmarks.platform;

import io.vertx.core.buffer.Buffer;
import java.util.ArrayList;
import java.util.List;
import org.tengen.engine.Vertex;

/**
 * A game to be played, Black first, without passes.
 *
 * @param ruleset the name of the rules under which all of its moves are legal, on 19×19
 * @param moves in order
 * @param bodies the request that makes each move
 */
record GameScript(String ruleset, List<Vertex> moves, List<Buffer> bodies) {
    GameScript {
        moves = List.copyOf(moves);
        bodies = List.copyOf(bodies);
    }

    static GameScript of(String ruleset, List<Vertex> moves) {
        List<Buffer> bodies = new ArrayList<>();
        for (int i = 0; i < moves.size(); i++) {
            bodies.add(Buffer.buffer("{\"vertex\":\"" + moves.get(i) + "\",\"moveNumber\":" + (i + 1) + "}"));
        }
        return new GameScript(ruleset, moves, bodies);
    }

    int length() {
        return bodies.size();
    }

    /** @param index of a move, from 0 */
    Buffer body(int index) {
        return bodies.get(index);
    }
}
