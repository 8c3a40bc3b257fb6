package org.tengen.match.lifecycle.persistence;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.UUID;
import org.hibernate.annotations.Immutable;
import org.jspecify.annotations.Nullable;

/** A row of {@code match}. Written by {@link PostgresMatches}, read as an entity. */
@Entity
@Immutable
@Table(name = "match")
public class MatchRow {
    /**
     * By which version of the fold rows are written here. To be raised with whatever changes what a log is folded to, or how that is
     * written: rows of other versions are then as good as none, until they are written anew.
     */
    static final int FOLD_VERSION = 1;

    @Id
    UUID id = new UUID(0, 0);

    @Column(name = "fold_version")
    int foldVersion;

    int seq;

    @Nullable
    Instant deadline;

    @Column(name = "state")
    String state = "";

    boolean isReadable() {
        return foldVersion == FOLD_VERSION;
    }
}
