package org.tengen.rules.record.persistence;

import jakarta.persistence.Column;
import jakarta.persistence.Embeddable;
import java.util.UUID;

/** Where an event stands: the key that lets one writer win. */
@Embeddable
record EventKey(
        @Column(name = "match_id") UUID matchId,
        @Column(name = "seq") int seq) {}
