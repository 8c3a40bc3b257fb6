package org.tengen.match.support;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.tengen.contracts.command.MatchCommand.AppendEvents;
import org.tengen.contracts.command.MatchCommand.PassTurn;
import org.tengen.contracts.command.MatchCommand.PlaceHandicapStone;
import org.tengen.contracts.command.MatchCommand.PlaceSeatStone;
import org.tengen.contracts.command.MatchCommand.PlayStone;
import org.tengen.contracts.command.MatchCommand.UndoMoves;
import org.tengen.contracts.command.Proposal;
import org.tengen.contracts.command.RulesRejection;
import org.tengen.contracts.event.MatchEvent;
import org.tengen.contracts.event.MatchEvent.CountImposed;
import org.tengen.contracts.event.MatchEvent.CountingBegan;
import org.tengen.contracts.event.MatchEvent.HandicapStonePlaced;
import org.tengen.contracts.event.MatchEvent.MatchStarted;
import org.tengen.contracts.event.MatchEvent.MoveUndone;
import org.tengen.contracts.event.MatchEvent.Passed;
import org.tengen.contracts.event.MatchEvent.PlayResumed;
import org.tengen.contracts.event.MatchEvent.PositionRestored;
import org.tengen.contracts.event.MatchEvent.SeatStonePlaced;
import org.tengen.contracts.event.MatchEvent.StonePlayed;
import org.tengen.contracts.event.MatchEvent.TermsAgreed;
import org.tengen.contracts.event.Recorded;
import org.tengen.contracts.hash.PositionHash;
import org.tengen.contracts.match.Actor;
import org.tengen.contracts.match.CommandId;
import org.tengen.contracts.match.MatchId;
import org.tengen.contracts.match.Prisoners;
import org.tengen.contracts.wire.EventJson;
import org.tengen.contracts.wire.HashChain;
import org.tengen.engine.Color;
import org.tengen.engine.Vertex;
import org.tengen.engine.rules.DeadStones;
import org.tengen.engine.rules.Game;
import org.tengen.engine.rules.Handicap;
import org.tengen.engine.rules.Legality;
import org.tengen.engine.rules.Placement;
import org.tengen.engine.rules.SeatStones;
import org.tengen.engine.rules.Setup;

/** The log of one match, and the game that is played in it. */
final class FakeLog {
    private final MatchId id;
    private final List<Recorded> events = new ArrayList<>();
    private @Nullable MatchStarted start;
    private @Nullable Game game;
    private @Nullable SeatStones seats;

    FakeLog(MatchId id) {
        this.id = id;
    }

    sealed interface Verdict {
        record Publish(List<Recorded> events) implements Verdict {}

        record Refuse(RulesRejection reason) implements Verdict {}
    }

    synchronized List<Recorded> events() {
        return List.copyOf(events);
    }

    synchronized int head() {
        return events.size();
    }

    synchronized Verdict judge(Proposal proposal) {
        if (head() > proposal.expectedSeq()) {
            List<Recorded> had = events.stream()
                    .filter(event -> event.commandId().equals(proposal.commandId()))
                    .toList();
            return had.isEmpty() ? new Verdict.Refuse(new RulesRejection.Stale(head())) : new Verdict.Publish(had);
        }
        return switch (proposal.command()) {
            case AppendEvents(var proposed) -> append(proposal, proposed);
            case PassTurn(var color, var clock, var lagCompMs) -> {
                game().pass(color);
                List<MatchEvent> led =
                        new ArrayList<>(List.of(new Passed(game().moveNumber(), color, clock, lagCompMs)));
                if (game().playEnded()) {
                    led.add(counting());
                    if (start().ruleset().deadStones() == DeadStones.AS_THEY_STAND) {
                        led.add(CountImposed.AS_IT_STANDS);
                    }
                }
                yield append(proposal, led);
            }
            case UndoMoves c -> {
                game().jumpTo(game().moveNumber() - c.plies());
                yield append(proposal, List.of(undone(c)));
            }
            case PlaceHandicapStone(var vertex, var clock) ->
                refusal(Color.BLACK, vertex).<Verdict>map(Verdict.Refuse::new).orElseGet(() -> {
                    game().placeHandicapStone(vertex);
                    return append(
                            proposal, List.of(new HandicapStonePlaced(vertex, game().handicapStonesLeft(), clock)));
                });
            case PlaceSeatStone(var color, var vertex, var clock) ->
                seatRefusal(vertex).<Verdict>map(Verdict.Refuse::new).orElseGet(() -> {
                    seats = seats().with(vertex);
                    return append(proposal, List.of(new SeatStonePlaced(color, vertex, seats().left(), clock)));
                });
            case PlayStone c ->
                refusal(c.color(), c.vertex())
                        .<Verdict>map(Verdict.Refuse::new)
                        .orElseGet(() -> append(proposal, List.of(play(c))));
        };
    }

