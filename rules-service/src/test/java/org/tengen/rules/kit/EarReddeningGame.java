package org.tengen.rules.kit;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import org.tengen.contracts.command.Proposal;
import org.tengen.engine.notation.Sgf;
import org.tengen.engine.notation.SgfMove;
import org.tengen.engine.rules.Rulesets;

/** The game of 1846 in which an ear reddened: 325 moves with long ko fights. */
public final class EarReddeningGame {
    public static final int MOVES = 325;

    private EarReddeningGame() {}

    /** All moves, in order. */
    public static List<SgfMove> moves() {
        try (InputStream sgf =
                Objects.requireNonNull(EarReddeningGame.class.getResourceAsStream("/games/ear-reddening-1846.sgf"))) {
            return Sgf.read(new String(sgf.readAllBytes(), StandardCharsets.UTF_8))
                    .game()
                    .moves();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The start, all moves, and two passes: every proposal on the event before. */
    public static List<Proposal> proposals(MatchScript script) {
        script.append(0, Events.started(Rulesets.JAPANESE, 19));
        int seq = 1;
        for (SgfMove move : moves()) {
            script.move(seq++, move.color(), move.move());
        }
        SgfMove last = moves().getLast();
        script.pass(seq++, last.color().opponent());
        script.pass(seq, last.color());
        return script.proposals();
    }
}
