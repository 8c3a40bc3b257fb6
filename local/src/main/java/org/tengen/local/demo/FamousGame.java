package org.tengen.local.demo;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.tengen.engine.Vertex;
import org.tengen.engine.notation.Sgf;
import org.tengen.engine.notation.SgfGame;

/**
 * The ear-reddening game of 1846: Shusaku, 17 years old, against Gennan Inseki. 325 moves, many of them ko fights; by
 * Japanese rules without komi, Black won by two points.
 */
public final class FamousGame {
    /** The ruleset it was played under. */
    public static final String RULESET = "japanese";

    /** The historical result. */
    public static final String RESULT = "B+2";

    private static final String RECORD = "ear-reddening-1846.sgf";
    private static final String DEAD = "K16 F15 K14 L14 P12 C6 C5 F6 G6 O6 O5 T6";

    private FamousGame() {}

    /** The record of the game. */
    public static SgfGame read() {
        try (InputStream record = FamousGame.class.getResourceAsStream(RECORD)) {
            return Sgf.read(new String(Objects.requireNonNull(record, RECORD).readAllBytes(), StandardCharsets.UTF_8))
                    .game();
        } catch (IOException e) {
            throw new UncheckedIOException("Cannot read " + RECORD, e);
        }
    }

    /** The stones that both players held for dead when play ended. */
    public static SortedSet<Vertex> dead() {
        return new TreeSet<>(Stream.of(DEAD.split(" ")).map(Vertex::parse).toList());
    }
}
