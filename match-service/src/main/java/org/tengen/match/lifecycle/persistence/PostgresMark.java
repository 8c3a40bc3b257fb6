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
                        "select exists (select 1 from match_fold) and exists (select 1 from match)", Boolean.class)
                .getSingleResult();
    }

    @Override
    @Transactional
    public void set() {
        getSession()
                .createNativeMutationQuery("insert into match_fold default values on conflict do nothing")
                .executeUpdate();
    }
}
