package org.tengen.match.support;

import io.restassured.response.Response;
import org.tengen.contracts.match.MatchId;

/** What referees and organizers do, and what players ask of them. Rita and Rob are the referees of a refereed match. */
public final class Officials {
    /** The terms of a refereed match. */
    public static final String REFEREED = ", \"terms\": {\"referees\": [\"rita\", \"rob\"], \"pauseMs\": 300000}";

    private Officials() {}

    /** A match of Alice, who plays black, and Bob. */
    public static MatchId refereed() {
        return refereed("");
    }

    /** A match of Alice, who plays black, and Bob. */
    public static MatchId refereed(String more) {
        return Api.started("alice", "bob", REFEREED + more);
    }

    /** Rita rules. */
    public static Response rule(MatchId id, String ruling) {
        return ruleAs("rita", id, ruling);
    }

    /** A referee rules. */
    public static Response ruleAs(String referee, MatchId id, String ruling) {
        return Api.as(referee, "referee").body(ruling).post("/api/matches/{id}/rulings", id.toString());
    }

    /**
     * A referee warns White.
     *
     * @param seq the last event the referee has seen
     */
    public static Response warnAs(String referee, MatchId id, int seq) {
        return Api.as(referee, "referee")
                .body("{\"color\": \"WHITE\", \"reason\": \"Consulted a spectator\", \"seq\": " + seq + "}")
                .post("/api/matches/{id}/warnings", id.toString());
    }

    /** A player calls for the referee. */
    public static Response object(String player, MatchId id, boolean urgent) {
        return Api.as(player)
                .body("{\"text\": \"Noise\", \"urgent\": " + urgent + "}")
                .post("/api/matches/{id}/objections", id.toString());
    }

    /** A player appeals a ruling. */
    public static Response appeal(String player, MatchId id, int rulingSeq) {
        return Api.as(player)
                .body("{\"rulingSeq\": " + rulingSeq + ", \"text\": \"I did not\"}")
                .post("/api/matches/{id}/appeals", id.toString());
    }

    /** A player confirms a restored position. */
    public static Response confirm(String player, MatchId id) {
        return Api.as(player).post("/api/matches/{id}/confirmation", id.toString());
    }

    /** Olga decides an appeal. */
    public static Response decide(MatchId id, int appeal, String decision) {
        return decideAs("olga", id, appeal, decision);
    }

    /** An organizer decides an appeal. */
    public static Response decideAs(String organizer, MatchId id, int appeal, String decision) {
        return Api.as(organizer, "organizer")
                .body(decision)
                .post("/api/matches/{id}/appeals/{seq}/decision", id.toString(), appeal);
    }

    /** The objections that Rita sees. */
    public static Response objections() {
        return objectionsFor("rita");
    }

    /** The objections that a referee sees. */
    public static Response objectionsFor(String referee) {
        return Api.as(referee, "referee").get("/api/matches/objections?limit=100");
    }

    /** The appeals that Olga sees. */
    public static Response appeals() {
        return Api.as("olga", "organizer").get("/api/matches/appeals?limit=100");
    }
}
