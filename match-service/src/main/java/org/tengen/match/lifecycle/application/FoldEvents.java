package org.tengen.match.lifecycle.application;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.tengen.contracts.event.Recorded;
import org.tengen.contracts.match.MatchId;
import org.tengen.match.lifecycle.domain.BookChanges;
import org.tengen.match.lifecycle.domain.CorruptStream;
import org.tengen.match.lifecycle.domain.MatchFold;
import org.tengen.match.lifecycle.domain.MatchState;
import org.tengen.match.lifecycle.domain.Started;
import org.tengen.match.lifecycle.domain.Unstarted;

/**
 * Takes events into the store, once each however often they come: one write a match, one transaction for all; tells everybody;
 * and does what the matches then call for. To be called again with the same events where it fails.
 */
@ApplicationScoped
public class FoldEvents {
    private final MatchStore store;
    private final ReadLog log;
    private final TellUpdates updates;
    private final SetAside aside;
    private final WhenScoredThenEndMatch whenScored;
    private final WhenReplayIsRuledThenStart whenReplayIsRuled;
    private final KeepCases cases;
    private final MatchMetrics metrics;

    @Inject
    FoldEvents(
            MatchStore store,
            ReadLog log,
            TellUpdates updates,
            SetAside aside,
            WhenScoredThenEndMatch whenScored,
            WhenReplayIsRuledThenStart whenReplayIsRuled,
            KeepCases cases,
            MatchMetrics metrics) {
        this.store = store;
        this.log = log;
        this.updates = updates;
        this.aside = aside;
        this.whenScored = whenScored;
        this.whenReplayIsRuled = whenReplayIsRuled;
        this.cases = cases;
        this.metrics = metrics;
    }

    /** What became of the events of one match; {@code news} is to be told, and may hold events that came before. */
    private record Folded(Started match, boolean changed, List<Recorded> news) {
        boolean concernsReferees() {
            return news.stream().map(Recorded::event).anyMatch(BookChanges::mayComeOf);
        }
    }

    /** Folds events of any matches, those of one match in order. All is durable when it returns. */
    public void fold(List<Recorded> events) {
        metrics.fold(events.size(), () -> foldBatch(events));
    }

    private void foldBatch(List<Recorded> events) {
        Map<MatchId, List<Recorded>> byMatch = events.stream()
                .collect(Collectors.groupingBy(Recorded::matchId, LinkedHashMap::new, Collectors.toList()));
        Map<MatchId, Started> present = store.findAll(byMatch.keySet());
        List<Folded> folded = new ArrayList<>();
        byMatch.forEach((id, ofMatch) ->
                foldOrSetAside(Optional.ofNullable(present.get(id)), ofMatch).ifPresent(folded::add));
        store.save(folded.stream().filter(Folded::changed).map(Folded::match).toList());
        cases.keep(folded.stream()
                .filter(Folded::concernsReferees)
                .map(Folded::match)
                .toList());
        updates.tell(folded.stream().flatMap(one -> one.news().stream()).toList());
        folded.forEach(one -> whenScored.react(one.match()));
        folded.stream().flatMap(one -> one.news().stream()).forEach(whenReplayIsRuled::react);
    }

    /** Folds the whole log of one match, or its beginning, without telling anybody. */
    public void rebuild(List<Recorded> events) {
        if (MatchFold.replay(events) instanceof Started match) {
            store.save(List.of(match));
            cases.keep(List.of(match));
        }
    }

    private Optional<Folded> foldOrSetAside(Optional<Started> present, List<Recorded> events) {
        try {
            return Optional.of(fold(present, events));
        } catch (CorruptStream fault) {
            metrics.setAside(events.size());
            aside.setAside(events, fault);
            return Optional.empty();
        }
    }

    private Folded fold(Optional<Started> present, List<Recorded> events) {
        MatchState before = present.map(MatchState.class::cast).orElseGet(Unstarted::new);
        MatchState state = before;
        TreeMap<Integer, Recorded> news = new TreeMap<>();
        for (Recorded event : withoutGap(before, events)) {
            news.put(event.seq(), event);
            if (event.seq() > state.seq() + 1) {
                throw new IllegalStateException(
                        "The log of match " + event.matchId() + " does not show event " + (state.seq() + 1) + " now");
            }
            if (event.seq() > state.seq()) {
                state = MatchFold.evolve(state, event);
            }
        }
        if (!(state instanceof Started match)) {
            throw new IllegalStateException(
                    "The log of match " + events.getFirst().matchId() + " is not there yet");
        }
        return new Folded(match, match.seq() > before.seq(), List.copyOf(news.values()));
    }

    /** These events; where some are missing before them, preceded by all that the log holds. */
    private List<Recorded> withoutGap(MatchState before, List<Recorded> events) {
        int reached = before.seq();
        for (Recorded event : events) {
            if (event.seq() > reached + 1) {
                List<Recorded> whole =
                        new ArrayList<>(log.eventsAfter(events.getFirst().matchId(), before.seq()));
                whole.addAll(events);
                return whole;
            }
            reached = Math.max(reached, event.seq());
        }
        return events;
    }
}
