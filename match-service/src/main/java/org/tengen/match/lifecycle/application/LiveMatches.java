package org.tengen.match.lifecycle.application;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.Optional;
import org.jboss.logging.Logger;
import org.tengen.contracts.event.MatchEvent.MatchStarted;
import org.tengen.contracts.event.Recorded;
import org.tengen.contracts.match.MatchId;
import org.tengen.kernel.record.RecordsUnavailable;
import org.tengen.match.lifecycle.domain.MatchState;
import org.tengen.match.lifecycle.domain.Started;
import org.tengen.match.lifecycle.domain.Unstarted;

/**
 * The matches as they stand, folded, in the memory of this replica: each advanced by every event that is heard of, and taken from
 * row and log where it is not held or something was missed. A cache and nothing else: forgetting any match, or all, changes no
 * answer. Bounded by {@link MatchConfig#liveKib}.
 */
@ApplicationScoped
public class LiveMatches {
    private static final Logger LOG = Logger.getLogger(LiveMatches.class);

    private final MatchStore rows;
    private final ReadLog log;
    private final Cache<MatchId, LiveMatch> held;

    @Inject
    LiveMatches(MatchStore rows, ReadLog log, MatchConfig config) {
        this.rows = rows;
        this.log = log;
        this.held = Caffeine.newBuilder()
                .maximumWeight(config.liveKib())
                .weigher((MatchId _, LiveMatch match) -> match.kib())
                .build();
    }

    /** A match as far as this replica has heard of it; empty where no event of it is in the log. */
    public Optional<Started> find(MatchId id) {
        return find(id, 0);
    }

    /**
     * A match after event {@code seq}, or later; earlier only where the log does not go so far, or cannot be read now. Cost:
     * nothing where this replica has come so far, else reading what it lacks.
     *
     * @throws RecordsUnavailable where nothing is known of the match and the log cannot be read now
     */
    public Optional<Started> find(MatchId id, int seq) {
        LiveMatch match = held.get(id, _ -> new LiveMatch());
        return match.reached(seq).or(() -> read(id, match, seq));
    }

    /** A match that is held and lacks nothing up to event {@code seq}. Cost: nothing. */
    Optional<Started> held(MatchId id, int seq) {
        return Optional.ofNullable(held.getIfPresent(id)).flatMap(match -> match.reached(seq));
    }

    /** Whether a match is held, so that its events have to be heard. */
    public boolean holds(MatchId id) {
        return held.getIfPresent(id) != null;
    }

    /**
     * Takes an event into the match it belongs to, should that be held; one that begins a match makes it held. To be called in
     * the order of each log, but for repetitions.
     *
     * @throws org.tengen.match.lifecycle.domain.CorruptStream where the event cannot have happened; the match then stays behind
     */
    public void heard(Recorded event) {
        LiveMatch match = event.event() instanceof MatchStarted
                ? held.get(event.matchId(), _ -> new LiveMatch())
                : held.getIfPresent(event.matchId());
        if (match != null) {
            match.heard(event);
        }
    }

    /** Forgets all of them, as where events may have been missed. */
    public void forgetAll() {
        held.invalidateAll();
    }

    private Optional<Started> read(MatchId id, LiveMatch match, int seq) {
        Optional<Started> read = match.readOnce(seq, state -> caughtUp(id, state));
        if (read.isPresent()) {
            held.put(id, match);
        } else {
            held.asMap().remove(id, match);
        }
        return read;
    }

    /** What a match has become after a state of it, by the log; as it is where the log cannot be read now. */
    private MatchState caughtUp(MatchId id, MatchState known) {
        MatchState base = known instanceof Unstarted
                ? rows.find(id).<MatchState>map(row -> row).orElse(known)
                : known;
        try {
            return MatchReplay.after(base, log.eventsAfter(id, base.seq()));
        } catch (RecordsUnavailable fault) {
            if (base instanceof Unstarted) {
                throw fault;
            }
            LOG.debugf("Match %s is shown as far as it is known here: %s", id, fault.getMessage());
            return base;
        }
    }
}
