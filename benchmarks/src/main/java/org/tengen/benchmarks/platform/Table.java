package org.tengen.benchmarks.platform;

import io.vertx.core.buffer.Buffer;
import java.util.List;

/** Two players who play one game after the other, each in a match of its own. For one thread. */
final class Table {
    private final Seat black;
    private final Seat white;
    private final List<GameScript> games;
    private int game;
    private String match = "";
    private int played;
    private int failures;

    /**
     * @param games played in turn, again and again
     * @param first the game to begin with, from 0
     */
    Table(Seat black, Seat white, List<GameScript> games, int first) {
        this.black = black;
        this.white = white;
        this.games = games;
        game = first % games.size();
    }

    Seat black() {
        return black;
    }

    Seat white() {
        return white;
    }

    /** The request by which Black challenges White. */
    Buffer challenge() {
        return Buffer.buffer("""
                {"opponent":"%s","color":"BLACK","ruleset":"%s",\
                "timeControl":{"system":"BYOYOMI","mainTimeMs":7200000,"periodMs":60000,"periods":5}}""".formatted(white.player(), games.get(game).ruleset()));
    }

    /** The challenge has become a match, in which nothing is played yet. */
    void begin(String id) {
        match = "/api/matches/" + id;
        played = 0;
        failures = 0;
    }

    /** What to post to for this match. */
    String path(String below) {
        return match + below;
    }

    Seat toPlay() {
        return played % 2 == 0 ? black : white;
    }

    Buffer move() {
        return games.get(game).body(played);
    }

    /** The move has been made. */
    void advance() {
        played++;
        failures = 0;
    }

    boolean gameIsOver() {
        return played == games.get(game).length();
    }

    /** How often in a row the same move has not been made, this time counted in. */
    int fail() {
        failures++;
        return failures;
    }

    /** The next match is to be of the next game. */
    void turnPage() {
        game = (game + 1) % games.size();
    }
}
