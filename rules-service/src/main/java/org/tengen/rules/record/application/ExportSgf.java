package org.tengen.rules.record.application;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import org.tengen.contracts.event.Recorded;
import org.tengen.contracts.match.MatchId;
import org.tengen.engine.notation.Sgf;
import org.tengen.rules.record.domain.GameOfRecord;

/** Writes the record of a match as SGF. */
@ApplicationScoped
public class ExportSgf {
    private final ReadLog log;
    private final RecordConfig config;

    ExportSgf(ReadLog log, RecordConfig config) {
        this.log = log;
        this.config = config;
    }

    /** The match as far as it has gone; it has begun. */
    public String export(MatchId match) {
        List<Recorded> events = log.all(match).stream().map(LogEntry::event).toList();
        return Sgf.write(GameOfRecord.of(events), config.sgfApplication());
    }
}
