package org.tengen.engine.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.tengen.engine.BoardSize;
import org.tengen.engine.Color;

/** The moves of a record as they are read, each with the node it stands in. */
final class SgfMoves {
    static final Set<String> PROPERTIES = Set.of("B", "W");

    private final BoardSize size;
    private final SgfWarnings warnings;
    private final List<SgfMove> moves = new ArrayList<>();
    /** By the index of the move. */
    private final List<Integer> nodes = new ArrayList<>();

    SgfMoves(BoardSize size, SgfWarnings warnings) {
        this.size = size;
        this.warnings = warnings;
    }

    void read(SgfProperty property, int node, Map<String, String> notes) {
        if (property.values().size() > 1) {
            throw property.error("a move has one point");
        }
        Consumer<String> warning = message -> warnings.add(node, property.name(), property.shown() + ": " + message);
        if (!nodes.isEmpty() && nodes.getLast() == node) {
            warning.accept("two moves in one node; they were read one after the other");
        }
        Color color = property.name().equals("B") ? Color.BLACK : Color.WHITE;
        moves.add(new SgfMove(color, SgfPoints.readMove(property, size, warning), notes));
        nodes.add(node);
    }

    int count() {
        return moves.size();
    }

    List<SgfMove> all() {
        return moves;
    }

    /**
     * Warns of each move whose side made the move before it too.
     *
     * @param setupMoves how many moves at the beginning are stones of the setup
     * @param edits changes of the position, after which either side may move
     */
    void warnOfTurns(int setupMoves, List<SgfEdit> edits) {
        Set<Integer> edited = edits.stream().map(SgfEdit::afterMove).collect(Collectors.toSet());
        for (int number = 2; number <= moves.size() - setupMoves; number++) {
            int index = setupMoves + number - 1;
            Color color = moves.get(index).color();
            if (color == moves.get(index - 1).color() && !edited.contains(number - 1)) {
                warnings.add(
                        nodes.get(index),
                        color == Color.BLACK ? "B" : "W",
                        "move " + number + ": " + (color == Color.BLACK ? "Black" : "White")
                                + " moves twice in a row; a pass may be missing");
            }
        }
    }
}
