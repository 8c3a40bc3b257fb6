package org.tengen.scoring.position;

/** Requests for the description of the API. */
final class PositionExamples {
    static final String SCORE = """
            {"ruleset": "japanese", "komi": 0,
             "rows": ["..O.X..", "OOOOXXX", "XXXXXO.", "...XOO.", "X..XO..", ".O.XOO."],
             "dead": ["B1"], "prisoners": {"black": 3, "white": 1}}""";

    static final String ALL = """
            {"ruleset": "all", "rows": [".X.O.", ".X.O.", ".X.O.", ".X.O.", ".X.O."], "dead": [], "komi": 0}""";

    static final String ESTIMATE = """
            {"ruleset": "chinese", "komi": 0,
             "rows": [".........", ".........", "..OOOO...", ".O.OXOOOO", "OOOXXXXOX", "OXXX.XXXX", "X..OOXOO.",
                      ".X..X.XO.", "....XX.X."]}""";

    private PositionExamples() {}
}
