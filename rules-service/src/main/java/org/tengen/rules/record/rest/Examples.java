package org.tengen.rules.record.rest;

/** Examples for the description of the API. */
final class Examples {
    static final String EVENTS = """
            {"events": [{"matchId": "019a8f3e-5b1c-7d20-9e44-3f2a1b0c9d8e", "seq": 58,
              "commandId": "019a8f40-12ab-7c3d-8e4f-5a6b7c8d9e0f", "actor": {"kind": "PLAYER", "id": "alice"},
              "receivedAt": "2026-05-04T10:15:30.123Z", "recordedAt": "2026-05-04T10:15:30.131Z",
              "type": "StonePlayed", "version": 1,
              "data": {"moveNumber": 57, "color": "BLACK", "vertex": "Q16", "captured": [],
                       "positionHash": "5a1f0c7be2d94836a7c1f03e9b6d5284", "clock": {"system": "NONE"}, "lagCompMs": 0},
              "hash": "8f3b6a1e0d5c4b7a9e2f1d0c3b6a5948e7d6c5b4a3928170f6e5d4c3b2a19080"}],
             "next": null}""";

    static final String POSITION = """
            {"matchId": "019a8f3e-5b1c-7d20-9e44-3f2a1b0c9d8e", "moveNumber": 1,
             "rows": [".....", ".....", "..X..", ".....", "....."], "toPlay": "WHITE",
             "prisoners": {"black": 0, "white": 0}, "positionHash": "5a1f0c7be2d94836a7c1f03e9b6d5284",
             "lastMove": {"color": "BLACK", "vertex": "C3"}, "seq": 2}""";

    static final String VERIFICATION = """
            {"matchId": "019a8f3e-5b1c-7d20-9e44-3f2a1b0c9d8e", "headSeq": 2,
             "headHash": "8f3b6a1e0d5c4b7a9e2f1d0c3b6a5948e7d6c5b4a3928170f6e5d4c3b2a19080",
             "intact": true, "fault": null,
             "signature": {"signedText": "tengen-record 019a8f3e-5b1c-7d20-9e44-3f2a1b0c9d8e 2 8f3b…9080",
                           "value": "p0Yw…Cg==", "publicKey": "MCowBQYDK2VwAyEA…"}}""";

    static final String SGF = """
            (;GM[1]FF[4]CA[UTF-8]AP[Tengen:0.1.0]SZ[5]KM[6.5]RE[W+R]DT[2026-05-04]GN[019a8f3e-5b1c-7d20-9e44-3f2a1b0c9d8e]\
            OT[3x30 byo-yomi]PB[alice]PW[bob]RU[japanese]TM[600]
            ;B[cc]BL[591.25]
            ;W[bc]OW[2]WL[30])
            """;

    private Examples() {}
}
