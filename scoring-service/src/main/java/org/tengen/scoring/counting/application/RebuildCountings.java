package org.tengen.scoring.counting.application;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.time.InstantSource;
import java.util.List;
import org.jboss.logging.Logger;
import org.tengen.contracts.event.Recorded;
import org.tengen.kernel.record.RebuildTarget;

/** Fills the tables from the logs of all matches. */
@ApplicationScoped
public class RebuildCountings implements RebuildTarget {
    private static final Logger LOG = Logger.getLogger(RebuildCountings.class);

    private final FoldEvents fold;
    private final ProposeEvents propose;
    private final MarkBuilt mark;
    private final InstantSource time;

    @Inject
    RebuildCountings(FoldEvents fold, ProposeEvents propose, MarkBuilt mark, InstantSource time) {
        this.fold = fold;
        this.propose = propose;
        this.mark = mark;
        this.time = time;
    }

    @Override
    public boolean isBuilt() {
        return mark.isBuilt();
    }

    @Override
    public void fold(List<Recorded> log) {
        Folded folded = fold.fold(log);
        folded.proposals().forEach(propose::propose);
        folded.corrupt()
                .forEach(
                        match -> LOG.errorf("The log of match %s cannot be folded: %s", match.match(), match.reason()));
    }

    @Override
    public void markBuilt() {
        mark.markBuilt(time.instant());
    }
}