    synchronized List<Recorded> append(CommandId command, Actor actor, Instant receivedAt, List<MatchEvent> more) {
        List<Recorded> appended = new ArrayList<>();
        for (MatchEvent event : more) {
            String previous =
                    events.isEmpty() ? HashChain.START : events.getLast().hash();
            Instant now = Instant.now().truncatedTo(ChronoUnit.MILLIS);
            Recorded recorded = EventJson.written(previous, id, head() + 1, command, actor, receivedAt, now, event)
                    .event();
            events.add(recorded);
            appended.add(recorded);
            follow(event);
        }
        return appended;
    }

    private Verdict append(Proposal proposal, List<MatchEvent> more) {
        return new Verdict.Publish(append(proposal.commandId(), proposal.actor(), proposal.receivedAt(), more));
    }

    private void follow(MatchEvent event) {
        if (event instanceof MatchStarted e) {
            start = e;
            game = begin(e);
            seats = e.ruleset().placement() == Placement.FREE_SEAT_STONES ? SeatStones.none(e.size()) : null;
        }
        if (event instanceof TermsAgreed e) {
            game = Game.start(start().ruleset(), start().size(), seats().placed(), e.toPlay());
        }
        if (event instanceof PositionRestored e) {
            game().jumpTo(e.moveNumber());
            if (game().playEnded()) {
                game().resume(e.toPlay());
            }
        }
        if (event instanceof PlayResumed e) {
            game().resume(e.toPlay());
        }
    }

    private static Game begin(MatchStarted e) {
        Setup setup = new Setup(new TreeSet<>(e.setupBlack()), new TreeSet<>(e.setupWhite()));
        Handicap handicap = new Handicap(e.handicap(), e.handicapPlacement());
        return handicap.kind() == Handicap.Kind.FREE
                ? Game.start(e.ruleset(), e.size(), handicap)
                : Game.start(e.ruleset(), e.size(), setup, e.toPlay());
    }

    private StonePlayed play(PlayStone c) {
        game().play(c.color(), c.vertex());
        List<Vertex> captured = game().lastCaptured().stream().sorted().toList();
        String hash = PositionHash.of(game().position());
        return new StonePlayed(
                game().moveNumber(), c.color(), c.vertex(), captured, hash, c.clock(), c.lagCompMs(), repeats());
    }

    private Optional<Integer> repeats() {
        OptionalInt repeats = game().longCycle();
        return repeats.isPresent() ? Optional.of(repeats.getAsInt()) : Optional.empty();
    }

    private MoveUndone undone(UndoMoves c) {
        return new MoveUndone(
                c.plies(),
                game().moveNumber(),
                game().position(),
                PositionHash.of(game().position()),
                prisoners(),
                game().toPlay(),
                game().consecutivePasses(),
                c.clocks());
    }

    private Prisoners prisoners() {
        return new Prisoners(game().prisonersHeldBy(Color.BLACK), game().prisonersHeldBy(Color.WHITE));
    }

    private Optional<RulesRejection> refusal(Color color, Vertex vertex) {
        Legality legality = game().judge(color, vertex);
        return switch (legality) {
            case LEGAL -> Optional.empty();
            case OCCUPIED -> Optional.of(new RulesRejection.PointOccupied(vertex));
            case SUICIDE -> Optional.of(new RulesRejection.SuicideForbidden(vertex));
            case KO -> Optional.of(new RulesRejection.KoForbidden(vertex));
            case REPETITION ->
                Optional.of(new RulesRejection.RepetitionForbidden(
                        vertex, game().repeatedMove(color, vertex).orElseThrow()));
            case WRONG_TURN -> Optional.of(new RulesRejection.WrongTurn(game().toPlay()));
            case OFF_BOARD -> Optional.of(new RulesRejection.OffBoard(vertex, game().size()));
            case PASS_NOT_ALLOWED -> Optional.of(new RulesRejection.PassNotAllowed());
            case PLAY_ENDED -> Optional.of(new RulesRejection.NotInPlay());
        };
    }

    private Optional<RulesRejection> seatRefusal(Vertex vertex) {
        if (!seats().size().contains(vertex)) {
            return Optional.of(new RulesRejection.OffBoard(vertex, seats().size()));
        }
        return seats().isOccupied(vertex)
                ? Optional.of(new RulesRejection.PointOccupied(vertex))
                : seats().chainWithoutLiberties(vertex)
                        .map(chain -> new RulesRejection.ChainWithoutLiberties(vertex, List.copyOf(chain)));
    }

    private CountingBegan counting() {
        MatchStarted started = start();
        return new CountingBegan(
                game().position(),
                PositionHash.of(game().position()),
                prisoners(),
                started.ruleset(),
                started.komi(),
                started.handicap(),
                game().toPlay(),
                game().moveNumber(),
                Optional.empty(),
                Optional.empty(),
                started.terms().ties());
    }

    private MatchStarted start() {
        return Objects.requireNonNull(start);
    }

    private SeatStones seats() {
        return Objects.requireNonNull(seats);
    }

    private Game game() {
        return Objects.requireNonNull(game);
    }
}
