package org.tengen.rules.record.application;

import jakarta.enterprise.context.ApplicationScoped;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import org.jboss.logging.MDC;
import org.tengen.contracts.command.Proposal;

/**
 * Answers proposals in batches. What a batch leads to is appended in one transaction, so that an answer is true when it
 * is given; publishing it is the caller's, and may be done again and again.
 */
@ApplicationScoped
public class AnswerProposals {
    private final Records records;
    private final ReadLog log;
    private final AppendToLog appendToLog;
    private final InstantSource clock;
    private final RecordMetrics metrics;

    AnswerProposals(Records records, ReadLog log, AppendToLog appendToLog, InstantSource clock, RecordMetrics metrics) {
        this.records = records;
        this.log = log;
        this.appendToLog = appendToLog;
        this.clock = clock;
        this.metrics = metrics;
    }

    /**
     * The answers, in the order of the proposals. Where it throws, nothing was appended or it cannot be known; answering
     * the same proposals again is right either way.
     */
    public List<Answer> answer(List<Proposal> proposals) {
        while (true) {
            Optional<List<Answer>> answers = tryToAnswer(proposals);
            if (answers.isPresent()) {
                return answers.get();
            }
        }
    }

    /** Empty where another writer was faster; each such loss is that writer's progress, so this comes to an end. */
    private Optional<List<Answer>> tryToAnswer(List<Proposal> proposals) {
        Batch batch = new Batch(records, log, clock.instant());
        try {
            List<Answer> answers =
                    proposals.stream().map(proposal -> answer(batch, proposal)).toList();
            metrics.timeAppend(() -> appendToLog.append(batch.events()));
            records.keep(batch.records());
            metrics.count(answers);
            return Optional.of(answers);
        } catch (SeqTaken e) {
            records.forget(batch.matches());
            metrics.countRace();
            return Optional.empty();
        } catch (RuntimeException e) {
            records.forget(batch.matches());
            throw e;
        }
    }

    private static Answer answer(Batch batch, Proposal proposal) {
        MDC.put("matchId", proposal.matchId());
        try {
            return batch.answer(proposal);
        } finally {
            MDC.remove("matchId");
        }
    }
}
