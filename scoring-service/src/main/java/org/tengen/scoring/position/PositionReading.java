package org.tengen.scoring.position;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.tengen.engine.BoardSize;
import org.tengen.engine.Color;
import org.tengen.engine.Komi;
import org.tengen.engine.Move;
import org.tengen.engine.Position;
import org.tengen.engine.notation.Sgf;
import org.tengen.engine.notation.SgfException;
import org.tengen.engine.notation.SgfGame;
import org.tengen.engine.notation.SgfLimits;
import org.tengen.engine.notation.SgfMove;
import org.tengen.engine.rules.DameRule;
import org.tengen.engine.rules.DeadStones;
import org.tengen.engine.rules.Game;
import org.tengen.engine.rules.HandicapBonus;
import org.tengen.engine.rules.KoRule;
import org.tengen.engine.rules.Legality;
import org.tengen.engine.rules.LongCycle;
import org.tengen.engine.rules.Placement;
import org.tengen.engine.rules.Ruleset;
import org.tengen.engine.rules.ScoringRule;
import org.tengen.engine.rules.SuicideRule;
import org.tengen.engine.rules.TaxRule;
import org.tengen.engine.scoring.Prisoners;
import org.tengen.scoring.position.RulesetChoice.All;
import org.tengen.scoring.position.RulesetChoice.One;

/** Reads positions: drawn, or as the end of a list of moves or a record. */
final class PositionReading {
    /** More than any game has. */
    static final int MOST_MOVES = 2000;

    private static final int USUAL_SIDE = 19;
    private static final SgfLimits LIMITS = new SgfLimits(65_536, 10_000);

    /** Forbids no more than retaking a ko at once. */
    private static final Ruleset ANY_MOVE = new Ruleset(
            Ruleset.CUSTOM,
            ScoringRule.AREA,
            KoRule.SIMPLE,
            SuicideRule.ANY,
            TaxRule.NONE,
            DameRule.NONE,
            Komi.ZERO,
            HandicapBonus.ZERO,
            false,
            DeadStones.AGREED,
            2,
            LongCycle.NO_RESULT_OFFER,
            Placement.NORMAL,
            Color.BLACK);

    private PositionReading() {}

    static ReadPosition ofRows(List<String> rows, BySide prisoners) {
        try {
            return new ReadPosition(new Position(rows), prisoners.prisoners(), Optional.empty(), 0);
        } catch (IllegalArgumentException e) {
            throw PositionProblems.badField("rows", String.valueOf(e.getMessage()));
        }
    }

    static ReadPosition ofMoves(
            RulesetChoice rules, List<String> texts, @Nullable Integer width, @Nullable Integer height) {
        if (texts.size() > MOST_MOVES) {
            throw PositionProblems.badField("moves", "At most " + MOST_MOVES + " moves are read, not " + texts.size());
        }
        Game game = start(rules, width, height);
        for (Move move : moves(texts)) {
            play(game, game.toPlay(), move);
        }
        return end(game, Optional.empty(), 0);
    }

    static ReadPosition ofSgf(RulesetChoice rules, String text) {
        try {
            SgfGame record = Sgf.read(text, LIMITS).game();
            Game game = Game.start(replayed(rules), record.size(), record.setup(), record.toPlay());
            for (SgfMove move : record.moves()) {
                play(game, move.color(), move.move());
            }
            return end(game, record.komi(), record.handicap());
        } catch (SgfException | IllegalArgumentException e) {
            throw PositionProblems.badField("sgf", String.valueOf(e.getMessage()));
        }
    }

    private static Game start(RulesetChoice rules, @Nullable Integer width, @Nullable Integer height) {
        try {
            int across = width != null ? width : height != null ? height : USUAL_SIDE;
            BoardSize size = new BoardSize(across, height != null ? height : across);
            return Game.start(replayed(rules), size);
        } catch (IllegalArgumentException e) {
            throw PositionProblems.badField("width", String.valueOf(e.getMessage()));
        }
    }

    /** The rules that moves are played under: where all rulesets are wanted, what any of them allows. */
    private static Ruleset replayed(RulesetChoice rules) {
        return switch (rules) {
            case One(var ruleset) -> ruleset;
            case All() -> ANY_MOVE;
        };
    }

    private static List<Move> moves(List<String> texts) {
        List<Move> moves = new ArrayList<>(texts.size());
        for (String text : texts) {
            try {
                moves.add(Move.parse(text));
            } catch (IllegalArgumentException e) {
                throw PositionProblems.badField("moves[" + moves.size() + "]", String.valueOf(e.getMessage()));
            }
        }
        return moves;
    }

    /** Plays a move; what follows passes that ended play resumes it with the side that moves. */
    private static void play(Game game, Color color, Move move) {
        if (game.playEnded()) {
            game.resume(color);
        }
        Legality legality = switch (move) {
            case Move.Play(var vertex) -> game.judge(color, vertex);
            case Move.Pass _ -> game.judgePass(color);
        };
        if (legality != Legality.LEGAL) {
            throw PositionProblems.illegalMove(game.moveNumber() + 1, move.toString(), legality.name());
        }
        switch (move) {
            case Move.Play(var vertex) -> game.play(color, vertex);
            case Move.Pass _ -> game.pass(color);
        }
    }

    private static ReadPosition end(Game game, Optional<Komi> komi, int handicap) {
        return new ReadPosition(
                game.position(),
                new Prisoners(game.prisonersHeldBy(Color.BLACK), game.prisonersHeldBy(Color.WHITE)),
                komi,
                handicap);
    }
}
