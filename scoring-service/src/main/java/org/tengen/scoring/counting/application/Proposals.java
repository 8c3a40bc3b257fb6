package org.tengen.scoring.counting.application;

import java.util.List;
import org.tengen.contracts.command.MatchCommand.AppendEvents;
import org.tengen.contracts.command.Proposal;
import org.tengen.contracts.event.MatchEvent;
import org.tengen.contracts.event.Recorded;
import org.tengen.contracts.match.Actor;
import org.tengen.contracts.wire.EventJson;
import org.tengen.kernel.time.Ids;
import org.tengen.scoring.counting.domain.Counting;
import org.tengen.scoring.counting.domain.CountingPolicy;

/** Turns what the policies want into proposals that are the same each time they are made. */
final class Proposals {
    private static final Actor US = Actor.server("scoring-service");

    private Proposals() {}

    /** What these policies make of an event; nothing where later events are folded already. */
    static List<Proposal> decidedOn(Recorded last, Counting counting, List<CountingPolicy> policies) {
        if (last.seq() != counting.seq()) {
            return List.of();
        }
        return policies.stream()
                .flatMap(policy -> policy.propose(last, counting).stream())
                .map(event -> proposal(last, event))
                .toList();
    }

    /** The cause's time stands for ours: nobody waits for us, and the proposal stays the same. */
    private static Proposal proposal(Recorded cause, MatchEvent event) {
        return new Proposal(
                cause.matchId(),
                Ids.commandIdFor(cause.matchId(), cause.seq(), EventJson.typeOf(event)),
                cause.seq(),
                US,
                cause.recordedAt(),
                new AppendEvents(List.of(event)));
    }
}
