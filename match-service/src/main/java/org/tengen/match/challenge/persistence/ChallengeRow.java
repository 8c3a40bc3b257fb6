package org.tengen.match.challenge.persistence;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.Optional;
import java.util.UUID;
import org.hibernate.annotations.Immutable;
import org.jspecify.annotations.Nullable;
import org.tengen.contracts.match.MatchId;
import org.tengen.contracts.match.PlayerId;
import org.tengen.match.challenge.domain.Challenge;
import org.tengen.match.challenge.domain.ChallengeState;

/** A row of {@code challenge}. Written by the statements of {@link PostgresChallenges}, read as an entity. */
@Entity
@Immutable
@Table(name = "challenge")
public class ChallengeRow {
    @Id
    UUID id = new UUID(0, 0);

    String challenger = "";

    @Nullable
    String invited;

    String ruleset = "";

    int width;

    int height;

    String colors = "";

    String terms = "";

    @Column(name = "created_at")
    Instant createdAt = Instant.EPOCH;

    @Column(name = "expires_at")
    Instant expiresAt = Instant.EPOCH;

    String visibility = "";

    String[] referees = {};

    String status = "";

    String state = "";

    @Column(name = "due_at")
    @Nullable
    Instant dueAt;

    static ChallengeRow of(Challenge challenge) {
        ChallengeRow row = new ChallengeRow();
        row.id = challenge.id().value();
        row.challenger = challenge.challenger().value();
        row.invited = challenge.invited().map(PlayerId::value).orElse(null);
        row.ruleset = challenge.terms().ruleset().name();
        row.width = challenge.terms().size().width();
        row.height = challenge.terms().size().height();
        row.colors = ChallengeJson.write(challenge.colors());
        row.terms = ChallengeJson.write(challenge.terms());
        row.createdAt = challenge.createdAt();
        row.expiresAt = challenge.expiresAt();
        row.visibility = challenge.terms().agreed().visibility().name();
        row.referees = challenge.terms().agreed().referees().stream()
                .map(PlayerId::value)
                .toArray(String[]::new);
        row.status = status(challenge.state());
        row.state = ChallengeJson.write(challenge.state());
        row.dueAt = challenge.dueAt().orElse(null);
        return row;
    }

    Challenge toChallenge() {
        return new Challenge(
                new MatchId(id),
                new PlayerId(challenger),
                Optional.ofNullable(invited).map(PlayerId::new),
                ChallengeJson.colors(colors),
                ChallengeJson.terms(terms),
                createdAt,
                expiresAt,
                ChallengeJson.state(state));
    }

    private static String status(ChallengeState state) {
        return switch (state) {
            case ChallengeState.Open _ -> "OPEN";
            case ChallengeState.Drawing _ -> "DRAWING";
            case ChallengeState.Taken _ -> "TAKEN";
            case ChallengeState.Withdrawn _, ChallengeState.Declined _, ChallengeState.Expired _ -> "CLOSED";
        };
    }
}
