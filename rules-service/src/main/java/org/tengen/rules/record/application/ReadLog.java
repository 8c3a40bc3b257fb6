package org.tengen.rules.record.application;

import java.util.List;
import java.util.Optional;
import org.tengen.contracts.match.CommandId;
import org.tengen.contracts.match.MatchId;

/** Port: reading the log. */
public interface ReadLog {
    /** The events of a match after this {@code seq}, in order; none where there is no such match. */
    List<LogEntry> after(MatchId match, int seq, int limit);

    /** All events of a match in order. */
    default List<LogEntry> all(MatchId match) {
        return after(match, 0, Integer.MAX_VALUE);
    }

    /** The events after this {@code seq} that one command led to, in order. */
    List<LogEntry> ofCommand(MatchId match, CommandId command, int afterSeq);

    /** The last event of a match; empty where there is none. */
    Optional<LogEntry> head(MatchId match);

    /** The records of public matches, by match id; those after {@code after} where it is given. */
    List<RecordHead> publicRecords(Optional<MatchId> after, int limit);

    /** The records there are, by match id; those after {@code after} where it is given. */
    List<RecordHead> records(Optional<MatchId> after, int limit);
}
