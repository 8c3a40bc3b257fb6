package org.tengen.kernel.record;

import com.fasterxml.jackson.databind.JsonNode;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.ws.rs.ProcessingException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.eclipse.microprofile.rest.client.inject.RestClient;
import org.jspecify.annotations.Nullable;
import org.tengen.contracts.event.MatchEvent.MatchStarted;
import org.tengen.contracts.event.Recorded;
import org.tengen.contracts.match.MatchId;
import org.tengen.contracts.wire.EventJson;

/** Reads logs from rules-service. Blocking. */
@ApplicationScoped
public class RecordClient {
    private static final int EVENTS_A_PAGE = 1000;
    private static final int RECORDS_A_PAGE = 100;

    private final RecordApi api;

    @Inject
    RecordClient(@RestClient RecordApi api) {
        this.api = api;
    }

    /**
     * All events of a match after {@code seq}, in order; none where there are none yet or no such match.
     *
     * @throws RecordsUnavailable where rules-service does not answer
     */
    public List<Recorded> eventsAfter(MatchId match, int seq) {
        List<Recorded> events = new ArrayList<>();
        Optional<Integer> after = Optional.of(seq);
        while (after.isPresent()) {
            int from = after.get();
            Optional<JsonNode> page = find(() -> api.events(match.toString(), from, EVENTS_A_PAGE));
            page.ifPresent(found -> found.path("events").forEach(event -> events.add(EventJson.read(event))));
            after = page.map(found -> found.path("next"))
                    .filter(JsonNode::isInt)
                    .map(JsonNode::intValue);
        }
        return events;
    }

    /**
     * How a match began; empty where there is no such match.
     *
     * @throws RecordsUnavailable where rules-service does not answer
     */
    public Optional<MatchStarted> start(MatchId match) {
        return find(() -> api.events(match.toString(), 0, 1))
                .map(page -> EventJson.read(page.path("events").path(0)).event())
                .filter(MatchStarted.class::isInstance)
                .map(MatchStarted.class::cast);
    }

    /**
     * Hands over every match there is a log of, by match id; one that begins meanwhile may or may not be among them.
     *
     * @throws RecordsUnavailable where rules-service does not answer
     */
    public void forEachMatch(Consumer<MatchId> visit) {
        @Nullable String after = null;
        do {
            JsonNode page = recordsAfter(after);
            page.path("items")
                    .forEach(item ->
                            visit.accept(MatchId.parse(item.path("matchId").asText())));
            after = page.path("next").textValue();
        } while (after != null);
    }

    private JsonNode recordsAfter(@Nullable String after) {
        return find(() -> api.records(after, RECORDS_A_PAGE))
                .orElseThrow(() -> new RecordsUnavailable("rules-service lists no records", null));
    }

    private static Optional<JsonNode> find(Supplier<JsonNode> call) {
        try {
            return Optional.of(call.get());
        } catch (NoSuchRecord _) {
            return Optional.empty();
        } catch (ProcessingException e) {
            throw new RecordsUnavailable("rules-service does not answer: " + e.getMessage(), e);
        }
    }
}
