package org.tengen.rules.record.domain;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.tengen.contracts.command.Proposal;
import org.tengen.contracts.event.MatchEvent;
import org.tengen.contracts.event.Recorded;
import org.tengen.contracts.match.MatchId;
import org.tengen.contracts.wire.EventJson;
import org.tengen.contracts.wire.HashChain;
import org.tengen.contracts.wire.WrittenEvent;
import org.tengen.rules.record.domain.RecordState.NotBegun;

/**
 * The log of a match folded up to its head: all that is needed to judge what comes next. A value.
 *
 * @param headSeq the last event's; 0 where there is none
 * @param headHash the last event's; {@link HashChain#START} where there is none
 */
public record MatchRecord(MatchId id, RecordState state, int headSeq, String headHash) {
    /** A record without events. */
    public static MatchRecord empty(MatchId id) {
        return new MatchRecord(id, new NotBegun(), 0, HashChain.START);
    }

    /**
     * The record after these events, from the first on, in order.
     *
     * @throws CorruptRecord where an event is missing, or impossible
     */
    public static MatchRecord replay(MatchId id, List<Recorded> log) {
        MatchRecord record = empty(id);
        for (Recorded event : log) {
            record = record.after(event);
        }
        return record;
    }

    /**
     * This record with the event that follows.
     *
     * @throws CorruptRecord where it does not follow, or cannot have happened
     */
    public MatchRecord after(Recorded event) {
        if (event.seq() != headSeq + 1) {
            throw new CorruptRecord("Event " + event.seq() + " of match " + id + " follows event " + headSeq);
        }
        return new MatchRecord(id, stateAfter(event), event.seq(), event.hash());
    }

    /** Folding is pure: whatever it throws says that the log is not what it should be. */
    private RecordState stateAfter(Recorded event) {
        try {
            return Evolution.evolve(state, event.event());
        } catch (RuntimeException e) {
            throw new CorruptRecord("Event " + event.seq() + " of match " + id + ": " + e.getMessage(), e);
        }
    }

    /** What the judge makes of a proposal that was decided on this head. */
    public Decision decide(Proposal proposal) {
        return Judge.decide(state, proposal.command());
    }

    /** The events in their place behind this head, chained to it. */
    public List<WrittenEvent> chain(Proposal cause, List<MatchEvent> events, Instant recordedAt) {
        List<WrittenEvent> chained = new ArrayList<>(events.size());
        String hash = headHash;
        for (MatchEvent event : events) {
            WrittenEvent next = EventJson.written(
                    hash,
                    id,
                    headSeq + chained.size() + 1,
                    cause.commandId(),
                    cause.actor(),
                    cause.receivedAt(),
                    recordedAt,
                    event);
            chained.add(next);
            hash = next.event().hash();
        }
        return chained;
    }
}
