package org.tengen.contracts.wire;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;
import org.tengen.contracts.hash.Sha256;

/**
 * Ties each event of a log to all before it, so that anybody can check a record without us: the hash of an event is the
 * SHA-256 of the previous event's hash, written as 64 lower-case hexadecimal digits, followed by this event's JSON
 * without its {@code hash}, in the canonical form of RFC 8785. Before the first event stands {@link #START}.
 */
public final class HashChain {
    /** What stands for the previous hash of the first event. */
    public static final String START = "0".repeat(64);

    private HashChain() {}

    /** The hash of an event that follows {@code previousHash}, given without its own. */
    static String next(String previousHash, ObjectNode bare) {
        return Sha256.ofText(previousHash + CanonicalJson.of(bare));
    }

    /**
     * The first thing wrong with a whole log, in a sentence; empty where nothing is. Checks that {@code seq} runs from 1
     * without a gap, that all events are of one match, and every hash.
     *
     * @param log all events of one match in order, as they were written
     */
    public static Optional<String> firstFault(List<? extends JsonNode> log) {
        String previous = START;
        for (int i = 0; i < log.size(); i++) {
            JsonNode event = log.get(i);
            if (!(event instanceof ObjectNode object)) {
                return Optional.of("Event " + (i + 1) + " is no JSON object");
            }
            if (event.path("seq").asInt() != i + 1) {
                return Optional.of("Event " + (i + 1) + " has the number " + event.path("seq"));
            }
            if (!event.path("matchId").equals(log.getFirst().path("matchId"))) {
                return Optional.of("Event " + (i + 1) + " is of another match");
            }
            String hash = next(previous, object.deepCopy().without("hash"));
            if (!hash.equals(event.path("hash").asText())) {
                return Optional.of("Event " + (i + 1) + " has another hash than its content and the events before it");
            }
            previous = hash;
        }
        return Optional.empty();
    }
}
