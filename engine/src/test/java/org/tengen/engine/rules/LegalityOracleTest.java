package org.tengen.engine.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tengen.engine.BoardSize;
import org.tengen.engine.Color;
import org.tengen.engine.Move;
import org.tengen.engine.Vertex;
import org.tengen.engine.notation.Diagram;

/** 318 random games judged by an independent engine: the legal plays before every move, and how each game ends. */
class LegalityOracleTest {
    /** One line of the oracle: rule, size, moves, what is legal before each, and the end. */
    record OracleGame(Ruleset rules, int side, List<String> moves, List<String> legal, List<String> end) {
        static OracleGame parse(String line) {
            String[] fields = line.split("\\|", -1);
            String[] rule = fields[0].split("\\+", -1);
            SuicideRule suicide = rule.length == 2 ? SuicideRule.MULTI_STONE : SuicideRule.NONE;
            return new OracleGame(
                    TestRules.of(KoRule.valueOf(rule[0]), suicide),
                    Integer.parseInt(fields[1]),
                    List.of(fields[2].split(" ", -1)),
                    List.of(fields[3].split(" ", -1)),
                    List.of(fields).subList(4, 7));
        }

        @Override
        public String toString() {
            return rules.ko() + " " + rules.suicide() + " " + side + " " + String.join(" ", moves);
        }
    }

    static Stream<OracleGame> games() throws IOException {
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(
                new GZIPInputStream(LegalityOracleTest.class.getResourceAsStream("/oracle/legality.txt.gz")),
                StandardCharsets.UTF_8))) {
            return lines.lines().map(OracleGame::parse).toList().stream();
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void every_move_has_the_legal_plays_the_oracle_found(OracleGame oracle) {
        Game game = Game.start(oracle.rules(), BoardSize.square(oracle.side()));
        ReferenceGame reference =
                new ReferenceGame(oracle.rules(), BoardSize.square(oracle.side()), Setup.NONE, Color.BLACK);
        for (int i = 0; i < oracle.moves().size(); i++) {
            if (game.playEnded()) {
                game.resume(game.toPlay());
            }
            assertThat(legal(game))
                    .as(() -> "before move " + (game.moveNumber() + 1) + "\n" + drawn(game, reference))
                    .isEqualTo(oracle.legal().get(i));
            move(game, reference, Move.parse(oracle.moves().get(i)));
        }
        assertThat(List.of(
                        String.join("/", game.position().rows()),
                        "" + game.prisonersHeldBy(Color.WHITE),
                        "" + game.prisonersHeldBy(Color.BLACK)))
                .as(() -> drawn(game, reference))
                .isEqualTo(oracle.end());
    }

    private static void move(Game game, ReferenceGame reference, Move move) {
        switch (move) {
            case Move.Play(Vertex vertex) -> {
                game.play(game.toPlay(), vertex);
                reference.play(vertex);
            }
            case Move.Pass _ -> {
                game.pass(game.toPlay());
                reference.pass();
            }
        }
    }

    /**
     * The number of legal plays and the checksum of their points, as the oracle has it: {@code row * width + column}
     * with row 0 where A1 is. (Its description has row 0 at the top; the moves and final boards in it agree only so.)
     */
    private static String legal(Game game) {
        int width = game.size().width();
        int[] points = game.legalPlays().stream()
                .mapToInt(vertex -> vertex.row() * width + vertex.column())
                .sorted()
                .toArray();
        int checksum = 0x811c9dc5;
        for (int point : points) {
            checksum = (checksum ^ point) * 16777619;
        }
        return points.length + ":" + "%08x".formatted(checksum);
    }

    private static String drawn(Game game, ReferenceGame reference) {
        return "fast board:\n" + Diagram.of(game.position()) + "\nreference board:\n"
                + Diagram.of(reference.position());
    }
}
