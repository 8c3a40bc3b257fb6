package org.tengen.scoring.counting.persistence;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.tengen.engine.Color;

/** A row of {@code counting}; the migration says what each column holds. */
@Entity
@Table(name = "counting")
class CountingRow {
    /** The cases of the state. */
    enum Phase {
        IDLE,
        OPEN,
        AGREED,
        SCORED,
        OVER
    }

    @Id
    @Column(name = "match_id")
    UUID matchId;

    int seq;

    @Enumerated(EnumType.STRING)
    Phase phase;

    @Nullable
    String ruleset;

    @Column(name = "position_rows")
    @Nullable
    String positionRows;

    @Column(name = "position_hash")
    @Nullable
    String positionHash;

    @Column(name = "prisoners_black")
    @Nullable
    Integer prisonersBlack;

    @Column(name = "prisoners_white")
    @Nullable
    Integer prisonersWhite;

    @Column(name = "komi_half_points")
    @Nullable
    Integer komiHalfPoints;

    @Nullable
    Integer handicap;

    @Column(name = "to_play")
    @Enumerated(EnumType.STRING)
    @Nullable
    Color toPlay;

    @Column(name = "move_number")
    @Nullable
    Integer moveNumber;

    @Enumerated(EnumType.STRING)
    @Nullable
    Color button;

    @Nullable
    String timing;

    @Nullable
    String dead;

    @Nullable
    Boolean suggested;

    @Column(name = "count_seqs")
    @Nullable
    String countSeqs;
}
