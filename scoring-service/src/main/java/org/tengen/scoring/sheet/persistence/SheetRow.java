package org.tengen.scoring.sheet.persistence;

import jakarta.persistence.Column;
import jakarta.persistence.EmbeddedId;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.Table;
import org.jspecify.annotations.Nullable;
import org.tengen.engine.Color;

/** A row of {@code score_sheet}; the migration says what each column holds. */
@Entity
@Table(name = "score_sheet")
class SheetRow {
    @EmbeddedId
    SheetKey key;

    @Column(name = "recount_of")
    @Nullable
    Integer recountOf;

    String ruleset;

    @Column(name = "position_rows")
    String positionRows;

    String dead;

    @Column(name = "prisoners_black")
    int prisonersBlack;

    @Column(name = "prisoners_white")
    int prisonersWhite;

    @Column(name = "komi_half_points")
    int komiHalfPoints;

    int handicap;

    @Enumerated(EnumType.STRING)
    @Nullable
    Color button;

    @Column(name = "time_penalty_black")
    int timePenaltyBlack;

    @Column(name = "time_penalty_white")
    int timePenaltyWhite;

    @Column(name = "black_half_points")
    int blackHalfPoints;

    @Column(name = "white_half_points")
    int whiteHalfPoints;

    @Column(name = "owner_rows")
    String ownerRows;

    String lines;
}
