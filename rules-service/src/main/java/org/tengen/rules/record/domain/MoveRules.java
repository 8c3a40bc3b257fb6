package org.tengen.rules.record.domain;

import java.util.Optional;
import org.tengen.contracts.command.RulesRejection;
import org.tengen.contracts.command.RulesRejection.HandicapStonesLeft;
import org.tengen.contracts.command.RulesRejection.IllegalSetup;
import org.tengen.contracts.command.RulesRejection.KoForbidden;
import org.tengen.contracts.command.RulesRejection.NotInPlay;
import org.tengen.contracts.command.RulesRejection.OffBoard;
import org.tengen.contracts.command.RulesRejection.PassNotAllowed;
import org.tengen.contracts.command.RulesRejection.PointOccupied;
import org.tengen.contracts.command.RulesRejection.RepetitionForbidden;
import org.tengen.contracts.command.RulesRejection.SuicideForbidden;
import org.tengen.contracts.command.RulesRejection.WrongTurn;
import org.tengen.engine.Color;
import org.tengen.engine.Vertex;

/** The engine's verdict on a move, with the facts that explain it. */
final class MoveRules {
    private MoveRules() {}

    /** Why this side may not play there; empty where it may. */
    static Optional<RulesRejection> objection(PlayedGame game, Color color, Vertex vertex) {
        return game.handicapStonesLeft() > 0
                ? Optional.of(new HandicapStonesLeft(game.handicapStonesLeft()))
                : objectionOfEngine(game, color, vertex);
    }

    /** Why Black may not put a handicap stone there; empty where it may. */
    static Optional<RulesRejection> objectionToHandicapStone(PlayedGame game, Vertex vertex) {
        return game.handicapStonesLeft() == 0
                ? Optional.of(new IllegalSetup("All handicap stones have been put down"))
                : objectionOfEngine(game, Color.BLACK, vertex);
    }

    private static Optional<RulesRejection> objectionOfEngine(PlayedGame game, Color color, Vertex vertex) {
        return switch (game.judge(color, vertex)) {
            case LEGAL -> Optional.empty();
            case OCCUPIED -> Optional.of(new PointOccupied(vertex));
            case SUICIDE -> Optional.of(new SuicideForbidden(vertex));
            case KO -> Optional.of(new KoForbidden(vertex));
            case REPETITION ->
                Optional.of(new RepetitionForbidden(
                        vertex, game.repeatedMove(color, vertex).orElseThrow()));
            case OFF_BOARD -> Optional.of(new OffBoard(vertex, game.start().size()));
            case WRONG_TURN -> Optional.of(new WrongTurn(game.toPlay()));
            case PASS_NOT_ALLOWED -> Optional.of(new PassNotAllowed());
            case PLAY_ENDED -> Optional.of(new NotInPlay());
        };
    }

    /** Why this side may not pass; empty where it may. */
    static Optional<RulesRejection> objectionToPass(PlayedGame game, Color color) {
        return switch (game.judgePass(color)) {
            case LEGAL -> Optional.empty();
            case WRONG_TURN -> Optional.of(new WrongTurn(game.toPlay()));
            case PASS_NOT_ALLOWED -> Optional.of(new PassNotAllowed());
            case PLAY_ENDED -> Optional.of(new NotInPlay());
            case OCCUPIED, SUICIDE, KO, REPETITION, OFF_BOARD ->
                throw new IllegalStateException("A pass is on no point of the board");
        };
    }
}
