package org.tengen.match.lifecycle.application;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jboss.logging.Logger;
import org.tengen.contracts.event.Recorded;
import org.tengen.contracts.match.MatchId;
import org.tengen.contracts.wire.UnreadableMessage;
import org.tengen.kernel.logging.MatchLog;
import org.tengen.match.lifecycle.domain.BookChanges;
import org.tengen.match.lifecycle.domain.CorruptStream;
import org.tengen.match.lifecycle.domain.MatchFold;
import org.tengen.match.lifecycle.domain.MatchState;
import org.tengen.match.lifecycle.domain.Started;
import org.tengen.match.lifecycle.domain.Unstarted;

/**
 * Writes down what the matches have become, behind the play: one row a match and batch, however many events it had; and does what
 * the matches then call for. Nothing on the way of a move waits for it. To be called again with the same events where it fails.
 */
@ApplicationScoped
public class WriteRows {
    private static final Logger LOG = Logger.getLogger(WriteRows.class);

    /** A state is written in full with each event whose number is a multiple of this; in between the log is what tells it. */
    private static final int MOVES_BETWEEN_STATES = 16;

    private final LiveMatches live;
    private final MatchStore rows;
    private final ReadLog log;
    private final SetAside aside;
    private final WhenScoredThenEndMatch whenScored;
    private final WhenReplayIsRuledThenStart whenReplayIsRuled;
    private final KeepCases cases;
    private final MatchMetrics metrics;

    @Inject
    WriteRows(
            LiveMatches live,
            MatchStore rows,
            ReadLog log,
            SetAside aside,
            WhenScoredThenEndMatch whenScored,
            WhenReplayIsRuledThenStart whenReplayIsRuled,
            KeepCases cases,
            MatchMetrics metrics) {
        this.live = live;
        this.rows = rows;
        this.log = log;
        this.aside = aside;
        this.whenScored = whenScored;
        this.whenReplayIsRuled = whenReplayIsRuled;
        this.cases = cases;
        this.metrics = metrics;
    }

    /** A match after events of a batch; of these events, {@code special} are no moves. */
    private record Written(Started match, boolean inFull, List<Recorded> special) {
        MatchStore.Row row() {
            return new MatchStore.Row(match, inFull);
        }

        boolean concernsReferees() {
            return special.stream().map(Recorded::event).anyMatch(BookChanges::mayComeOf);
        }
    }

    /** Writes what events of any matches have led to, those of one match in order. All is durable when it returns. */
    public void write(List<EventMessage> events) {
        metrics.fold(events.size(), () -> writeBatch(events));
    }

    private void writeBatch(List<EventMessage> events) {
        Map<MatchId, List<EventMessage>> byMatch = events.stream()
                .collect(Collectors.groupingBy(EventMessage::matchId, LinkedHashMap::new, Collectors.toList()));
        Map<MatchId, Started> known = known(byMatch);
        List<Written> written = new ArrayList<>();
        byMatch.forEach((id, ofMatch) ->
                writtenOrSetAside(Optional.ofNullable(known.get(id)), ofMatch).ifPresent(written::add));
        rows.save(written.stream().map(Written::row).toList());
        cases.keep(written.stream()
                .filter(Written::concernsReferees)
                .map(Written::match)
                .toList());
        written.forEach(one -> whenScored.react(one.match()));
        written.stream().flatMap(one -> one.special().stream()).forEach(whenReplayIsRuled::react);
    }

    /** The matches of a batch as far as they are known without asking the log: held in memory, or else in their rows. */
    private Map<MatchId, Started> known(Map<MatchId, List<EventMessage>> byMatch) {
        Map<MatchId, Started> known = new LinkedHashMap<>();
        List<MatchId> cold = new ArrayList<>();
        for (MatchId id : byMatch.keySet()) {
            live.held(id, 0).ifPresentOrElse(match -> known.put(id, match), () -> cold.add(id));
        }
        known.putAll(inRows(cold));
        return known;
    }

    private Map<MatchId, Started> inRows(Collection<MatchId> ids) {
        return ids.isEmpty() ? Map.of() : rows.findAll(ids);
    }

    private Optional<Written> writtenOrSetAside(Optional<Started> known, List<EventMessage> events) {
        try {
            return Optional.of(written(known, events));
        } catch (CorruptStream | UnreadableMessage fault) {
            metrics.setAside(events.size());
            aside.setAside(events, fault);
            return Optional.empty();
        }
    }

    private Written written(Optional<Started> known, List<EventMessage> events) {
        int last = events.getLast().seq();
        Started match = known.filter(found -> found.seq() >= last).orElseGet(() -> folded(known, events));
        boolean inFull = events.stream().anyMatch(event -> !event.isMove() || event.seq() % MOVES_BETWEEN_STATES == 0);
        List<Recorded> special = events.stream()
                .filter(event -> !event.isMove())
                .map(EventMessage::event)
                .toList();
        return new Written(match, inFull, special);
    }

    private Started folded(Optional<Started> known, List<EventMessage> events) {
        MatchId id = events.getFirst().matchId();
        MatchState before = known.map(MatchState.class::cast).orElseGet(Unstarted::new);
        boolean gap = events.getFirst().seq() > before.seq() + 1;
        MatchState base = gap ? MatchReplay.after(before, log.eventsAfter(id, before.seq())) : before;
        MatchState after =
                MatchReplay.after(base, events.stream().map(EventMessage::event).toList());
        if (!(after instanceof Started match)) {
            throw new IllegalStateException("The log of match " + id + " is not there yet");
        }
        return match;
    }

    /** Writes the row of one match, given its whole log or its beginning. */
    public void rewrite(List<Recorded> events) {
        if (MatchFold.replay(events) instanceof Started match) {
            rewrite(match);
        }
    }

    /**
     * Writes the row of a match at once, ahead of whoever writes all of them: for who has done what lists and queues show, and is
     * told only then. Where this fails it is done behind, like everything else.
     */
    void writeNow(Started match) {
        try {
            rewrite(match);
        } catch (RuntimeException fault) {
            MatchLog.with(match.contest().id(), () -> LOG.warnf("A row is written later: %s", fault.getMessage()));
        }
    }

    private void rewrite(Started match) {
        rows.save(List.of(new MatchStore.Row(match, true)));
        cases.keep(List.of(match));
    }
}
