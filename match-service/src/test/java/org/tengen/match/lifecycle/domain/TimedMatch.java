package org.tengen.match.lifecycle.domain;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.tengen.contracts.command.MatchCommand;
import org.tengen.contracts.event.MatchEvent;
import org.tengen.contracts.event.MatchEvent.HandicapStonePlaced;
import org.tengen.contracts.event.MatchEvent.MoveUndone;
import org.tengen.contracts.event.MatchEvent.Passed;
import org.tengen.contracts.event.MatchEvent.SeatStonePlaced;
import org.tengen.contracts.event.MatchEvent.StonePlayed;
import org.tengen.contracts.event.Recorded;
import org.tengen.contracts.match.Actor;
import org.tengen.contracts.match.CommandId;
import org.tengen.contracts.match.MatchTerms;
import org.tengen.contracts.match.PlayerId;
import org.tengen.contracts.match.TimeControl;
import org.tengen.engine.Color;
import org.tengen.engine.Move;
import org.tengen.engine.Vertex;
import org.tengen.engine.rules.Rulesets;
import org.tengen.match.lifecycle.domain.MatchAction.MakeMove;

/** A match in which time passes as a test says; what is decided is recorded at once, as it would be in the log. */
final class TimedMatch {
    private final List<Recorded> log = new ArrayList<>();
    private MatchState state = new Unstarted();
    private Instant now = MatchScenario.START;

    static TimedMatch by(TimeControl control) {
        return by(control, MatchTerms.USUAL);
    }

    static TimedMatch by(TimeControl control, MatchTerms terms) {
        TimedMatch match = new TimedMatch();
        match.record(MatchScenario.started(Rulesets.JAPANESE, control, terms), 0);
        return match;
    }

    /** So many milliseconds pass. */
    TimedMatch after(long ms) {
        now = now.plusMillis(ms);
        return this;
    }

    /** An action that is allowed, and takes {@code delayMs} from its request to the log. */
    TimedMatch act(MatchAction action, long delayMs) {
        Decision decision = decide(action);
        assertThat(decision).as("%s of %s", action, state).isInstanceOf(Decision.Propose.class);
        events(((Decision.Propose) decision).command()).forEach(event -> record(event, delayMs));
        return this;
    }

    TimedMatch act(MatchAction action) {
        return act(action, 0);
    }

    /** The side to play plays somewhere. */
    TimedMatch move() {
        return act(nextMove());
    }

    MakeMove nextMove() {
        int number = inPlay().board().moveNumber();
        Vertex vertex = new Vertex(number % 5, number / 5 % 5);
        return new MakeMove(onTurn(), new Move.Play(vertex), Optional.empty());
    }

    Decision decide(MatchAction action) {
        return MatchDecider.decide(state, action, now);
    }

    PlayerId onTurn() {
        return player(inPlay().board().toPlay());
    }

    PlayerId waiting() {
        return player(inPlay().board().toPlay().opponent());
    }

    InPlay inPlay() {
        return (InPlay) state;
    }

    Started state() {
        return (Started) state;
    }

    Instant now() {
        return now;
    }

    List<Recorded> log() {
        return List.copyOf(log);
    }

    private static PlayerId player(Color color) {
        return color == Color.BLACK ? MatchScenario.BLACK_PLAYER : MatchScenario.WHITE_PLAYER;
    }

    private List<MatchEvent> events(MatchCommand command) {
        int number = state instanceof InPlay s ? s.board().moveNumber() + 1 : 0;
        return switch (command) {
            case MatchCommand.PlayStone c -> List.of(goneAtOnce(number, c));
            case MatchCommand.PassTurn c -> List.of(new Passed(number, c.color(), c.clock(), c.lagCompMs()));
            case MatchCommand.UndoMoves c -> List.of(undone(c, (InPlay) state));
            case MatchCommand.PlaceHandicapStone(var vertex, var clock) ->
                List.of(new HandicapStonePlaced(vertex, handicapStonesLeft() - 1, clock));
            case MatchCommand.PlaceSeatStone(var color, var vertex, var clock) ->
                List.of(new SeatStonePlaced(color, vertex, seatStonesLeft() - 1, clock));
            case MatchCommand.AppendEvents(var events) -> events;
        };
    }

    private static MoveUndone undone(MatchCommand.UndoMoves c, InPlay s) {
        Board board = s.board();
        Color toPlay = c.plies() % 2 == 0 ? board.toPlay() : board.toPlay().opponent();
        int number = board.moveNumber() - c.plies();
        return new MoveUndone(c.plies(), number, board.position(), "", board.prisoners(), toPlay, 0, c.clocks());
    }

    private int handicapStonesLeft() {
        return inPlay().board().opening() instanceof Opening.HandicapStones(var left) ? left : 0;
    }

    private int seatStonesLeft() {
        return inPlay().board().opening() instanceof Opening.SeatStones(var left) ? left : 0;
    }

    /** The stone is taken off again, so that there is always room for the next. */
    private static StonePlayed goneAtOnce(int number, MatchCommand.PlayStone c) {
        List<Vertex> captured = List.of(c.vertex());
        return new StonePlayed(number, c.color(), c.vertex(), captured, "", c.clock(), c.lagCompMs(), Optional.empty());
    }

    private void record(MatchEvent event, long delayMs) {
        Instant receivedAt = now;
        now = now.plusMillis(delayMs);
        CommandId command = new CommandId(new UUID(0, 1));
        Actor actor = Actor.server("test");
        Recorded recorded = new Recorded(MatchScenario.ID, log.size() + 1, command, actor, receivedAt, now, event, "");
        log.add(recorded);
        state = MatchFold.evolve(state, recorded);
    }
}
