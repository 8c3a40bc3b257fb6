package org.tengen.engine.notation;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.tengen.engine.BoardSize;
import org.tengen.engine.Color;
import org.tengen.engine.Vertex;

/** What setup puts on the board and takes off it, before the first move and between moves, and whom it lets play. */
final class SgfStones {
    static final Set<String> PROPERTIES = Set.of("AB", "AW", "AE", "PL");

    private final BoardSize size;
    private final SgfWarnings warnings;
    private final List<SgfEdit> edits = new ArrayList<>();

    private Optional<Color> toPlay = Optional.empty();
    private int toPlayNode;

    SgfStones(BoardSize size, SgfWarnings warnings) {
        this.size = size;
        this.warnings = warnings;
    }

    /**
     * Reads the setup of a node.
     *
     * @param afterMove the number of the last move before it; 0 at the start
     */
    void read(SgfNode properties, int node, int afterMove) {
        Map<Vertex, SgfProperty> changed = new HashMap<>();
        Map<String, Set<Vertex>> points = new TreeMap<>();
        for (SgfProperty property : properties.properties()) {
            switch (property.name()) {
                case "PL" -> readToPlay(property, node, afterMove);
                case "AB", "AW", "AE" -> {
                    points.put(property.name(), points(property, changed));
                    if (afterMove > 0) {
                        warn(property, node, "setup after move " + afterMove + "; what it captured is not known");
                    }
                }
                default -> {}
            }
        }
        if (!changed.isEmpty()) {
            edits.add(new SgfEdit(afterMove, of(points, "AB"), of(points, "AW"), of(points, "AE")));
        }
    }

    private static Set<Vertex> of(Map<String, Set<Vertex>> points, String name) {
        return points.getOrDefault(name, Set.of());
    }

    private Set<Vertex> points(SgfProperty property, Map<Vertex, SgfProperty> changed) {
        Set<Vertex> points = SgfPoints.readPoints(property, size);
        for (Vertex vertex : points) {
            SgfProperty other = changed.putIfAbsent(vertex, property);
            if (other != null) {
                throw property.error(vertex + " is also set by " + other.name() + " in the same node");
            }
        }
        return points;
    }

    private void readToPlay(SgfProperty property, int node, int afterMove) {
        if (afterMove > 0) {
            warn(property, node, "who plays after move " + afterMove + " is taken from the moves");
            return;
        }
        toPlayNode = node;
        toPlay = switch (property.value().strip()) {
            case "B", "b", "black", "1" -> Optional.of(Color.BLACK);
            case "W", "w", "white", "2" -> Optional.of(Color.WHITE);
            default -> throw property.error("the side to play is B or W");
        };
    }

    /** The stones before the first move. */
    Map<Vertex, Color> atStart() {
        return changed(Map.of(), edit -> edit.afterMove() == 0);
    }

    /** Stones set up as the first so many moves of the record, as setup among these moves has changed them. */
    Map<Vertex, Color> changed(Map<Vertex, Color> setUp, int setupMoves) {
        return changed(setUp, edit -> edit.afterMove() > 0 && edit.afterMove() <= setupMoves);
    }

    private Map<Vertex, Color> changed(Map<Vertex, Color> stones, Predicate<SgfEdit> by) {
        Map<Vertex, Color> changed = new TreeMap<>(stones);
        edits.stream().filter(by).forEach(edit -> edit.on(changed));
        return changed;
    }

    /** The changes between moves, as they are numbered where the first so many moves were stones of the setup. */
    List<SgfEdit> between(int setupMoves) {
        return edits.stream()
                .filter(edit -> edit.afterMove() > setupMoves)
                .map(edit -> edit.afterMove(edit.afterMove() - setupMoves))
                .toList();
    }

    private void warn(SgfProperty property, int node, String message) {
        warnings.add(node, property.name(), property.shown() + ": " + message);
    }

    /**
     * The side that plays first; empty where neither setup nor a move says.
     *
     * @param firstMove the side of the first move, where there is one, which decides
     */
    Optional<Color> toPlay(Optional<Color> firstMove) {
        if (toPlay.isPresent() && firstMove.isPresent() && !firstMove.equals(toPlay)) {
            warnings.add(toPlayNode, "PL", "the first move is " + firstMove.get() + "'s, whatever PL says");
        }
        return firstMove.or(() -> toPlay);
    }
}
