package org.tengen.scoring.counting.application;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.transaction.Transactional;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.tengen.contracts.command.Proposal;
import org.tengen.contracts.event.Recorded;
import org.tengen.contracts.match.MatchId;
import org.tengen.contracts.wire.UnreadableMessage;
import org.tengen.kernel.record.RecordClient;
import org.tengen.scoring.counting.application.Folded.CorruptMatch;
import org.tengen.scoring.counting.domain.CorruptLog;
import org.tengen.scoring.counting.domain.Counting;
import org.tengen.scoring.counting.domain.CountingPolicy;
import org.tengen.scoring.counting.domain.CountingState;
import org.tengen.scoring.counting.domain.CountingState.Counted;
import org.tengen.scoring.counting.domain.CountingState.Idle;
import org.tengen.scoring.counting.domain.CountingState.Open;
import org.tengen.scoring.counting.domain.CountingState.Over;
import org.tengen.scoring.counting.domain.JudgeDeadStones;
import org.tengen.scoring.sheet.application.KeepSheet;
import org.tengen.scoring.sheet.domain.ScoreSheet;

/**
 * Folds events into the countings and sheets that are kept. Folding an event again changes nothing, and leads to the same
 * proposal again as long as the event is the last that is known, so that a crash between the two loses neither.
 */
@ApplicationScoped
public class FoldEvents {
    private final FindCountings countings;
    private final KeepCounting keepCounting;
    private final KeepSheet sheets;
    private final RecordClient records;
    private final List<CountingPolicy> policies;

    @Inject
    FoldEvents(
            FindCountings countings,
            KeepCounting keepCounting,
            KeepSheet sheets,
            RecordClient records,
            JudgeDeadStones judge) {
        this.countings = countings;
        this.keepCounting = keepCounting;
        this.sheets = sheets;
        this.records = records;
        this.policies = CountingPolicy.all(judge);
    }

    /**
     * Folds events of any matches, in order within each, in one transaction.
     *
     * @throws org.tengen.kernel.record.RecordsUnavailable where an event is missing and the log cannot be read now
     */
    @Transactional
    public Folded fold(List<Recorded> events) {
        Map<MatchId, List<Recorded>> byMatch = events.stream()
                .filter(event -> Counting.isTouchedBy(event.event()))
                .collect(Collectors.groupingBy(Recorded::matchId, LinkedHashMap::new, Collectors.toList()));
        Map<MatchId, Counting> kept = countings.lock(byMatch.keySet());
        List<Proposal> proposals = new ArrayList<>();
        List<CorruptMatch> corrupt = new ArrayList<>();
        byMatch.forEach((match, ofMatch) -> {
            try {
                Counting before = kept.getOrDefault(match, Counting.none(match));
                proposals.addAll(fold(before, ofMatch));
            } catch (CorruptLog | UnreadableMessage | IllegalArgumentException e) {
                corrupt.add(new CorruptMatch(match, String.valueOf(e.getMessage())));
            }
        });
        return new Folded(proposals, corrupt);
    }

    private List<Proposal> fold(Counting before, List<Recorded> events) {
        List<Recorded> known = events;
        Counting after;
        try {
            after = before.after(events);
        } catch (CorruptLog e) {
            known = records.eventsAfter(before.match(), 0);
            if (known.isEmpty()) {
                throw e;
            }
            after = Counting.none(before.match()).after(known);
        }
        List<Proposal> proposals = Proposals.decidedOn(known.getLast(), after, policies);
        if (!after.equals(before)) {
            sheets.keepOnly(after.match(), sheetsOf(after));
            keepCounting.keep(after);
        }
        return proposals;
    }

    private static List<ScoreSheet> sheetsOf(Counting counting) {
        CountingState state = counting.state();
        return switch (state) {
            case Counted s -> ScoreSheet.of(counting.match(), s.countSeqs(), s.began(), s.dead());
            case Idle _, Open _, Over _ -> List.of();
        };
    }
}
