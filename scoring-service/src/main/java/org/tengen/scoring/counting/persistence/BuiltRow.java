package org.tengen.scoring.counting.persistence;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;

/** The only row of {@code built}, where the tables are known to be whole. */
@Entity
@Table(name = "built")
class BuiltRow {
    static final String TABLES = "counting, score_sheet";

    @Id
    @Column(name = "tables")
    String tables = TABLES;

    @Column(name = "built_at")
    Instant builtAt;
}
