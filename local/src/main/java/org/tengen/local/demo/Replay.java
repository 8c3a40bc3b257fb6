package org.tengen.local.demo;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.tengen.contracts.event.MatchEvent;
import org.tengen.contracts.event.MatchEvent.CheckedIn;
import org.tengen.contracts.event.MatchEvent.ClockPaused;
import org.tengen.contracts.event.MatchEvent.ClockResumed;
import org.tengen.contracts.event.MatchEvent.CountAccepted;
import org.tengen.contracts.event.MatchEvent.CountDisputed;
import org.tengen.contracts.event.MatchEvent.CountImposed;
import org.tengen.contracts.event.MatchEvent.CountingBegan;
import org.tengen.contracts.event.MatchEvent.DeadStonesMarked;
import org.tengen.contracts.event.MatchEvent.DeadStonesSuggested;
import org.tengen.contracts.event.MatchEvent.HandicapStonePlaced;
import org.tengen.contracts.event.MatchEvent.MatchEnded;
import org.tengen.contracts.event.MatchEvent.MatchScored;
import org.tengen.contracts.event.MatchEvent.MatchStarted;
import org.tengen.contracts.event.MatchEvent.MoveUndone;
import org.tengen.contracts.event.MatchEvent.NoResultDeclined;
import org.tengen.contracts.event.MatchEvent.NoResultOffered;
import org.tengen.contracts.event.MatchEvent.OpeningEvent;
import org.tengen.contracts.event.MatchEvent.Passed;
import org.tengen.contracts.event.MatchEvent.PauseDeclined;
import org.tengen.contracts.event.MatchEvent.PauseRequested;
import org.tengen.contracts.event.MatchEvent.PlayResumed;
import org.tengen.contracts.event.MatchEvent.PlayerResigned;
import org.tengen.contracts.event.MatchEvent.PositionRestored;
import org.tengen.contracts.event.MatchEvent.RecountRequested;
import org.tengen.contracts.event.MatchEvent.RefereeCalled;
import org.tengen.contracts.event.MatchEvent.RefereeEvent;
import org.tengen.contracts.event.MatchEvent.ReplayAgreed;
import org.tengen.contracts.event.MatchEvent.StonePlayed;
import org.tengen.contracts.event.MatchEvent.TimeExpired;
import org.tengen.contracts.event.MatchEvent.UndoDeclined;
import org.tengen.contracts.event.MatchEvent.UndoRequested;
import org.tengen.contracts.event.MatchEvent.WarningIssued;
import org.tengen.contracts.wire.EventJson;
import org.tengen.engine.Color;
import org.tengen.engine.Position;
import org.tengen.engine.Vertex;
import org.tengen.engine.rules.Game;
import org.tengen.engine.rules.Setup;
import org.tengen.engine.scoring.Finish;
import org.tengen.engine.scoring.Score;

/**
 * What a log alone says of a match: every move is judged and played again on a fresh board, and the count made again.
 * Of what the services worked out, nothing is believed but which stones the players agreed to be dead.
 *
 * @param position the stones when play ended
 * @param heldByBlack stones Black captured during play
 * @param heldByWhite stones White captured during play
 * @param result such as {@code B+2}
 */
public record Replay(Position position, int heldByBlack, int heldByWhite, String result) {
    /**
     * Plays a counted match of even terms again.
     *
     * @throws IllegalStateException where the log holds a move that is not legal
     */
    public static Replay of(List<JsonNode> log) {
        List<MatchEvent> events =
                log.stream().map(event -> EventJson.read(event).event()).toList();
        MatchStarted start = (MatchStarted) events.getFirst();
        Game game = Game.start(
                start.ruleset(),
                start.size(),
                new Setup(new TreeSet<>(start.setupBlack()), new TreeSet<>(start.setupWhite())),
                start.toPlay());
        Set<Vertex> dead = new TreeSet<>();
        for (MatchEvent event : events) {
            switch (event) {
                case StonePlayed e -> game.play(e.color(), e.vertex());
                case Passed e -> game.pass(e.color());
                case MoveUndone e -> game.jumpTo(e.moveNumber());
                case PlayResumed e -> game.resume(e.toPlay());
                case PositionRestored e -> restore(game, e);
                case MatchScored e -> dead.addAll(e.dead().vertices());
                case MatchStarted _,
                        HandicapStonePlaced _,
                        OpeningEvent _,
                        CheckedIn _,
                        PauseRequested _,
                        PauseDeclined _,
                        ClockPaused _,
                        ClockResumed _,
                        UndoRequested _,
                        UndoDeclined _,
                        WarningIssued _,
                        NoResultOffered _,
                        NoResultDeclined _,
                        ReplayAgreed _,
                        CountImposed _,
                        RefereeCalled _,
                        RecountRequested _,
                        RefereeEvent _,
                        TimeExpired _,
                        CountingBegan _,
                        DeadStonesSuggested _,
                        DeadStonesMarked _,
                        CountAccepted _,
                        CountDisputed _,
                        PlayerResigned _,
                        MatchEnded _ -> {}
            }
        }
        Finish finish = Finish.of(game, dead).withKomi(start.komi());
        return new Replay(
                game.position(),
                game.prisonersHeldBy(Color.BLACK),
                game.prisonersHeldBy(Color.WHITE),
                Score.of(finish).result());
    }

    private static void restore(Game game, PositionRestored event) {
        game.jumpTo(event.moveNumber());
        if (game.playEnded()) {
            game.resume(event.toPlay());
        }
    }
}
