package org.tengen.scoring.sheet.persistence;

import jakarta.persistence.Column;
import jakarta.persistence.Embeddable;
import java.util.UUID;

/** Which sheet of which match. */
@Embeddable
record SheetKey(
        @Column(name = "match_id") UUID matchId,
        @Column(name = "seq") int seq) {}
