package org.tengen.match.lifecycle.application;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Optional;
import org.tengen.contracts.command.MatchCommand.AppendEvents;
import org.tengen.contracts.command.Proposal;
import org.tengen.contracts.event.MatchEvent;
import org.tengen.contracts.event.MatchEvent.AppealDecided;
import org.tengen.contracts.event.MatchEvent.MatchStarted;
import org.tengen.contracts.event.MatchEvent.RefereeRuled;
import org.tengen.contracts.event.MatchEvent.ReplayAgreed;
import org.tengen.contracts.event.Recorded;
import org.tengen.contracts.match.Actor;
import org.tengen.contracts.match.MatchId;
import org.tengen.contracts.match.Ruling;
import org.tengen.kernel.time.Ids;

/**
 * A match that is to be played again, by a ruling or since both sides agreed, begins again, under the id named there. The
 * command's id comes of that id, so that twice is once.
 */
@ApplicationScoped
public class WhenReplayIsRuledThenStart {
    private final SendProposal send;
    private final ReadLog log;

    @Inject
    WhenReplayIsRuledThenStart(SendProposal send, ReadLog log) {
        this.send = send;
        this.log = log;
    }

    /** Proposes the new match, where there is to be one. */
    void react(Recorded recorded) {
        replay(recorded.event()).ifPresent(replay -> start(replay, recorded));
    }

    private void start(MatchId replay, Recorded ruled) {
        if (log.eventsAfter(ruled.matchId(), 0).getFirst().event() instanceof MatchStarted first) {
            var commandId = Ids.commandIdFor(replay, 0, "start-replay");
            var command = new AppendEvents(List.of(again(first, ruled.matchId())));
            var at = ruled.recordedAt();
            send.send(new Proposal(replay, commandId, 0, Actor.server("match-service"), at, command));
        }
    }

    /** The match that begins with a decision, or an agreement, to play another one again; empty where the event is neither. */
    static Optional<MatchId> replay(MatchEvent event) {
        return event instanceof ReplayAgreed agreed
                ? Optional.of(agreed.replayMatchId())
                : ruling(event).flatMap(Ruling::replay);
    }

    private static Optional<Ruling> ruling(MatchEvent event) {
        if (event instanceof RefereeRuled ruled) {
            return Optional.of(ruled.ruling());
        }
        return event instanceof AppealDecided decided ? decided.replacement() : Optional.empty();
    }

    private static MatchStarted again(MatchStarted first, MatchId match) {
        return new MatchStarted(
                first.seats(),
                first.colorDraw(),
                first.ruleset(),
                first.size(),
                first.komi(),
                first.handicap(),
                first.handicapPlacement(),
                first.setupBlack(),
                first.setupWhite(),
                first.toPlay(),
                first.timeControl(),
                first.terms(),
                Optional.of(match));
    }
}
