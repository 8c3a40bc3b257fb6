package org.tengen.match.lifecycle.domain;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Stream;
import org.tengen.contracts.command.MatchCommand;
import org.tengen.contracts.command.MatchCommand.AppendEvents;
import org.tengen.contracts.event.MatchEvent;
import org.tengen.contracts.event.MatchEvent.CountingBegan;
import org.tengen.contracts.event.MatchEvent.MatchStarted;
import org.tengen.contracts.event.MatchEvent.Passed;
import org.tengen.contracts.event.MatchEvent.PositionRestored;
import org.tengen.contracts.event.MatchEvent.StonePlayed;
import org.tengen.contracts.event.Recorded;
import org.tengen.contracts.hash.PositionHash;
import org.tengen.contracts.match.Actor;
import org.tengen.contracts.match.ClockState;
import org.tengen.contracts.match.Clocks;
import org.tengen.contracts.match.ColorDraw;
import org.tengen.contracts.match.CommandId;
import org.tengen.contracts.match.MatchId;
import org.tengen.contracts.match.MatchTerms;
import org.tengen.contracts.match.PlayerId;
import org.tengen.contracts.match.Prisoners;
import org.tengen.contracts.match.Seats;
import org.tengen.contracts.match.TimeControl;
import org.tengen.engine.BoardSize;
import org.tengen.engine.Color;
import org.tengen.engine.Komi;
import org.tengen.engine.Move;
import org.tengen.engine.Position;
import org.tengen.engine.Vertex;
import org.tengen.engine.rules.Handicap;
import org.tengen.engine.rules.Ruleset;
import org.tengen.engine.rules.Rulesets;
import org.tengen.match.lifecycle.domain.MatchAction.AcceptCount;
import org.tengen.match.lifecycle.domain.MatchAction.DisputeCount;
import org.tengen.match.lifecycle.domain.MatchAction.MakeMove;
import org.tengen.match.lifecycle.domain.MatchAction.MarkStones;
import org.tengen.match.lifecycle.domain.MatchAction.Resign;

/** Given events, when somebody acts, then a command or a rejection. Each event is recorded a second after the one before. */
final class MatchScenario {
    static final PlayerId BLACK_PLAYER = new PlayerId("black");
    static final PlayerId WHITE_PLAYER = new PlayerId("white");
    static final PlayerId STRANGER = new PlayerId("stranger");
    static final MatchId ID = MatchId.parse("019a8f4e-6f00-7000-8000-000000000001");
    static final Instant START = Instant.parse("2026-01-01T00:00:00Z");
    private static final CommandId COMMAND = new CommandId(new UUID(0, 1));

    private final List<Recorded> log = new ArrayList<>();
    private Instant now = START;
    private Optional<Decision> decision = Optional.empty();

    private MatchScenario() {}

    static MatchScenario given(MatchEvent... events) {
        MatchScenario scenario = new MatchScenario();
        Stream.of(events).forEach(scenario::record);
        return scenario;
    }

    /** A match on 5x5 under japanese rules without a clock. */
    static MatchStarted started() {
        return started(Rulesets.JAPANESE, new TimeControl.Untimed());
    }

    static MatchStarted started(Ruleset rules, TimeControl control) {
        return started(rules, control, MatchTerms.USUAL);
    }

    static MatchStarted started(Ruleset rules, TimeControl control, MatchTerms terms) {
        return new MatchStarted(
                new Seats(BLACK_PLAYER, WHITE_PLAYER),
                new ColorDraw.Named(),
                rules,
                BoardSize.square(5),
                Komi.ZERO,
                0,
                Handicap.Kind.FIXED,
                List.of(),
                List.of(),
                Color.BLACK,
                control,
                terms,
                Optional.empty());
    }

    static StonePlayed stone(int number, Color color, String vertex, String... captured) {
        List<Vertex> gone = Stream.of(captured).map(Vertex::parse).toList();
        return new StonePlayed(
                number, color, Vertex.parse(vertex), gone, "", new ClockState.Untimed(), 0, Optional.empty());
    }

