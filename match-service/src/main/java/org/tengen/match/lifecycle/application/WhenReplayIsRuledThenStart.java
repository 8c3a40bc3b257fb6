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
        MatchId replay = replay(recorded.event()).orElse(null);
        if (replay != null && log.eventsAfter(recorded.matchId(), 0).getFirst().event() instanceof MatchStarted first) {
            var commandId = Ids.commandIdFor(replay, 0, "start-replay");
            var command = new AppendEvents(List.of(again(first, recorded.matchId())));
            var at = recorded.recordedAt();
            send.send(new Proposal(replay, commandId, 0, Actor.server("match-service"), at, command));
        }
    }

    private static Optional<MatchId> replay(MatchEvent event) {
        if (event instanceof ReplayAgreed agreed) {
            return Optional.of(agreed.replayMatchId());
        }
        return ruling(event).orElse(null) instanceof Ruling.Replay(var replay) ? Optional.of(replay) : Optional.empty();
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
