package org.tengen.match.challenge.persistence;

import io.quarkus.hibernate.orm.panache.PanacheRepositoryBase;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.util.Optional;
import java.util.UUID;
import org.tengen.contracts.match.MatchId;
import org.tengen.match.challenge.application.ChallengeStore;
import org.tengen.match.challenge.domain.Challenge;
import org.tengen.match.lifecycle.application.OpenChallenges;

/** The table {@code challenge}. */
@ApplicationScoped
public class PostgresChallenges implements ChallengeStore, OpenChallenges, PanacheRepositoryBase<ChallengeRow, UUID> {
    private static final String ADD = """
            insert into challenge (id, challenger, invited, ruleset, width, height, colors, terms, created_at)
            values (:id, :challenger, :invited, :ruleset, :width, :height, :colors, :terms, :createdAt)
            on conflict do nothing
            """;

    @Override
    @Transactional
    public Optional<Challenge> find(MatchId id) {
        return findByIdOptional(id.value()).map(ChallengeRow::toChallenge);
    }

    @Override
    @Transactional
    public boolean contains(MatchId id) {
        return findByIdOptional(id.value()).isPresent();
    }

    @Override
    @Transactional
    public Challenge add(Challenge challenge) {
        ChallengeRow row = ChallengeRow.of(challenge);
        getSession()
                .createNativeMutationQuery(ADD)
                .setParameter("id", row.id)
                .setParameter("challenger", row.challenger)
                .setParameter("invited", row.invited, String.class)
                .setParameter("ruleset", row.ruleset)
                .setParameter("width", row.width)
                .setParameter("height", row.height)
                .setParameter("colors", row.colors)
                .setParameter("terms", row.terms)
                .setParameter("createdAt", row.createdAt)
                .executeUpdate();
        return find(challenge.id()).orElseThrow();
    }
}
