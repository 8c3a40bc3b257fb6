package org.tengen.match.lifecycle.record;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.List;
import org.tengen.contracts.event.Recorded;
import org.tengen.contracts.match.MatchId;
import org.tengen.kernel.record.RecordClient;
import org.tengen.match.lifecycle.application.ReadLog;

/** Asks rules-service. */
@ApplicationScoped
public class LogOfRulesService implements ReadLog {
    private final RecordClient records;

    @Inject
    LogOfRulesService(RecordClient records) {
        this.records = records;
    }

    @Override
    public List<Recorded> eventsAfter(MatchId id, int seq) {
        return records.eventsAfter(id, seq);
    }
}
