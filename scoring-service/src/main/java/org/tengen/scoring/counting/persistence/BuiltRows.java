package org.tengen.scoring.counting.persistence;

import io.quarkus.hibernate.orm.panache.PanacheRepositoryBase;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.Instant;
import org.tengen.scoring.counting.application.MarkBuilt;

/** The mark in the table {@code built}. */
@ApplicationScoped
class BuiltRows implements PanacheRepositoryBase<BuiltRow, String>, MarkBuilt {
    @Override
    @Transactional
    public boolean isBuilt() {
        return findByIdOptional(BuiltRow.TABLES).isPresent();
    }

    @Override
    @Transactional
    public void markBuilt(Instant at) {
        BuiltRow row = new BuiltRow();
        row.builtAt = at;
        getEntityManager().merge(row);
    }
}
