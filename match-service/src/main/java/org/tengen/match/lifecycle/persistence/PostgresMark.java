package org.tengen.match.lifecycle.persistence;

import io.quarkus.hibernate.orm.panache.PanacheRepositoryBase;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.util.UUID;
import org.tengen.match.lifecycle.application.RebuildMark;

/** The table {@code match_fold}. A mark without any match beside it is not believed: the matches may have been deleted. */
@ApplicationScoped
public class PostgresMark implements RebuildMark, PanacheRepositoryBase<MatchRow, UUID> {
    @Override
    @Transactional
    public boolean isSet() {
        return getSession()
                .createNativeQuery(
                        "select exists (select 1 from match_fold where version = :version) and exists (select 1 from match)",
                        Boolean.class)
                .setParameter("version", MatchRow.FOLD_VERSION)
                .getSingleResult();
    }

    @Override
    @Transactional
    public void set() {
        getSession()
                .createNativeMutationQuery("insert into match_fold values (:version) on conflict do nothing")
                .setParameter("version", MatchRow.FOLD_VERSION)
                .executeUpdate();
    }
}
