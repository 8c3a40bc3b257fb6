package org.tengen.match.lifecycle.persistence;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.UUID;
import org.hibernate.annotations.Immutable;
import org.jspecify.annotations.Nullable;

/** A row of {@code match}. Written by the upsert of {@link PostgresMatches}, read as an entity. */
@Entity
@Immutable
@Table(name = "match")
public class MatchRow {
    @Id
    UUID id = new UUID(0, 0);

    int seq;

    @Nullable
    Instant deadline;

    @Column(name = "state")
    String state = "";
}
