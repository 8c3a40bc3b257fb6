package org.tengen.engine.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tengen.engine.BoardSize;
import org.tengen.engine.Color;
import org.tengen.engine.Komi;
import org.tengen.engine.Vertex;
import org.tengen.engine.rules.Game;
import org.tengen.engine.rules.Handicap;
import org.tengen.engine.rules.Rulesets;

/** What is written and read again is the same game. */
class SgfWritingTest {
    private static final String APPLICATION = "Tengen:test";

    /** What is reported of a game however it is written: its size in two numbers, its turns and its edits. */
    private static final Set<String> LASTING = Set.of("SZ", "B", "W", "AB", "AW", "AE");

    @ParameterizedTest
    @ValueSource(
            strings = {
                "(;SZ[19];B[tt];W[])",
                "(;SZ[9:19]KM[7,5]PB[Matsuyama[3d]]C[a\\]b\\\\];B[aa]BL[12.5]C[line\nline])",
                "(;SZ[25]HA[7]AB[aa:gb]AW[ac]PL[W]RE[W+R];W[yy];B[xx];W[ww])",
                "(;SZ[9]AW[aa]PL[W];W[bb];TB[cc][dd]TW[ee])",
                "(;SZ[5];W[aa];B[bb])",
                "(;SZ[5];B[aa];B[bb];W[];W[cc])",
                "(;SZ[5]AB[ee];B[aa];AE[aa]AW[bb];AB[cc];W[dd];AE[dd])",
                "(;KM[-3.5]RU[Japanese]TM[600]OT[3x30 byo-yomi]DT[2024-05-01,02]RE[0])"
            })
    void survives_a_round_trip(String text) {
        SgfGame game = Sgf.read(text).game();
        Sgf.Reading again = Sgf.read(Sgf.write(game, APPLICATION));
        assertThat(comparable(again.game())).isEqualTo(comparable(game));
        assertThat(again.warnings()).allMatch(warning -> LASTING.contains(warning.property()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"ear-reddening-1846", "last-castle-1861", "meijin-1976"})
    void games_of_record_survive_a_round_trip(String name) throws IOException {
        SgfGame game = gameOfRecord(name);
        assertThat(comparable(Sgf.read(Sgf.write(game, APPLICATION)).game())).isEqualTo(comparable(game));
    }

    @Test
    void a_handicap_of_one_is_never_written() {
        SgfGame game = Sgf.read("(;HA[1];B[aa])").game();
        assertThat(Sgf.write(game, APPLICATION)).doesNotContain("HA[");
    }

    @Test
    void a_handicap_game_has_its_stones_in_the_root() {
        Handicap handicap = new Handicap(2, Handicap.Kind.FIXED);
        Game game = Game.start(Rulesets.CHINESE, BoardSize.square(19), handicap);
        game.play(Color.WHITE, Vertex.parse("C3"));
        String written = Sgf.write(SgfGame.of(game, Komi.ZERO, handicap), APPLICATION);
        assertThat(written.lines().findFirst().orElseThrow())
                .contains("KM[0]", "RU[chinese]", "HA[2]", "AB[dp][pd]", "PL[W]");
        assertThat(written).contains(";W[cq]");
    }

    @Test
    void final_territory_is_written_at_the_end() {
        SgfGame game = Sgf.read("(;SZ[9];B[ee])")
                .game()
                .withTerritory(Map.of(Color.BLACK, Set.of(Vertex.parse("A9")), Color.WHITE, Set.of()));
        assertThat(Sgf.write(game, APPLICATION)).endsWith(";TB[aa])\n");
    }

    static SgfGame gameOfRecord(String name) throws IOException {
        try (InputStream file = SgfWritingTest.class.getResourceAsStream("/games/" + name + ".sgf")) {
            return Sgf.read(new String(file.readAllBytes(), StandardCharsets.UTF_8))
                    .game();
        }
    }

    /** A game without what the writer states for itself. */
    private static SgfGame comparable(SgfGame game) {
        Map<String, String> info = new TreeMap<>(game.info());
        info.remove("AP");
        info.remove("CA");
        return game.withInfo(info);
    }
}
