package org.tengen.rules.record.domain;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.tengen.contracts.command.MatchCommand;
import org.tengen.contracts.command.Proposal;
import org.tengen.contracts.event.MatchEvent;
import org.tengen.contracts.event.Recorded;
import org.tengen.contracts.match.Actor;
import org.tengen.contracts.match.CommandId;
import org.tengen.contracts.match.MatchId;
import org.tengen.contracts.match.PlayerId;
import org.tengen.contracts.wire.WrittenEvent;

/** A log that is written event by event, with the record it makes. */
final class Log {
    private static final Instant AT = Instant.parse("2026-05-04T10:15:30.123Z");

    final List<Recorded> events = new ArrayList<>();
    MatchRecord record = MatchRecord.empty(MatchId.parse("019a8f4e-6f00-7000-8000-000000000001"));

    void append(MatchEvent... more) {
        Proposal cause = new Proposal(
                record.id(),
                CommandId.parse("019a8f4e-6f00-7000-8000-000000000002"),
                0,
                Actor.player(new PlayerId("alice")),
                AT,
                new MatchCommand.AppendEvents(List.of(more)));
        for (WrittenEvent next : record.chain(cause, List.of(more), AT)) {
            events.add(next.event());
            record = record.after(next.event());
        }
    }
}
