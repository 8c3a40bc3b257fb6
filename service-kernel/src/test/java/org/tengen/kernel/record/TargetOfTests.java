package org.tengen.kernel.record;

import jakarta.inject.Singleton;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.tengen.contracts.event.Recorded;

/** Remembers what it was given to fold. */
@Singleton
public class TargetOfTests implements RebuildTarget {
    final List<List<Recorded>> folded = new CopyOnWriteArrayList<>();
    volatile boolean built;

    @Override
    public boolean isBuilt() {
        return built;
    }

    @Override
    public void fold(List<Recorded> log) {
        folded.add(log);
    }

    @Override
    public void markBuilt() {
        built = true;
    }
}
