package org.tengen.rules.legality;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.tengen.engine.Color;
import org.tengen.engine.Move;
import org.tengen.engine.rules.Game;
import org.tengen.engine.rules.Legality;
import org.tengen.rules.legality.LegalityResponse.BoardView;
import org.tengen.rules.legality.LegalityResponse.IllegalMove;

/**
 * Plays moves until one is illegal, the sides in turn. Where passes have ended play and moves follow, play is resumed with
 * the side whose turn it was, as players may do who disagree about the count.
 */
final class MoveList {
    private MoveList() {}

    /** @param game at its start; it is played on */
    static LegalityResponse judge(Game game, List<Move> moves) {
        for (Move move : moves) {
            resumeIfEnded(game);
            Legality legality = judge(game, move);
            if (legality != Legality.LEGAL) {
                return response(game, illegal(game, move, legality));
            }
            make(game, move);
        }
        return response(game, null);
    }

    private static void resumeIfEnded(Game game) {
        if (game.playEnded()) {
            game.resume(game.toPlay());
        }
    }

    private static Legality judge(Game game, Move move) {
        Color color = game.toPlay();
        return switch (move) {
            case Move.Play(var vertex) -> game.judge(color, vertex);
            case Move.Pass _ -> game.judgePass(color);
        };
    }

    private static void make(Game game, Move move) {
        Color color = game.toPlay();
        switch (move) {
            case Move.Play(var vertex) -> game.play(color, vertex);
            case Move.Pass _ -> game.pass(color);
        }
    }

    private static IllegalMove illegal(Game game, Move move, Legality legality) {
        @Nullable
        Integer repeats = switch (move) {
            case Move.Play(var vertex) -> LegalityResponse.boxed(game.repeatedMove(game.toPlay(), vertex));
            case Move.Pass _ -> null;
        };
        return new IllegalMove(game.moveNumber() + 1, move.toString(), legality, repeats);
    }

    private static LegalityResponse response(Game game, @Nullable IllegalMove illegal) {
        BoardView position = BoardView.of(game);
        resumeIfEnded(game);
        return new LegalityResponse(game.legalPlays(), position, illegal);
    }
}
