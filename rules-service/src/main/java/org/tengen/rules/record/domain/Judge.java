package org.tengen.rules.record.domain;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tengen.contracts.command.MatchCommand;
import org.tengen.contracts.command.MatchCommand.AppendEvents;
import org.tengen.contracts.command.MatchCommand.PassTurn;
import org.tengen.contracts.command.MatchCommand.PlaceHandicapStone;
import org.tengen.contracts.command.MatchCommand.PlaceSeatStone;
import org.tengen.contracts.command.MatchCommand.PlayStone;
import org.tengen.contracts.command.MatchCommand.UndoMoves;
import org.tengen.contracts.command.RulesRejection;
import org.tengen.contracts.command.RulesRejection.IllegalSetup;
import org.tengen.contracts.command.RulesRejection.NotInPlay;
import org.tengen.contracts.event.MatchEvent;
import org.tengen.contracts.event.MatchEvent.CountImposed;
import org.tengen.contracts.event.MatchEvent.CountingBegan;
import org.tengen.contracts.event.MatchEvent.HandicapStonePlaced;
import org.tengen.contracts.event.MatchEvent.Passed;
import org.tengen.engine.rules.DeadStones;
import org.tengen.rules.record.domain.Decision.Accepted;
import org.tengen.rules.record.domain.Decision.Rejected;
import org.tengen.rules.record.domain.RecordState.Counting;
import org.tengen.rules.record.domain.RecordState.InPlay;
import org.tengen.rules.record.domain.RecordState.NotBegun;
import org.tengen.rules.record.domain.RecordState.Over;

/** Decides what the rules of Go decide. Pure. Of clocks, seats and offers it knows nothing; match-service decides those. */
public final class Judge {
    private record On(RecordState state, MatchCommand command) {}

    private Judge() {}

    /** The events a command leads to, all of them to be appended together, or why there are none. */
    public static Decision decide(RecordState state, MatchCommand command) {
        return switch (new On(state, command)) {
            case On(InPlay(var game), PlayStone c) -> play(game, c);
            case On(InPlay(var game), PassTurn c) -> pass(game, c);
            case On(InPlay(var game), UndoMoves c) -> undo(game, c);
            case On(InPlay(var game), PlaceHandicapStone c) -> placeHandicapStone(game, c);
            case On(InPlay(var game), PlaceSeatStone c) -> placeSeatStone(game, c);
            case On(RecordState any, AppendEvents(var events)) -> append(any, events);
            case On(NotBegun _, MatchCommand _), On(Counting _, MatchCommand _), On(Over _, MatchCommand _) ->
                new Rejected(new NotInPlay());
        };
    }

    private static Decision play(PlayedGame game, PlayStone command) {
        return MoveRules.objection(game, command.color(), command.vertex())
                .<Decision>map(Rejected::new)
                .orElseGet(() -> new Accepted(List.of(
                        game.stonePlayed(command.color(), command.vertex(), command.clock(), command.lagCompMs()))));
    }

    private static Decision pass(PlayedGame game, PassTurn command) {
        return MoveRules.objectionToPass(game, command.color())
                .<Decision>map(Rejected::new)
                .orElseGet(() -> {
                    MatchEvent passed =
                            new Passed(game.moveNumber() + 1, command.color(), command.clock(), command.lagCompMs());
                    PlayedGame after = game.withPass(command.color(), command.clock());
                    return new Accepted(withCounting(new InPlay(after), List.of(passed)));
                });
    }

    private static Decision undo(PlayedGame game, UndoMoves command) {
        return command.plies() > game.moveNumber()
                ? new Rejected(new IllegalSetup(Admission.tooFewMoves(game, command.plies())))
                : new Accepted(List.of(game.moveUndone(command.plies(), command.clocks())));
    }

    private static Decision placeHandicapStone(PlayedGame game, PlaceHandicapStone command) {
        return MoveRules.objectionToHandicapStone(game, command.vertex())
                .<Decision>map(Rejected::new)
                .orElseGet(() -> new Accepted(List.of(
                        new HandicapStonePlaced(command.vertex(), game.handicapStonesLeft() - 1, command.clock()))));
    }

    private static Decision placeSeatStone(PlayedGame game, PlaceSeatStone command) {
        return MoveRules.objectionToSeatStone(game, command.color(), command.vertex())
                .<Decision>map(Rejected::new)
                .orElseGet(() -> new Accepted(
                        List.of(game.seatStonePlaced(command.color(), command.vertex(), command.clock()))));
    }

    private static Decision append(RecordState state, List<MatchEvent> events) {
        RecordState reached = state;
        for (MatchEvent event : events) {
            Optional<RulesRejection> objection = Admission.objection(reached, event);
            if (objection.isPresent()) {
                return new Rejected(objection.get());
            }
            reached = Evolution.evolve(reached, event);
        }
        return new Accepted(withCounting(reached, events));
    }

    /**
     * The events, and where they have ended play, that counting began; and where the rules count the board as it stands, that
     * no stone is dead, so that the end of play is the end.
     */
    private static List<MatchEvent> withCounting(RecordState reached, List<MatchEvent> events) {
        List<MatchEvent> all = new ArrayList<>(events);
        if (reached instanceof InPlay(var game) && game.playEnded()) {
            all.add(game.countingBegan());
        }
        if (all.getLast() instanceof CountingBegan began && began.ruleset().deadStones() == DeadStones.AS_THEY_STAND) {
            all.add(CountImposed.AS_IT_STANDS);
        }
        return all;
    }
}
