package org.tengen.rules.record.application;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Collection;
import org.jspecify.annotations.Nullable;
import org.tengen.contracts.match.MatchId;
import org.tengen.rules.record.domain.MatchRecord;

/**
 * The records that have been judged lately, at hand; the others are folded from the log. Holds only what the log has:
 * forgetting any of it, or all, changes no answer.
 */
@ApplicationScoped
public class Records {
    private final ReadLog log;
    private final Cache<MatchId, MatchRecord> atHand;

    Records(ReadLog log, RecordConfig config) {
        this.log = log;
        this.atHand = Caffeine.newBuilder().maximumSize(config.atHand()).build();
    }

    /**
     * The record of a match, at least up to {@code seq} where the log goes that far; empty where there is no such match.
     *
     * @throws org.tengen.rules.record.domain.CorruptRecord where the log cannot be folded
     */
    MatchRecord find(MatchId id, int seq) {
        @Nullable MatchRecord known = atHand.getIfPresent(id);
        return known != null && known.headSeq() >= seq ? known : fold(id);
    }

    private MatchRecord fold(MatchId id) {
        return MatchRecord.replay(id, log.all(id).stream().map(LogEntry::event).toList());
    }

    /** Keeps records whose events are all in the log. */
    void keep(Collection<MatchRecord> records) {
        records.forEach(record -> atHand.put(record.id(), record));
    }

    void forget(Collection<MatchId> matches) {
        atHand.invalidateAll(matches);
    }

    /** Forgets all of them. */
    public void forgetAll() {
        atHand.invalidateAll();
    }
}
