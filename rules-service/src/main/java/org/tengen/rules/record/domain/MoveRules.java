package org.tengen.rules.record.domain;

import java.util.List;
import java.util.Optional;
import org.tengen.contracts.command.RulesRejection;
import org.tengen.contracts.command.RulesRejection.ChainWithoutLiberties;
import org.tengen.contracts.command.RulesRejection.HandicapStonesLeft;
import org.tengen.contracts.command.RulesRejection.IllegalSetup;
import org.tengen.contracts.command.RulesRejection.KoForbidden;
import org.tengen.contracts.command.RulesRejection.NotInPlay;
import org.tengen.contracts.command.RulesRejection.OffBoard;
import org.tengen.contracts.command.RulesRejection.PassNotAllowed;
import org.tengen.contracts.command.RulesRejection.PointOccupied;
import org.tengen.contracts.command.RulesRejection.RepetitionForbidden;
import org.tengen.contracts.command.RulesRejection.SeatStonesLeft;
import org.tengen.contracts.command.RulesRejection.SuicideForbidden;
import org.tengen.contracts.command.RulesRejection.TermsOpen;
import org.tengen.contracts.command.RulesRejection.WrongTurn;
import org.tengen.contracts.event.MatchEvent.TermsAgreed;
import org.tengen.engine.Color;
import org.tengen.engine.Vertex;
import org.tengen.engine.rules.SeatStones;

/** The engine's verdict on a move, with the facts that explain it. */
final class MoveRules {
    private MoveRules() {}

    /** Why this side may not play there; empty where it may. */
    static Optional<RulesRejection> objection(PlayedGame game, Color color, Vertex vertex) {
        return beforePlay(game)
                .or(() -> game.handicapStonesLeft() > 0
                        ? Optional.of(new HandicapStonesLeft(game.handicapStonesLeft()))
                        : objectionOfEngine(game, color, vertex));
    }

    /** What the sides have to settle before anybody moves; empty where nothing. */
    private static Optional<RulesRejection> beforePlay(PlayedGame game) {
        return switch (game.opening()) {
            case Opening.Done _ -> Optional.empty();
            case Opening.Seating(var stones) ->
                Optional.of(stones.left() > 0 ? new SeatStonesLeft(stones.left()) : new TermsOpen());
        };
    }

    /** Why this side may not put a seat stone there; empty where it may. */
    static Optional<RulesRejection> objectionToSeatStone(PlayedGame game, Color color, Vertex vertex) {
        return switch (game.opening()) {
            case Opening.Seating(var stones) when stones.left() > 0 -> objectionToSeatStone(stones, color, vertex);
            case Opening.Seating _, Opening.Done _ ->
                Optional.of(new IllegalSetup("There is no seat stone to put down"));
        };
    }

    private static Optional<RulesRejection> objectionToSeatStone(SeatStones stones, Color color, Vertex vertex) {
        if (color != stones.toPlace()) {
            return Optional.of(new WrongTurn(stones.toPlace()));
        }
        if (!stones.size().contains(vertex)) {
            return Optional.of(new OffBoard(vertex, stones.size()));
        }
        if (stones.isOccupied(vertex)) {
            return Optional.of(new PointOccupied(vertex));
        }
        return stones.chainWithoutLiberties(vertex).map(chain -> new ChainWithoutLiberties(vertex, List.copyOf(chain)));
    }

    /** Why play may not begin on agreed terms; empty where it may. */
    static Optional<RulesRejection> objectionToTerms(PlayedGame game, TermsAgreed terms) {
        Color first = game.start().ruleset().firstToPlay();
        return switch (game.opening()) {
            case Opening.Done _ -> Optional.of(new IllegalSetup("There are no terms to agree on"));
            case Opening.Seating(var stones) when stones.left() > 0 -> Optional.of(new SeatStonesLeft(stones.left()));
            case Opening.Seating _ ->
                terms.toPlay() == first
                        ? Optional.empty()
                        : Optional.of(new IllegalSetup(first + " moves first, not " + terms.toPlay()));
        };
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
        return beforePlay(game).or(() -> objectionOfEngineToPass(game, color));
    }

    private static Optional<RulesRejection> objectionOfEngineToPass(PlayedGame game, Color color) {
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
