package org.tengen.rules.record.persistence;

import jakarta.persistence.Column;
import jakarta.persistence.EmbeddedId;
import jakarta.persistence.Entity;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.UUID;
import org.hibernate.annotations.Immutable;

/** An event in the log, as it is read; {@link AppendedRows} writes it. */
@Entity
@Immutable
@Table(name = "event")
@SuppressWarnings("UnusedVariable") // Hibernate reads the fields
class EventRow {
    @EmbeddedId
    private EventKey key;

    @Column(name = "command_id", nullable = false)
    private UUID commandId;

    @Column(name = "type", nullable = false)
    private String type;

    @Column(name = "recorded_at", nullable = false)
    private Instant recordedAt;

    @Column(name = "hash", nullable = false)
    private String hash;

    /** The event as it is published, to the letter: its hash is over this text. */
    @Column(name = "json", nullable = false)
    private String json;

    /** For Hibernate. */
    @SuppressWarnings("NullAway.Init")
    protected EventRow() {}
}
