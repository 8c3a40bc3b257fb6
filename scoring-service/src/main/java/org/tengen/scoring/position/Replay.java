package org.tengen.scoring.position;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.tengen.engine.BoardSize;
import org.tengen.engine.Color;
import org.tengen.engine.Komi;
import org.tengen.engine.Move;
import org.tengen.engine.Position;
import org.tengen.engine.notation.SgfEdit;
import org.tengen.engine.notation.SgfWarning;
import org.tengen.engine.rules.Game;
import org.tengen.engine.rules.Legality;
import org.tengen.engine.rules.Setup;
import org.tengen.engine.scoring.Prisoners;

/**
 * Plays moves as a list or a record has them, each by the side that made it. Where the position is changed in between,
 * the game goes on from there as from a start: what came before is no repetition any more, and what was captured by the
 * change nobody knows.
 */
final class Replay {
    /** More than anybody makes by hand; each costs as much as some hundred moves. */
    private static final int MOST_CHANGES = 200;

    private Game game;
    /** The board where it was changed since the last move; nothing is to be played on it yet. */
    private Optional<Position> changed = Optional.empty();

    private OptionalInt changedAfter = OptionalInt.empty();
    private int changes;
    private int movesBefore;
    private int heldByBlackBefore;
    private int heldByWhiteBefore;
    private Optional<Color> firstToPassBefore = Optional.empty();

    /** @param game at its start; it is played on */
    Replay(Game game) {
        this.game = game;
    }

    /** The side whose turn it is. */
    Color toPlay() {
        return game.toPlay();
    }

    /** Plays a move; whose turn it was, and whether passes had ended play, is no matter. */
    void play(Color color, Move move) {
        changed.ifPresent(position -> startFrom(position, color));
        if (game.moveNumber() > 0) {
            game.giveTurn(color);
        }
        Legality legality = switch (move) {
            case Move.Play(var vertex) -> game.judge(color, vertex);
            case Move.Pass _ -> game.judgePass(color);
        };
        if (legality != Legality.LEGAL) {
            throw PositionProblems.illegalMove(moveNumber() + 1, move.toString(), legality.name());
        }
        switch (move) {
            case Move.Play(var vertex) -> game.play(color, vertex);
            case Move.Pass _ -> game.pass(color);
        }
    }

    /** @throws IllegalArgumentException where the position has been changed too often */
    void change(SgfEdit edit) {
        Position before = position();
        Position after = edit.on(before);
        if (!after.equals(before)) {
            if (++changes > MOST_CHANGES) {
                throw new IllegalArgumentException(
                        "The position is changed by setup more than " + MOST_CHANGES + " times during the game");
            }
            changedAfter = changedAfter.isPresent() ? changedAfter : OptionalInt.of(moveNumber());
            changed = Optional.of(after);
        }
    }

    private void startFrom(Position position, Color toPlay) {
        firstToPassBefore = firstToPass();
        heldByBlackBefore += game.prisonersHeldBy(Color.BLACK);
        heldByWhiteBefore += game.prisonersHeldBy(Color.WHITE);
        movesBefore = moveNumber();
        game = Game.start(game.rules(), size(), Setup.of(position), toPlay);
        changed = Optional.empty();
    }

    private BoardSize size() {
        return game.size();
    }

    private Position position() {
        return changed.orElseGet(game::position);
    }

    private int moveNumber() {
        return movesBefore + game.moveNumber();
    }

    private Optional<Color> firstToPass() {
        return firstToPassBefore.or(game::firstToPass);
    }

    /** Where it has come to. */
    ReadPosition end(Optional<Komi> komi, int handicap, List<SgfWarning> warnings) {
        Prisoners prisoners = new Prisoners(
                heldByBlackBefore + game.prisonersHeldBy(Color.BLACK),
                heldByWhiteBefore + game.prisonersHeldBy(Color.WHITE));
        return new ReadPosition(position(), prisoners, komi, handicap, firstToPass(), changedAfter, warnings);
    }
}
