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
    private final Map<MatchId, Set<Runnable>> watchers = new ConcurrentHashMap<>();

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
        return add(listeners, id, listener);
    }

    /**
     * Says whenever a player of a match may have come or gone, from now on.
     *
     * @param watcher must not block
     */
    public Subscription watchPresence(MatchId id, Runnable watcher) {
        return add(watchers, id, watcher);
    }

    /** Tells the audience of an event. */
    public void heard(Recorded event) {
        listeners.getOrDefault(event.matchId(), Set.of()).forEach(listener -> listener.accept(event));
    }

    /** Tells the audience that a player may have come or gone. */
    public void heardOfPresence(MatchId id) {
        watchers.getOrDefault(id, Set.of()).forEach(Runnable::run);
    }

    /** Whether anybody listens to a match. */
    public boolean hasAudience(MatchId id) {
        return listeners.containsKey(id);
    }

    private static <T> Subscription add(Map<MatchId, Set<T>> audience, MatchId id, T one) {
        audience.compute(id, (_, present) -> {
            Set<T> all = present == null ? ConcurrentHashMap.newKeySet() : present;
            all.add(one);
            return all;
        });
        return () -> audience.computeIfPresent(id, (_, all) -> {
            all.remove(one);
            return all.isEmpty() ? null : all;
        });
    }
}
