package org.tengen.local.system;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.tengen.contracts.event.MatchEvent.StonePlayed;
import org.tengen.contracts.hash.PositionHash;
import org.tengen.contracts.wire.EventJson;
import org.tengen.contracts.wire.HashChain;
import org.tengen.engine.Color;
import org.tengen.engine.Move;
import org.tengen.engine.Position;
import org.tengen.engine.notation.SgfMove;
import org.tengen.engine.rules.Game;
import org.tengen.engine.rules.Rulesets;
import org.tengen.local.client.Api;
import org.tengen.local.demo.FamousGame;
import org.tengen.local.demo.GamePlay;
import org.tengen.local.demo.Players;
import org.tengen.local.demo.Replay;
import org.tengen.local.platform.ChildProcess;
import org.tengen.local.platform.Platform;
import org.tengen.local.platform.Service;

@ExtendWith(SharedPlatform.class)
class CrashIT {
    private static final List<SgfMove> RECORD = FamousGame.read().moves();

    @Test
    void a_game_survives_the_sudden_death_of_the_processes_that_keep_it(SharedPlatform.Running running) {
        Platform platform = running.platform();
        List<CompletableFuture<Void>> crashes = new ArrayList<>();
        try (Api api = new Api(running.gateway())) {
            GamePlay play = GamePlay.begin(api, Players.of(platform.tokens()));
            play.playMoves(play.length(), number -> {
                switch (number) {
                    case 80 -> crashes.add(crash(platform.service(Service.RULES)));
                    case 160 -> crashes.add(crash(platform.service(Service.MATCH)));
                    case 240 -> crashes.add(crash(platform.broker()));
                    default -> assertThat(number).isPositive();
                }
            });
            crashes.forEach(CompletableFuture::join);
            play.pass();
            play.markDead();
            play.accept();
            JsonNode end = play.awaitEnd();

            assertThat(crashes).hasSize(3);
            assertThatIsTheUndisturbedGame(end, play.match().log());
            assertThat(play.match().score().path("result").asText()).isEqualTo(FamousGame.RESULT);
        }
    }

    /** Ends the process with SIGKILL while the next move is on its way, and starts it again. */
    private static CompletableFuture<Void> crash(ChildProcess part) {
        return CompletableFuture.runAsync(() -> {
            part.kill();
            part.start();
            part.awaitReady();
        });
    }

    private static void assertThatIsTheUndisturbedGame(JsonNode end, List<JsonNode> log) {
        Game undisturbed = undisturbed();
        Position position = undisturbed.position();
        List<StonePlayed> stones = stones(log);

        assertThat(HashChain.firstFault(log)).isEmpty();
        assertThat(stones.stream().map(StonePlayed::moveNumber))
                .hasSize(325)
                .doesNotHaveDuplicates()
                .isSorted();
        assertThat(stones.stream().<Move>map(stone -> new Move.Play(stone.vertex())))
                .containsExactlyElementsOf(RECORD.stream().map(SgfMove::move).toList());
        assertThat(stones.getLast().positionHash()).isEqualTo(PositionHash.of(position));
        assertThat(rows(end)).isEqualTo(position.rows());
        assertThat(end.path("prisoners").path("black").asInt()).isEqualTo(undisturbed.prisonersHeldBy(Color.BLACK));
        assertThat(end.path("prisoners").path("white").asInt()).isEqualTo(undisturbed.prisonersHeldBy(Color.WHITE));
        assertThat(end.path("result").path("text").asText()).isEqualTo(FamousGame.RESULT);
        assertThat(Replay.of(log))
                .isEqualTo(new Replay(
                        position,
                        undisturbed.prisonersHeldBy(Color.BLACK),
                        undisturbed.prisonersHeldBy(Color.WHITE),
                        FamousGame.RESULT));
    }

    private static List<StonePlayed> stones(List<JsonNode> log) {
        return log.stream()
                .map(event -> EventJson.read(event).event())
                .filter(StonePlayed.class::isInstance)
                .map(StonePlayed.class::cast)
                .toList();
    }

    private static List<String> rows(JsonNode view) {
        return StreamSupport.stream(view.path("position").path("rows").spliterator(), false)
                .map(JsonNode::asText)
                .toList();
    }

    private static Game undisturbed() {
        Game game = Game.start(
                Rulesets.named(FamousGame.RULESET).orElseThrow(),
                FamousGame.read().size());
        for (SgfMove made : RECORD) {
            switch (made.move()) {
                case Move.Play(var vertex) -> game.play(made.color(), vertex);
                case Move.Pass() -> game.pass(made.color());
            }
        }
        return game;
    }
}
