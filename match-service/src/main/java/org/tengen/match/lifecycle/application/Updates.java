package org.tengen.match.lifecycle.application;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import org.tengen.contracts.event.Recorded;
import org.tengen.contracts.match.MatchId;

/** Hands what this replica hears of events to whoever waits for those of a match. */
@ApplicationScoped
public class Updates {
    private final Map<MatchId, Set<Consumer<Recorded>>> listeners = new ConcurrentHashMap<>();

    /** A place in the audience; to be closed. */
    public interface Subscription extends AutoCloseable {
        @Override
        void close();
    }

    /**
     * Hands over every event of a match that is heard of from now on: each at least once, in order but for repetitions.
     *
     * @param listener must not block
     */
    public Subscription listen(MatchId id, Consumer<Recorded> listener) {
        listeners.compute(id, (_, present) -> {
            Set<Consumer<Recorded>> all = present == null ? ConcurrentHashMap.newKeySet() : present;
            all.add(listener);
            return all;
        });
        return () -> remove(id, listener);
    }

    /** Tells the audience of an event. */
    public void heard(Recorded event) {
        listeners.getOrDefault(event.matchId(), Set.of()).forEach(listener -> listener.accept(event));
    }

    /** Whether anybody listens to a match. */
    public boolean hasAudience(MatchId id) {
        return listeners.containsKey(id);
    }

    private void remove(MatchId id, Consumer<Recorded> listener) {
        listeners.computeIfPresent(id, (_, all) -> {
            all.remove(listener);
            return all.isEmpty() ? null : all;
        });
    }
}
