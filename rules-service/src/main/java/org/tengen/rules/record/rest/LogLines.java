package org.tengen.rules.record.rest;

import jakarta.ws.rs.core.StreamingOutput;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.tengen.contracts.match.MatchId;
import org.tengen.rules.record.application.LogEntry;
import org.tengen.rules.record.application.ReadLog;

/** Writes a log as NDJSON, one event a line, a page at a time. */
record LogLines(ReadLog log, MatchId match, int after) implements StreamingOutput {
    private static final int PAGE = 500;

    @Override
    public void write(OutputStream out) throws IOException {
        int last = after;
        List<LogEntry> page;
        do {
            page = log.after(match, last, PAGE);
            for (LogEntry entry : page) {
                out.write((entry.json() + "\n").getBytes(StandardCharsets.UTF_8));
                last = entry.seq();
            }
        } while (page.size() == PAGE);
    }
}
