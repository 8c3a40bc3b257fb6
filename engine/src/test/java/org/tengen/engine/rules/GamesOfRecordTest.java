package org.tengen.engine.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tengen.engine.Color.BLACK;
import static org.tengen.engine.Color.WHITE;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tengen.engine.Komi;
import org.tengen.engine.Move;
import org.tengen.engine.Vertex;
import org.tengen.engine.notation.Diagram;
import org.tengen.engine.notation.Sgf;
import org.tengen.engine.notation.SgfGame;
import org.tengen.engine.notation.SgfMove;
import org.tengen.engine.scoring.Finish;
import org.tengen.engine.scoring.Score;

/** Games that were played, with their ko fights; the records are our own transcription of the historical ones. */
class GamesOfRecordTest {
    @ParameterizedTest
    @CsvSource({"ear-reddening-1846, 325", "last-castle-1861, 142", "meijin-1976, 177"})
    void every_move_is_legal_and_the_reference_agrees(String name, int moves) throws IOException {
        SgfGame record = record(name);
        Game game = Game.start(Rulesets.JAPANESE, record.size());
        ReferenceGame reference = new ReferenceGame(Rulesets.JAPANESE, record.size(), Setup.NONE, BLACK);
        for (SgfMove move : record.moves()) {
            Vertex vertex = ((Move.Play) move.move()).vertex();
            assertThat(reference.judge(vertex)).isEqualTo(Legality.LEGAL);
            game.play(move.color(), vertex);
            reference.play(vertex);
            assertThat(game.position())
                    .as(() -> "fast board:\n" + Diagram.of(game.position()) + "\nreference board:\n"
                            + Diagram.of(reference.position()))
                    .isEqualTo(reference.position());
        }
        assertThat(game.moveNumber()).isEqualTo(moves);
        assertThat(game.prisonersHeldBy(BLACK)).isEqualTo(reference.prisonersHeldBy(BLACK));
        assertThat(game.prisonersHeldBy(WHITE)).isEqualTo(reference.prisonersHeldBy(WHITE));
    }

    /** GNU Go 3.8 counts the same with these dead stones, and history agrees: Black won by two. */
    @Test
    void the_ear_reddening_game_ends_with_black_two_points_ahead() throws IOException {
        Game game = Game.start(Rulesets.JAPANESE, record("ear-reddening-1846").size());
        for (SgfMove move : record("ear-reddening-1846").moves()) {
            game.play(move.color(), ((Move.Play) move.move()).vertex());
        }
        Set<Vertex> dead =
                Scenario.vertices("K16 F15 K14 L14 P12 C6 C5 F6 G6 O6 O5 T6").collect(Collectors.toSet());
        Score score = Score.of(Finish.of(game, dead).withKomi(Komi.ZERO));
        assertThat(game.prisonersHeldBy(WHITE)).isEqualTo(29);
        assertThat(game.prisonersHeldBy(BLACK)).isEqualTo(31);
        assertThat(score.result())
                .as(() -> Diagram.of(game.position()) + "\nowners\n" + score.owners() + "\n" + score.lines())
                .isEqualTo("B+2");
    }

    private static SgfGame record(String name) throws IOException {
        try (InputStream file = GamesOfRecordTest.class.getResourceAsStream("/games/" + name + ".sgf")) {
            return Sgf.read(new String(file.readAllBytes(), StandardCharsets.UTF_8))
                    .game();
        }
    }
}
