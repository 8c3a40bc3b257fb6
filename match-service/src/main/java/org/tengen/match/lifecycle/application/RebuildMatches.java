package org.tengen.match.lifecycle.application;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.List;
import org.tengen.contracts.event.Recorded;
import org.tengen.kernel.record.RebuildTarget;

/** The matches, as something that can be rebuilt from the log. */
@ApplicationScoped
public class RebuildMatches implements RebuildTarget {
    private final RebuildMark mark;
    private final WriteRows rows;

    @Inject
    RebuildMatches(RebuildMark mark, WriteRows rows) {
        this.mark = mark;
        this.rows = rows;
    }

    @Override
    public boolean isBuilt() {
        return mark.isSet();
    }

    @Override
    public void fold(List<Recorded> log) {
        rows.rewrite(log);
    }

    @Override
    public void markBuilt() {
        mark.set();
    }
}
