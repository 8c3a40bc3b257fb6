package org.tengen.local.client;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.tengen.contracts.match.MatchId;
import org.tengen.engine.Vertex;

/** One match, as its players act on it and everybody reads it. Each method is one request, or one for each page. */
public final class MatchClient {
    private final Api api;
    private final MatchId id;

    public MatchClient(Api api, MatchId id) {
        this.api = api;
        this.id = id;
    }

    /** Makes a challenge. */
    public static MatchClient create(Api api, String token, ObjectNode terms) {
        JsonNode challenge = api.post("/api/matches", token, terms);
        return new MatchClient(api, MatchId.parse(challenge.path("id").asText()));
    }

    public MatchId id() {
        return id;
    }

    /** Takes the seat that is free; the match begins. */
    public JsonNode join(String token) {
        return api.post(path("/join"), token, Api.object());
    }

    /** @param move a vertex or {@code pass} */
    public JsonNode move(String token, int moveNumber, String move) {
        return api.post(path("/moves"), token, Api.object().put("vertex", move).put("moveNumber", moveNumber));
    }

    public JsonNode resign(String token) {
        return api.post(path("/resignation"), token, Api.object());
    }

    /** Marks whole chains as dead or alive, one stone naming each. */
    public JsonNode mark(String token, Collection<Vertex> vertices, boolean dead) {
        ObjectNode body = Api.object().put("dead", dead);
        vertices.forEach(vertex -> body.withArray("vertices").add(vertex.toString()));
        return api.post(path("/counting/marks"), token, body);
    }

    /** Accepts exactly the marked stones that the hash names. */
    public JsonNode accept(String token, String deadHash) {
        return api.post(path("/counting/acceptance"), token, Api.object().put("deadHash", deadHash));
    }

    /** The match as it stands. */
    public JsonNode view() {
        return api.get(path(""));
    }

    /** The score sheet, once the count is agreed and made. */
    public JsonNode score() {
        return api.get("/api/scores/" + id);
    }

    /** The whole log, each event as rules-service wrote it. */
    public List<JsonNode> log() {
        List<JsonNode> log = new ArrayList<>();
        JsonNode page = eventsAfter(0);
        page.path("events").forEach(log::add);
        while (page.path("next").isNumber()) {
            page = eventsAfter(page.path("next").asInt());
            page.path("events").forEach(log::add);
        }
        return log;
    }

    /** What the platform itself says of its log, with its signature. */
    public JsonNode verification() {
        return api.get("/api/records/" + id + "/verification");
    }

    private JsonNode eventsAfter(int seq) {
        return api.get("/api/records/" + id + "/events?after=" + seq);
    }

    private String path(String below) {
        return "/api/matches/" + id + below;
    }
}
