package org.tengen.rules.legality;

/** A request and its answer, for the description of the API. */
final class Examples {
    static final String REQUEST = """
            {"ruleset": "chinese", "width": 5, "height": 5,
             "moves": ["C2", "A2", "D1", "B2", "B1", "E5", "A1", "C1", "B1"]}""";

    static final String RESPONSE = """
            {"legal": ["A1", "E1", "D2", "E2", "A3", "B3", "C3", "D3", "E3", "A4", "B4", "C4", "D4", "E4",
                       "A5", "B5", "C5", "D5"],
             "position": {"rows": ["....O", ".....", ".....", "OOX..", "..OX."],
                          "prisoners": {"black": 0, "white": 2}, "toPlay": "BLACK", "moveNumber": 8,
                          "positionHash": "3a61fbcd0e7197fb3f108f77dbd291b1", "playEnded": false, "repeatsMove": null},
             "illegal": {"moveNumber": 9, "vertex": "B1", "reason": "REPETITION", "repeatsMove": 6}}""";

    private Examples() {}
}
