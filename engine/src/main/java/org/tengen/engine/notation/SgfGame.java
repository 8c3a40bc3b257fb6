package org.tengen.engine.notation;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.tengen.engine.BoardSize;
import org.tengen.engine.Color;
import org.tengen.engine.Komi;
import org.tengen.engine.Vertex;
import org.tengen.engine.rules.Game;
import org.tengen.engine.rules.Handicap;
import org.tengen.engine.rules.Setup;

/**
 * One game of record, as SGF holds it. It states what was played; whether that is legal, {@link Game} says.
 *
 * @param size the board
 * @param komi the komi; empty where the record has none
 * @param handicap the stones that were given, 0 for an even game; a number stated, not counted from the setup
 * @param setup the stones on the board before the first move, handicap stones among them
 * @param toPlay the side that plays first
 * @param moves what was played; mostly the sides alternate, but not always
 * @param edits what was changed on the board between moves, in order
 * @param result how it ended; empty where the record does not say
 * @param territory what the last node marks as Black's and White's
 * @param info the texts about the game, unescaped, by property: {@code PB}, {@code RU}, {@code DT}, {@code TM} …
 */
public record SgfGame(
        BoardSize size,
        Optional<Komi> komi,
        int handicap,
        Setup setup,
        Color toPlay,
        List<SgfMove> moves,
        List<SgfEdit> edits,
        Optional<SgfResult> result,
        Map<Color, Set<Vertex>> territory,
        Map<String, String> info) {

    public SgfGame {
        moves = List.copyOf(moves);
        edits = List.copyOf(edits);
        territory = Map.of(
                Color.BLACK, sorted(territory.getOrDefault(Color.BLACK, Set.of())),
                Color.WHITE, sorted(territory.getOrDefault(Color.WHITE, Set.of())));
        info = Collections.unmodifiableSortedMap(new TreeMap<>(info));
    }

    /** A game whose position nothing but moves changed. */
    public SgfGame(
            BoardSize size,
            Optional<Komi> komi,
            int handicap,
            Setup setup,
            Color toPlay,
            List<SgfMove> moves,
            Optional<SgfResult> result,
            Map<Color, Set<Vertex>> territory,
            Map<String, String> info) {
        this(size, komi, handicap, setup, toPlay, moves, List.of(), result, territory, info);
    }

    private static Set<Vertex> sorted(Set<Vertex> vertices) {
        return Collections.unmodifiableSortedSet(new TreeSet<>(vertices));
    }

    /** The record of a game as far as it was played, under its ruleset's name and the given komi and handicap. */
    public static SgfGame of(Game game, Komi komi, Handicap handicap) {
        List<SgfMove> moves = new ArrayList<>();
        for (int number = 1; number <= game.moveNumber(); number++) {
            moves.add(new SgfMove(game.colorOf(number), game.moves().get(number - 1)));
        }
        return new SgfGame(
                game.size(),
                Optional.of(komi),
                handicap.stonesOnBoard(),
                game.setup(),
                game.firstToPlay(),
                moves,
                Optional.empty(),
                Map.of(),
                Map.of("RU", game.rules().name()));
    }

    /** One text about the game; empty where the record has none. */
    public Optional<String> info(String property) {
        return Optional.ofNullable(info.get(property));
    }

    /** The same game with these texts about it. */
    public SgfGame withInfo(Map<String, String> otherInfo) {
        return new SgfGame(size, komi, handicap, setup, toPlay, moves, edits, result, territory, otherInfo);
    }

    /** The same game with this result. */
    public SgfGame withResult(SgfResult otherResult) {
        return new SgfGame(
                size, komi, handicap, setup, toPlay, moves, edits, Optional.of(otherResult), territory, info);
    }

    /** The same game with the final territory marked. */
    public SgfGame withTerritory(Map<Color, Set<Vertex>> otherTerritory) {
        return new SgfGame(size, komi, handicap, setup, toPlay, moves, edits, result, otherTerritory, info);
    }

    /** The same game with other moves, and nothing else changed between them. */
    public SgfGame withMoves(List<SgfMove> otherMoves) {
        return new SgfGame(size, komi, handicap, setup, toPlay, otherMoves, result, territory, info);
    }

    /** The days it was played on, as far as the record states them: {@code 2024-05-01}, {@code 1846}. */
    public List<String> dates() {
        return info("DT").map(SgfDates::parse).orElse(List.of());
    }
}
