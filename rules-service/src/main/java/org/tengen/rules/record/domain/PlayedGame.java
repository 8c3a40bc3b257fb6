package org.tengen.rules.record.domain;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.tengen.contracts.event.MatchEvent.CountingBegan;
import org.tengen.contracts.event.MatchEvent.MatchStarted;
import org.tengen.contracts.event.MatchEvent.MoveUndone;
import org.tengen.contracts.event.MatchEvent.PositionRestored;
import org.tengen.contracts.event.MatchEvent.SeatStonePlaced;
import org.tengen.contracts.event.MatchEvent.StonePlayed;
import org.tengen.contracts.event.MatchEvent.TermsAgreed;
import org.tengen.contracts.hash.PositionHash;
import org.tengen.contracts.match.ClockState;
import org.tengen.contracts.match.Clocks;
import org.tengen.contracts.match.Prisoners;
import org.tengen.contracts.match.Timing;
import org.tengen.engine.Color;
import org.tengen.engine.Position;
import org.tengen.engine.Vertex;
import org.tengen.engine.rules.Game;
import org.tengen.engine.rules.Handicap;
import org.tengen.engine.rules.Legality;
import org.tengen.engine.rules.Placement;
import org.tengen.engine.rules.SeatStones;
import org.tengen.engine.rules.Setup;

/**
 * The game of a match as far as it has been played. A value: each move makes a new one, round its own copy of the
 * engine's mutable {@link Game}, so that what is kept at hand stays true when a batch fails. Cost of a move: one copy of
 * the game, some KiB.
 */
public final class PlayedGame {
    private final MatchStarted start;
    private final Opening opening;
    /** Never changed once it is here. */
    private final Game game;

    private final LastClocks clocks;

    private PlayedGame(MatchStarted start, Opening opening, Game game, LastClocks clocks) {
        this.start = start;
        this.opening = opening;
        this.game = game;
        this.clocks = clocks;
    }

    /** @throws IllegalArgumentException where the setup is no legal start; the message names the stones */
    static PlayedGame begin(MatchStarted start) {
        return start.ruleset().placement() == Placement.FREE_SEAT_STONES
                ? seating(start)
                : playing(start, LastClocks.NONE);
    }

    private static PlayedGame seating(MatchStarted start) {
        boolean empty = start.setupBlack().isEmpty() && start.setupWhite().isEmpty() && start.handicap() == 0;
        if (!empty || start.toPlay() != Color.BLACK) {
            throw new IllegalArgumentException("Seat stones are put down on an empty board, Black's first");
        }
        return withSeatStones(start, SeatStones.none(start.size()), LastClocks.NONE);
    }

    private static PlayedGame withSeatStones(MatchStarted start, SeatStones stones, LastClocks clocks) {
        Game game = Game.start(start.ruleset(), start.size(), stones.placed(), stones.toPlace());
        return new PlayedGame(start, new Opening.Seating(stones), game, clocks);
    }

    private static PlayedGame playing(MatchStarted start, LastClocks clocks) {
        Setup setup = new Setup(once(start.setupBlack()), once(start.setupWhite()));
        Handicap handicap = new Handicap(start.handicap(), start.handicapPlacement());
        Game game = handicap.kind() == Handicap.Kind.FREE && handicap.stonesOnBoard() > 0
                ? withFreeHandicap(start, setup, handicap)
                : Game.start(start.ruleset(), start.size(), setup, start.toPlay());
        return new PlayedGame(start, new Opening.Done(), game, clocks);
    }

    private static Game withFreeHandicap(MatchStarted start, Setup setup, Handicap handicap) {
        if (!setup.isEmpty() || start.toPlay() != Color.BLACK) {
            throw new IllegalArgumentException("A free handicap is put down by Black, on an empty board");
        }
        return Game.start(start.ruleset(), start.size(), handicap);
    }

    private static Set<Vertex> once(List<Vertex> vertices) {
        Set<Vertex> seen = new LinkedHashSet<>();
        for (Vertex vertex : vertices) {
            if (!seen.add(vertex)) {
                throw new IllegalArgumentException("The setup has two stones on " + vertex);
            }
        }
        return seen;
    }

    Legality judge(Color color, Vertex vertex) {
        return game.judge(color, vertex);
    }

    Legality judgePass(Color color) {
        return game.judgePass(color);
    }

    OptionalInt repeatedMove(Color color, Vertex vertex) {
        return game.repeatedMove(color, vertex);
    }

    /** How many free handicap stones Black has still to put down. */
    int handicapStonesLeft() {
        return game.handicapStonesLeft();
    }

    /** This game with a legal handicap stone. */
    PlayedGame withHandicapStone(Vertex vertex, ClockState clock) {
        return with(next -> next.placeHandicapStone(vertex), clocks.with(Color.BLACK, clock));
    }

    /** What is still to be settled before anybody moves. */
    Opening opening() {
        return opening;
    }

    /** This game with a seat stone of the side whose turn it is, which may stand there. */
    PlayedGame withSeatStone(Vertex vertex, ClockState clock) {
        SeatStones stones = seatStones();
        return withSeatStones(start, stones.with(vertex), clocks.with(stones.toPlace(), clock));
    }

    /** The event that a seat stone is which may stand there. */
    SeatStonePlaced seatStonePlaced(Color color, Vertex vertex, ClockState clock) {
        return new SeatStonePlaced(color, vertex, seatStones().left() - 1, clock);
    }

