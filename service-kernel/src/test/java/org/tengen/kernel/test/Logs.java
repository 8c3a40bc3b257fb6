package org.tengen.kernel.test;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ConcurrentSkipListMap;
import org.tengen.contracts.event.Recorded;
import org.tengen.contracts.match.MatchId;
import org.tengen.contracts.wire.EventJson;

/** The logs of matches in memory, paged as the record API pages them; a service's test puts them behind a resource. */
public final class Logs {
    private static final ObjectMapper JSON = new ObjectMapper();

    private final ConcurrentSkipListMap<String, List<Recorded>> logs = new ConcurrentSkipListMap<>();

    /** Keeps the whole log of a match, in place of what was kept of it. */
    public void put(MatchId match, List<Recorded> log) {
        logs.put(match.toString(), List.copyOf(log));
    }

    /** Forgets all matches. */
    public void clear() {
        logs.clear();
    }

    /** The answer to {@code GET /api/records}. */
    public JsonNode records(Optional<String> after, int limit) {
        List<String> ids = after.map(id -> logs.tailMap(id, false)).orElse(logs).keySet().stream()
                .limit(limit + 1L)
                .toList();
        ObjectNode page = JSON.createObjectNode();
        ArrayNode items = page.putArray("items");
        ids.stream()
                .limit(limit)
                .forEach(id -> items.addObject()
                        .put("matchId", id)
                        .put("headSeq", logs.get(id).size()));
        page.put("next", ids.size() > limit ? ids.get(limit - 1) : null);
        return page;
    }

    /** The answer to {@code GET /api/records/{id}/events}; empty where there is no such match. */
    public Optional<JsonNode> events(String match, int after, int limit) {
        return Optional.ofNullable(logs.get(match)).map(log -> {
            int end = Math.min(log.size(), after + limit);
            ObjectNode page = JSON.createObjectNode();
            ArrayNode events = page.putArray("events");
            log.subList(Math.min(after, end), end).forEach(event -> events.add(tree(event)));
            return end < log.size() ? page.put("next", end) : page.putNull("next");
        });
    }

    private static JsonNode tree(Recorded event) {
        try {
            return JSON.readTree(EventJson.write(event));
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("Events are JSON", e);
        }
    }
}
