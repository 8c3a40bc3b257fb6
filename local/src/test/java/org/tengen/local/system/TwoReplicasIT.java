package org.tengen.local.system;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.tengen.contracts.wire.HashChain;
import org.tengen.engine.Color;
import org.tengen.engine.Vertex;
import org.tengen.local.client.Api;
import org.tengen.local.client.MatchClient;
import org.tengen.local.platform.Service;
import org.tengen.local.platform.ServiceProcess;

/** One game on two replicas of match-service, each player at another. */
@ExtendWith(SharedPlatform.class)
class TwoReplicasIT {
    private static final int SIDE = 9;
    private static final int MOVES = 60;
    private static final int FORGETTING = 30;

    private final SharedPlatform.Running running;

    TwoReplicasIT(SharedPlatform.Running running) {
        this.running = running;
    }

    /** Left to right and from the bottom up, so that each play has a liberty above it. */
    private static String vertex(int move) {
        return new Vertex((move - 1) % SIDE, (move - 1) / SIDE).toString();
    }

    private static Color mover(int move) {
        return move % 2 == 1 ? Color.BLACK : Color.WHITE;
    }

    @Test
    void whoever_names_the_seq_it_was_told_reads_at_least_that_at_any_replica(@TempDir Path temporary)
            throws IOException {
        ServiceProcess first = running.platform().service(Service.MATCH);
        TwoPlayers players = TwoPlayers.of(running.platform().tokens());
        try (SecondReplica second = SecondReplica.of(first, temporary.resolve("second.log"));
                Api here = new Api(running.gateway());
                Api there = new Api(second.address())) {
            MatchClient atFirst = players.play(here, SIDE, "japanese");
            MatchClient atSecond = new MatchClient(there, atFirst.id());
            for (int move = 1; move <= MOVES; move++) {
                if (move == FORGETTING) {
                    forgetEverything(first);
                }
                boolean black = mover(move) == Color.BLACK;
                JsonNode told = (black ? atFirst : atSecond).move(players.token(mover(move)), move, vertex(move));
                JsonNode read = (black ? there : here)
                        .get("/api/matches/" + atFirst.id() + "?minSeq="
                                + told.path("seq").asInt());
                assertThat(read.path("moveNumber").asInt()).isEqualTo(move);
                assertThat(read.path("seq").asInt()).isEqualTo(told.path("seq").asInt());
            }
            assertThat(moves(atFirst)).isEqualTo(allMoves()).isEqualTo(moves(atSecond));

            second.kill();
            atFirst.move(players.token(mover(MOVES + 1)), MOVES + 1, "pass");
            assertThat(HashChain.firstFault(atFirst.log())).isEmpty();
        }
    }

    /** All rows and all memory of one replica, in the middle of the game. */
    private static void forgetEverything(ServiceProcess service) {
        new Rows(service).deleteAll("match");
        service.kill();
        service.start();
        service.awaitReady();
    }

    private static List<String> moves(MatchClient match) {
        List<String> moves = new ArrayList<>();
        match.view().path("moves").forEach(vertex -> moves.add(vertex.asText()));
        return moves;
    }

    private static List<String> allMoves() {
        return IntStream.rangeClosed(1, MOVES).mapToObj(TwoReplicasIT::vertex).toList();
    }
}
