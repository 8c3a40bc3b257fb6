package org.tengen.rules.record.rest;

import com.fasterxml.jackson.databind.util.RawValue;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.tengen.rules.record.application.LogEntry;

/**
 * A page of a log.
 *
 * @param events the envelopes, to the letter as they are in the log
 * @param next what to ask for as {@code after} to get the next page; null on the last one
 */
record EventsResponse(
        @Schema(type = SchemaType.ARRAY, implementation = Object.class)
        List<RawValue> events,

        @Nullable Integer next) {
    /** The first {@code limit} of the entries; that there is one more says that there is a next page. */
    static EventsResponse of(List<LogEntry> entries, int limit) {
        boolean more = entries.size() > limit;
        List<LogEntry> page = more ? entries.subList(0, limit) : entries;
        return new EventsResponse(
                page.stream().map(entry -> new RawValue(entry.json())).toList(),
                more ? page.getLast().seq() : null);
    }
}
