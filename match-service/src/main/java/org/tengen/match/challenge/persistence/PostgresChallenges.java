package org.tengen.match.challenge.persistence;

import io.quarkus.hibernate.orm.panache.PanacheRepositoryBase;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.tengen.contracts.match.MatchId;
import org.tengen.match.challenge.application.ChallengeStore;
import org.tengen.match.challenge.domain.Challenge;
import org.tengen.match.challenge.domain.ChallengeState;
import org.tengen.match.lifecycle.application.OpenChallenges;

/** The table {@code challenge}. Each change is one statement, so that of several at once one is first. */
@ApplicationScoped
public class PostgresChallenges implements ChallengeStore, OpenChallenges, PanacheRepositoryBase<ChallengeRow, UUID> {
    private static final String ADD = """
            insert into challenge (id, challenger, invited, ruleset, width, height, colors, terms, created_at, expires_at,
                visibility, referees, status, state, due_at)
            values (:id, :challenger, :invited, :ruleset, :width, :height, :colors, :terms, :createdAt, :expiresAt,
                :visibility, :referees, :status, :state, :dueAt)
            on conflict do nothing
            """;
    private static final String REPLACE = """
            update challenge set status = :status, state = :state, due_at = :dueAt
            where id = :id and state = :before
            """;
    private static final String FORGET = """
            delete from challenge
            where expires_at < :before and (status = 'CLOSED'
                or status = 'TAKEN' and exists (select 1 from match where match.id = challenge.id))
            """;

    @Override
    @Transactional
    public Optional<Challenge> find(MatchId id) {
        return findByIdOptional(id.value()).map(ChallengeRow::toChallenge);
    }

    @Override
    public Optional<Offer> findOffer(MatchId id) {
        return find(id).map(challenge -> new Offer(
                challenge.challenger(),
                challenge.invited(),
                challenge.terms().agreed(),
                challenge.state() instanceof ChallengeState.Taken));
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
                .setParameter("expiresAt", row.expiresAt)
                .setParameter("visibility", row.visibility)
                .setParameter("referees", row.referees)
                .setParameter("status", row.status)
                .setParameter("state", row.state)
                .setParameter("dueAt", row.dueAt, Instant.class)
                .executeUpdate();
        return find(challenge.id()).orElseThrow();
    }

    @Override
    @Transactional
    public boolean replace(Challenge before, Challenge after) {
        ChallengeRow row = ChallengeRow.of(after);
        int changed = getSession()
                .createNativeMutationQuery(REPLACE)
                .setParameter("status", row.status)
                .setParameter("state", row.state)
                .setParameter("dueAt", row.dueAt, Instant.class)
                .setParameter("id", row.id)
                .setParameter("before", ChallengeRow.of(before).state)
                .executeUpdate();
        return changed == 1;
    }

    @Override
    @Transactional
    public int forget(Instant before) {
        return getSession()
                .createNativeMutationQuery(FORGET)
                .setParameter("before", before)
                .executeUpdate();
    }

    @Override
    @Transactional
    public List<Challenge> due(Instant now, int limit) {
        return find("dueAt <= ?1 order by dueAt", now).page(0, limit).stream()
                .map(ChallengeRow::toChallenge)
                .toList();
    }

    @Override
    @Transactional
    public void remind(MatchId id, Optional<Instant> at) {
        getSession()
                .createNativeMutationQuery("update challenge set due_at = :at where id = :id")
                .setParameter("at", at.orElse(null), Instant.class)
                .setParameter("id", id.value())
                .executeUpdate();
    }
}
