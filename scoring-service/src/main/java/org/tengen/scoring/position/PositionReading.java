package org.tengen.scoring.position;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.tengen.engine.BoardSize;
import org.tengen.engine.Color;
import org.tengen.engine.Komi;
import org.tengen.engine.Move;
import org.tengen.engine.Position;
import org.tengen.engine.notation.Sgf;
import org.tengen.engine.notation.SgfEdit;
import org.tengen.engine.notation.SgfException;
import org.tengen.engine.notation.SgfGame;
import org.tengen.engine.notation.SgfLimits;
import org.tengen.engine.notation.SgfMove;
import org.tengen.engine.rules.DameRule;
import org.tengen.engine.rules.DeadStones;
import org.tengen.engine.rules.Game;
import org.tengen.engine.rules.HandicapBonus;
import org.tengen.engine.rules.KoRule;
import org.tengen.engine.rules.LongCycle;
import org.tengen.engine.rules.Placement;
import org.tengen.engine.rules.Ruleset;
import org.tengen.engine.rules.ScoringRule;
import org.tengen.engine.rules.SuicideRule;
import org.tengen.engine.rules.TaxRule;
import org.tengen.kernel.board.BoardSides;
import org.tengen.scoring.position.RulesetChoice.All;
import org.tengen.scoring.position.RulesetChoice.One;

/** Reads positions: drawn, or as the end of a list of moves or a record. */
final class PositionReading {
    /** More than any game has. */
    static final int MOST_MOVES = 2000;

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
            return new ReadPosition(
                    new Position(rows),
                    prisoners.prisoners(),
                    Optional.empty(),
                    0,
                    Optional.empty(),
                    OptionalInt.empty(),
                    List.of());
        } catch (IllegalArgumentException e) {
            throw PositionProblems.badField("rows", String.valueOf(e.getMessage()));
        }
    }

    static ReadPosition ofMoves(
            RulesetChoice rules, List<String> texts, @Nullable Integer width, @Nullable Integer height) {
        if (texts.size() > MOST_MOVES) {
            throw PositionProblems.badField("moves", "At most " + MOST_MOVES + " moves are read, not " + texts.size());
        }
        Replay replay = new Replay(start(rules, BoardSides.size(width, height)));
        for (Move move : moves(texts)) {
            replay.play(replay.toPlay(), move);
        }
        return replay.end(Optional.empty(), 0, List.of());
    }

    static ReadPosition ofSgf(RulesetChoice rules, String text) {
        try {
            Sgf.Reading reading = Sgf.read(text, LIMITS);
            SgfGame record = reading.game();
            Replay replay = new Replay(Game.start(replayed(rules), record.size(), record.setup(), record.toPlay()));
            Map<Integer, List<SgfEdit>> edits =
                    record.edits().stream().collect(Collectors.groupingBy(SgfEdit::afterMove));
            for (int number = 1; number <= record.moves().size(); number++) {
                SgfMove move = record.moves().get(number - 1);
                replay.play(move.color(), move.move());
                edits.getOrDefault(number, List.of()).forEach(replay::change);
            }
            return replay.end(record.komi(), record.handicap(), reading.warnings());
        } catch (SgfException | IllegalArgumentException e) {
            throw PositionProblems.badField("sgf", String.valueOf(e.getMessage()));
        }
    }

    private static Game start(RulesetChoice rules, BoardSize size) {
        try {
            return Game.start(replayed(rules), size);
        } catch (IllegalArgumentException e) {
            throw PositionProblems.badField("ruleset", String.valueOf(e.getMessage()));
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
}
