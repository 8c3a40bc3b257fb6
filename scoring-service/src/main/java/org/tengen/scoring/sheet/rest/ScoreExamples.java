package org.tengen.scoring.sheet.rest;

/** Examples for the API's description: 5x5, column B all Black and column D all White, neutral points shared. */
final class ScoreExamples {
    static final String SHEET = """
            {
              "matchId": "01890a5d-ac96-774b-bcce-b302099a8057",
              "seq": 18,
              "recountOf": null,
              "ties": null,
              "remark": null,
              "ruleset": "chinese",
              "scoring": "AREA",
              "komiHalfPoints": 1,
              "handicap": 0,
              "rows": [".X.O.", ".X.O.", ".X.O.", ".X.O.", ".X.O."],
              "dead": [],
              "prisoners": {"black": 0, "white": 0},
              "owners": ["BB.WW", "BB.WW", "BB.WW", "BB.WW", "BB.WW"],
              "reasons": {
                "SURROUNDED": ["A1", "E1", "A2", "E2", "A3", "E3", "A4", "E4", "A5", "E5"],
                "NEUTRAL_SHARED": ["C1", "C2", "C3", "C4", "C5"]
              },
              "groups": [
                {"vertex": "B1", "color": "BLACK", "status": "ALIVE", "stones": ["B1", "B2", "B3", "B4", "B5"],
                 "surrounded": ["A1", "A2", "A3", "A4", "A5"]},
                {"vertex": "D1", "color": "WHITE", "status": "ALIVE", "stones": ["D1", "D2", "D3", "D4", "D5"],
                 "surrounded": ["E1", "E2", "E3", "E4", "E5"]}
              ],
              "black": {
                "halfPoints": 25,
                "points": "12.5",
                "lines": [
                  {"item": "AREA", "halfPoints": 20, "points": "10"},
                  {"item": "SHARED_NEUTRAL", "halfPoints": 5, "points": "2.5"}
                ]
              },
              "white": {
                "halfPoints": 26,
                "points": "13",
                "lines": [
                  {"item": "AREA", "halfPoints": 20, "points": "10"},
                  {"item": "SHARED_NEUTRAL", "halfPoints": 5, "points": "2.5"},
                  {"item": "KOMI", "halfPoints": 1, "points": "0.5"}
                ]
              },
              "result": "W+0.5",
              "winner": "WHITE",
              "margin": {"halfPoints": 1, "points": "0.5", "zi": "0.25"},
              "disputes": []
            }
            """;

    static final String NO_SCORE = """
            {
              "type": "https://tengen.org/problems/no-score",
              "title": "The match has no score",
              "status": 404,
              "detail": "No count of match 01890a5d-ac96-774b-bcce-b302099a8057 is agreed yet.",
              "matchId": "01890a5d-ac96-774b-bcce-b302099a8057",
              "reason": "NOT_COUNTED_YET"
            }
            """;

    static final String NO_SUCH_COUNT = """
            {
              "type": "https://tengen.org/problems/no-such-count",
              "title": "No count was made for this event",
              "status": 404,
              "detail": "Match 01890a5d-ac96-774b-bcce-b302099a8057 was counted for these events: 335, 339; the last one's count stands. Event 99 is none of them.",
              "matchId": "01890a5d-ac96-774b-bcce-b302099a8057",
              "seq": 99,
              "counts": [335, 339]
            }
            """;

    private ScoreExamples() {}
}