    static Passed pass(int number, Color color) {
        return new Passed(number, color, new ClockState.Untimed(), 0);
    }

    static CountingBegan counting(int moveNumber, Color toPlay, String... rows) {
        return new CountingBegan(
                new Position(List.of(rows)),
                "",
                Prisoners.NONE,
                Rulesets.JAPANESE,
                Komi.ZERO,
                0,
                toPlay,
                moveNumber,
                Optional.empty(),
                Optional.empty());
    }

    /** The position after a move of a match without a clock, taken up again. */
    static PositionRestored restored(int moveNumber, Color toPlay, String... rows) {
        Position position = new Position(List.of(rows));
        Clocks untimed = new Clocks(new ClockState.Untimed(), new ClockState.Untimed());
        return new PositionRestored(
                moveNumber, position, PositionHash.of(position), Prisoners.NONE, toPlay, 0, untimed);
    }

    /** Black on C3 and C4, White on A1; both have passed and Black is to accept first. */
    static MatchScenario counted(Ruleset rules, MatchEvent... more) {
        MatchScenario scenario = given(
                started(rules, new TimeControl.Untimed()),
                stone(1, Color.BLACK, "C3"),
                stone(2, Color.WHITE, "A1"),
                stone(3, Color.BLACK, "C4"),
                pass(4, Color.WHITE),
                pass(5, Color.BLACK),
                pass(6, Color.WHITE),
                counting(6, Color.BLACK, ".....", "..X..", "..X..", ".....", "O...."));
        Stream.of(more).forEach(scenario::record);
        return scenario;
    }

    static MakeMove play(PlayerId player, String move) {
        return new MakeMove(player, Move.parse(move), Optional.empty());
    }

    static MakeMove play(PlayerId player, String move, int number) {
        return new MakeMove(player, Move.parse(move), Optional.of(number));
    }

    static Resign resign(PlayerId player) {
        return new Resign(player);
    }

    static MarkStones markDead(PlayerId player, String... vertices) {
        return new MarkStones(player, Stream.of(vertices).map(Vertex::parse).toList(), true);
    }

    static AcceptCount accept(PlayerId player, String deadHash) {
        return new AcceptCount(player, deadHash);
    }

    static DisputeCount dispute(PlayerId player) {
        return new DisputeCount(player);
    }

    /** When these events follow, by this actor. */
    MatchScenario then(Actor actor, MatchEvent... events) {
        Stream.of(events).forEach(event -> record(actor, event));
        return this;
    }

    MatchScenario when(MatchAction action) {
        return whenAfter(Duration.ofMillis(1), action);
    }

    /** When the request comes in so long after the last event. */
    MatchScenario whenAfter(Duration elapsed, MatchAction action) {
        decision = Optional.of(MatchDecider.decide(state(), action, now.plus(elapsed)));
        return this;
    }

    /** When the request comes in at this time. */
    MatchScenario whenAt(Instant at, MatchAction action) {
        return whenAfter(Duration.between(now, at), action);
    }

    void thenProposed(MatchCommand command) {
        assertThat(decision).contains(new Decision.Propose(command));
    }

    void thenProposed(MatchEvent... events) {
        thenProposed(new AppendEvents(List.of(events)));
    }

    void thenRejected(Rejection reason) {
        assertThat(decision).contains(new Decision.Reject(reason));
    }

    void then(Decision expected) {
        assertThat(decision).contains(expected);
    }

    Decision decision() {
        return decision.orElseThrow();
    }

    MatchState state() {
        return MatchFold.replay(log);
    }

    Instant lastRecordedAt() {
        return now;
    }

    List<Recorded> log() {
        return List.copyOf(log);
    }

    private void record(MatchEvent event) {
        record(Actor.player(BLACK_PLAYER), event);
    }

    private void record(Actor actor, MatchEvent event) {
        now = now.plusSeconds(1);
        log.add(new Recorded(ID, log.size() + 1, COMMAND, actor, now, now, event, ""));
    }
}
