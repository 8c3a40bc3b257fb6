package org.tengen.engine.notation;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.tengen.engine.BoardSize;
import org.tengen.engine.Color;
import org.tengen.engine.Vertex;

/** Writes a game as SGF. */
final class SgfWriter {
    /** Properties that are written from the game itself, whatever its texts say. */
    private static final Set<String> WRITTEN_FROM_GAME = Set.of("AP", "CA", "KM", "HA", "SZ", "RE");

    private final StringBuilder text = new StringBuilder();
    private final BoardSize size;

    private SgfWriter(BoardSize size) {
        this.size = size;
    }

    static String write(SgfGame game, String application) {
        SgfWriter writer = new SgfWriter(game.size());
        writer.text.append("(;");
        writer.property("GM", "1").property("FF", "4").property("CA", "UTF-8").property("AP", application);
        writer.property("SZ", sizeOf(game.size()));
        writer.root(game);
        writer.moves(game);
        writer.territory(game);
        return writer.text.append(")\n").toString();
    }

    private static String sizeOf(BoardSize size) {
        return size.width() == size.height() ? Integer.toString(size.width()) : size.width() + ":" + size.height();
    }

    private void root(SgfGame game) {
        game.komi().ifPresent(komi -> property("KM", komi.toString()));
        game.result().ifPresent(result -> property("RE", result.raw()));
        for (Map.Entry<String, String> info : game.info().entrySet()) {
            if (!WRITTEN_FROM_GAME.contains(info.getKey())) {
                property(info.getKey(), info.getValue());
            }
        }
        if (game.handicap() >= 2) {
            property("HA", Integer.toString(game.handicap()));
        }
        points("AB", game.setup().black());
        points("AW", game.setup().white());
        if (!game.setup().isEmpty() || game.toPlay() == Color.WHITE) {
            property("PL", game.toPlay() == Color.BLACK ? "B" : "W");
        }
    }

    private void moves(SgfGame game) {
        Map<Integer, List<SgfEdit>> edits = game.edits().stream().collect(Collectors.groupingBy(SgfEdit::afterMove));
        for (int number = 1; number <= game.moves().size(); number++) {
            move(game.moves().get(number - 1));
            edits.getOrDefault(number, List.of()).forEach(this::edit);
        }
    }

    private void edit(SgfEdit edit) {
        text.append("\n;");
        points("AB", edit.black());
        points("AW", edit.white());
        points("AE", edit.emptied());
    }

    private void move(SgfMove move) {
        text.append("\n;");
        text.append(move.color() == Color.BLACK ? "B" : "W");
        text.append('[').append(SgfPoints.write(move.move(), size)).append(']');
        move.notes().forEach(this::property);
    }

    private void territory(SgfGame game) {
        Set<Vertex> black = game.territory().get(Color.BLACK);
        Set<Vertex> white = game.territory().get(Color.WHITE);
        if (!black.isEmpty() || !white.isEmpty()) {
            text.append("\n;");
            points("TB", black);
            points("TW", white);
        }
    }

    private void points(String name, Collection<Vertex> vertices) {
        if (!vertices.isEmpty()) {
            text.append(name);
            vertices.forEach(vertex ->
                    text.append('[').append(SgfPoints.write(vertex, size)).append(']'));
        }
    }

    private SgfWriter property(String name, String value) {
        text.append(name).append('[').append(SgfText.write(value)).append(']');
        return this;
    }
}