    /** This game as play begins, colours and komi being agreed. It is the same as if the match had begun so. */
    PlayedGame withTerms(TermsAgreed terms) {
        Setup setup = seatStones().placed();
        MatchStarted agreed = new MatchStarted(
                terms.seats(),
                start.colorDraw(),
                start.ruleset(),
                start.size(),
                terms.komi(),
                start.handicap(),
                start.handicapPlacement(),
                List.copyOf(setup.black()),
                List.copyOf(setup.white()),
                terms.toPlay(),
                start.timeControl(),
                start.terms(),
                start.replayOf());
        return playing(agreed, LastClocks.of(terms.clocks()));
    }

    private SeatStones seatStones() {
        return switch (opening) {
            case Opening.Seating(var stones) -> stones;
            case Opening.Done _ -> throw new CorruptRecord("There are no seat stones to put down");
        };
    }

    /** This game with a legal play. */
    PlayedGame withStone(Color color, Vertex vertex, ClockState clock) {
        return with(next -> next.play(color, vertex), clocks.with(color, clock));
    }

    /** This game with a legal pass. */
    PlayedGame withPass(Color color, ClockState clock) {
        return with(next -> next.pass(color), clocks.with(color, clock));
    }

    /** This game going on after it had stopped. */
    PlayedGame resumed(Color toPlay, Clocks resumed) {
        return with(next -> next.resume(toPlay), LastClocks.of(resumed));
    }

    /** This game with its last moves taken back; at most as many as there are. */
    PlayedGame without(int plies, Clocks then) {
        return with(next -> next.jumpTo(next.moveNumber() - plies), LastClocks.of(then));
    }

    /** This game gone on from the moment after a move that was made, 0 being the start; passes that ended play count no more. */
    PlayedGame restored(int moveNumber, Clocks then) {
        Consumer<Game> restoring = next -> {
            next.jumpTo(moveNumber);
            if (next.playEnded()) {
                next.resume(next.toPlay());
            }
        };
        return with(restoring, LastClocks.of(then));
    }

    /** This game with a side's clock set. */
    PlayedGame withClock(Color color, ClockState clock) {
        return new PlayedGame(start, opening, game, clocks.with(color, clock));
    }

    private PlayedGame with(Consumer<Game> change, LastClocks nextClocks) {
        Game next = game.copy();
        change.accept(next);
        return new PlayedGame(start, opening, next, nextClocks);
    }

    /** The event that a legal play is. */
    StonePlayed stonePlayed(Color color, Vertex vertex, ClockState clock, long lagCompMs) {
        PlayedGame after = withStone(color, vertex, clock);
        return new StonePlayed(
                after.moveNumber(),
                color,
                vertex,
                after.lastTaken(),
                PositionHash.of(after.position()),
                clock,
                lagCompMs,
                after.repeatedMove());
    }

    /** The first move after which everything was as it is now; empty where there is none or the rules forbid it. */
    private Optional<Integer> repeatedMove() {
        OptionalInt repeats = game.longCycle();
        return repeats.isPresent() ? Optional.of(repeats.getAsInt()) : Optional.empty();
    }

    private List<Vertex> lastTaken() {
        return Stream.concat(game.lastCaptured().stream(), game.lastSuicided().stream())
                .sorted()
                .toList();
    }

    /** The event that taking back so many moves is; at most as many as there are. */
    MoveUndone moveUndone(int plies, Clocks clocks) {
        PlayedGame before = without(plies, clocks);
        Position position = before.position();
        return new MoveUndone(
                plies,
                before.moveNumber(),
                position,
                PositionHash.of(position),
                before.prisoners(),
                before.toPlay(),
                before.game.consecutivePasses(),
                clocks);
    }

    /**
     * The event that going on from the moment after a move is; at most the number of the last.
     *
     * @param agreeing whose step is next where the sides are agreeing on terms, which is not for the rules of Go to say
     */
    PositionRestored positionRestored(int moveNumber, Clocks clocks, Color agreeing) {
        PlayedGame then = restored(moveNumber, clocks);
        Position position = then.position();
        return new PositionRestored(
                moveNumber,
                position,
                PositionHash.of(position),
                then.prisoners(),
                agreesOnTerms() ? agreeing : then.toPlay(),
                then.game.consecutivePasses(),
                clocks);
    }

    private boolean agreesOnTerms() {
        return opening instanceof Opening.Seating(var stones) && stones.left() == 0;
    }

    /** The event that follows the pass with which play ended. */
    CountingBegan countingBegan() {
        Position position = position();
        return new CountingBegan(
                position,
                PositionHash.of(position),
                prisoners(),
                start.ruleset(),
                start.komi(),
                start.handicap(),
                toPlay(),
                moveNumber(),
                start.ruleset().button() ? game.firstToPass() : Optional.empty(),
                clocks.both().map(both -> new Timing(start.timeControl(), both)),
                start.terms().ties());
    }

    /** Whether passes have ended play. */
    boolean playEnded() {
        return game.playEnded();
    }

    /** What the match began with; once terms are agreed, as if it had begun with them. */
    public MatchStarted start() {
        return start;
    }

    /** The stones on the board. */
    public Position position() {
        return game.position();
    }

    /** What each side has captured. */
    public Prisoners prisoners() {
        return new Prisoners(game.prisonersHeldBy(Color.BLACK), game.prisonersHeldBy(Color.WHITE));
    }

    /** Who moves next. */
    public Color toPlay() {
        return game.toPlay();
    }

    /** The number of the last move; 0 at the start. */
    public int moveNumber() {
        return game.moveNumber();
    }
}
