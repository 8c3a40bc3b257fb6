package org.tengen.rules.record.application;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.tengen.contracts.command.Proposal;
import org.tengen.contracts.command.RejectedProposal;
import org.tengen.contracts.command.RulesRejection;
import org.tengen.contracts.command.RulesRejection.Stale;
import org.tengen.contracts.event.MatchEvent;
import org.tengen.contracts.event.Recorded;
import org.tengen.contracts.match.MatchId;
import org.tengen.contracts.wire.UnreadableMessage;
import org.tengen.contracts.wire.WrittenEvent;
import org.tengen.rules.record.domain.CorruptRecord;
import org.tengen.rules.record.domain.Decision;
import org.tengen.rules.record.domain.MatchRecord;

/**
 * One batch of proposals being judged, each seeing the events of those before it. Nothing of it is in the log, or seen
 * by others, until {@link #events} have been appended.
 */
final class Batch {
    private final Records atHand;
    private final ReadLog log;
    private final Instant recordedAt;
    private final Map<MatchId, MatchRecord> records = new LinkedHashMap<>();
    private final List<WrittenEvent> events = new ArrayList<>();

    Batch(Records atHand, ReadLog log, Instant recordedAt) {
        this.atHand = atHand;
        this.log = log;
        this.recordedAt = recordedAt;
    }

    /** All events to be appended, in the order in which they were decided. */
    List<WrittenEvent> events() {
        return events;
    }

    /** The records as they are once the events are appended. */
    Collection<MatchRecord> records() {
        return records.values();
    }

    /** The matches of the batch up to now. */
    Set<MatchId> matches() {
        return records.keySet();
    }

    /**
     * The answer to the next proposal. Faults of the infrastructure are thrown; a record or proposal that cannot be
     * dealt with is an answer, so that it does not hold up the others.
     */
    Answer answer(Proposal proposal) {
        try {
            MatchRecord record = recordFor(proposal);
            return record.headSeq() == proposal.expectedSeq() ? judge(record, proposal) : answerLate(record, proposal);
        } catch (CorruptRecord | UnreadableMessage e) {
            return new Answer.Unanswerable(e);
        }
    }

    private Answer answerLate(MatchRecord record, Proposal proposal) {
        List<WrittenEvent> before = appendedBefore(proposal);
        return before.isEmpty()
                ? reject(record, proposal, new Stale(record.headSeq()))
                : new Answer.AppendedBefore(before);
    }

    /**
     * A record that is behind what the sender knew is read again: another writer has been here. Where this batch had
     * appended to it, appending will find the seq taken.
     */
    private MatchRecord recordFor(Proposal proposal) {
        MatchRecord known = records.get(proposal.matchId());
        if (known != null && known.headSeq() >= proposal.expectedSeq()) {
            return known;
        }
        MatchRecord found = atHand.find(proposal.matchId(), proposal.expectedSeq());
        records.put(proposal.matchId(), found);
        return found;
    }

    /** Judging is pure: what it throws, it would throw again. */
    private Answer judge(MatchRecord record, Proposal proposal) {
        try {
            return switch (record.decide(proposal)) {
                case Decision.Accepted(var decided) -> accept(record, proposal, decided);
                case Decision.Rejected(var reason) -> reject(record, proposal, reason);
            };
        } catch (RuntimeException e) {
            return new Answer.Unanswerable(e);
        }
    }

    private Answer accept(MatchRecord record, Proposal proposal, List<MatchEvent> decided) {
        List<WrittenEvent> chained = record.chain(proposal, decided, recordedAt);
        MatchRecord after = record;
        for (WrittenEvent next : chained) {
            after = after.after(next.event());
        }
        records.put(record.id(), after);
        events.addAll(chained);
        return new Answer.Appended(chained);
    }

    private static Answer reject(MatchRecord record, Proposal proposal, RulesRejection reason) {
        return new Answer.Rejected(
                new RejectedProposal(proposal.matchId(), proposal.commandId(), record.headSeq(), reason));
    }

    private List<WrittenEvent> appendedBefore(Proposal proposal) {
        Stream<WrittenEvent> inLog =
                log.ofCommand(proposal.matchId(), proposal.commandId(), proposal.expectedSeq()).stream()
                        .map(LogEntry::written);
        Stream<WrittenEvent> inBatch = events.stream().filter(written -> isOf(written.event(), proposal));
        return Stream.concat(inLog, inBatch).toList();
    }

    private static boolean isOf(Recorded event, Proposal proposal) {
        return event.matchId().equals(proposal.matchId())
                && event.commandId().equals(proposal.commandId())
                && event.seq() > proposal.expectedSeq();
    }
}
