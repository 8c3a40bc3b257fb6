package org.tengen.match.request.application;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.time.InstantSource;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Function;
import java.util.function.Supplier;
import org.tengen.kernel.time.Ids;

/** Works on each request once, and gives the first answer again to each that comes again under the same key. */
@ApplicationScoped
public class AnswerOnce {
    private final RequestStore store;
    private final InstantSource time;

    @Inject
    AnswerOnce(RequestStore store, InstantSource time) {
        this.store = store;
        this.time = time;
    }

    /**
     * The answer to a request.
     *
     * @param key empty where the client named none: then it is worked on
     * @param fingerprint of the request's content, asked for where there is a key
     * @param work gives the answer; called again for a request that came before but has no answer yet
     * @param keyReused what to answer where the same key came with another content before
     */
    public Answer answer(
            Optional<RequestKey> key,
            Supplier<String> fingerprint,
            Function<RequestMemory, Answer> work,
            Supplier<Answer> keyReused) {
        UUID id = Ids.newMatchId().value();
        if (key.isEmpty()) {
            return work.apply(RequestMemory.none(id));
        }
        RequestEntry fresh = new RequestEntry(fingerprint.get(), id, Optional.empty());
        RequestEntry entry = store.findOrBegin(key.get(), fresh, time.instant());
        if (!entry.fingerprint().equals(fresh.fingerprint())) {
            return keyReused.get();
        }
        return entry.answer().orElseGet(() -> work(key.get(), entry, work));
    }

    private Answer work(RequestKey key, RequestEntry entry, Function<RequestMemory, Answer> work) {
        Answer answer = work.apply(new StoredMemory(store, key, entry.id()));
        return answer.settles() ? store.settle(key, answer) : answer;
    }
}
