package org.tengen.engine.notation;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.tengen.engine.BoardSize;
import org.tengen.engine.Color;
import org.tengen.engine.Komi;
import org.tengen.engine.Vertex;
import org.tengen.engine.rules.Setup;

/** Makes a game of the properties on a main line. */
final class SgfReader {
    private static final Set<String> INFO = Set.of(
            "AN", "AP", "BR", "BT", "C", "CA", "CP", "DT", "EV", "GC", "GN", "ON", "OT", "OV", "PB", "PC", "PW", "RO",
            "RU", "SO", "TC", "TM", "TT", "US", "WR", "WT");
    private static final Set<String> SEVERAL_LINES = Set.of("C", "GC");
    private static final Set<String> NOTES = Set.of("BL", "WL", "OB", "OW", "C");

    private final SgfWarnings warnings = new SgfWarnings();
    private final BoardSize size;
    private final SgfStones stones;
    private final SgfMoves moves;
    private final Map<String, String> info = new TreeMap<>();
    private final Map<Color, Set<Vertex>> territory = new EnumMap<>(Color.class);

    private int node;
    private Optional<Komi> komi = Optional.empty();
    private Optional<SgfResult> result = Optional.empty();
    private int handicap;

    private SgfReader(SgfTree tree) {
        warnings.addAll(tree.warnings());
        size = readSize(tree.nodes().getFirst());
        stones = new SgfStones(size, warnings);
        moves = new SgfMoves(size, warnings);
    }

    static Sgf.Reading read(SgfTree tree) {
        SgfReader reader = new SgfReader(tree);
        for (SgfNode properties : tree.nodes()) {
            reader.readNode(properties);
            reader.node++;
        }
        SgfGame game = reader.game();
        return new Sgf.Reading(game, reader.warnings.all(), tree.otherVariations(), tree.otherGames());
    }

    private SgfGame game() {
        SgfHandicap placed = SgfHandicap.of(size, handicap, stones.atStart(), moves.all());
        placed.warning().ifPresent(message -> warnings.add(0, "HA", message));
        int setupMoves = moves.count() - placed.moves().size();
        List<SgfEdit> edits = stones.between(setupMoves);
        moves.warnOfTurns(setupMoves, edits);
        Map<Vertex, Color> setup = stones.changed(placed.stones(), setupMoves);
        Optional<Color> firstMove = placed.moves().stream().map(SgfMove::color).findFirst();
        return new SgfGame(
                size,
                komi,
                handicap,
                new Setup(stonesOf(Color.BLACK, setup), stonesOf(Color.WHITE, setup)),
                stones.toPlay(firstMove).orElse(placed.firstToPlay()),
                placed.moves(),
                edits,
                result,
                territory,
                info);
    }

    private static Set<Vertex> stonesOf(Color color, Map<Vertex, Color> stones) {
        Set<Vertex> vertices = new TreeSet<>(stones.keySet());
        vertices.removeIf(vertex -> stones.get(vertex) != color);
        return vertices;
    }

    private BoardSize readSize(SgfNode root) {
        root.find("GM").filter(game -> !game.value().strip().equals("1")).ifPresent(game -> {
            throw game.error("this is another game than Go");
        });
        return root.find("SZ")
                .map(property -> SgfNumbers.readSize(property, warnAbout(property)))
                .orElse(SgfNumbers.usualSize());
    }

    private void readNode(SgfNode properties) {
        boolean hasMove = properties.hasAny(SgfMoves.PROPERTIES);
        if (properties.hasAny(SgfStones.PROPERTIES)) {
            stones.read(properties, node, moves.count());
        }
        Map<String, String> notes = hasMove ? notes(properties) : Map.of();
        for (SgfProperty property : properties.properties()) {
            switch (property.name()) {
                case "B", "W" -> moves.read(property, node, notes);
                case "AB", "AW", "AE", "PL" -> warnOfSetupBeside(hasMove, property);
                case "TB" -> territory.put(Color.BLACK, SgfPoints.readPoints(property, size));
                case "TW" -> territory.put(Color.WHITE, SgfPoints.readPoints(property, size));
                case "KM" -> komi = SgfKomi.read(property, warnAbout(property));
                case "HA" -> handicap = SgfNumbers.readHandicap(property, size, warnAbout(property));
                case "RE" -> result = Optional.of(SgfResult.parse(SgfText.readLine(property.value())));
                case "SZ" -> warnOfLateSize(property);
                default -> readInfo(property, hasMove);
            }
        }
    }

    private void warnOfSetupBeside(boolean move, SgfProperty setup) {
        if (move) {
            warnAbout(setup).accept("setup and a move in one node; the setup was taken first");
        }
    }

    private void warnOfLateSize(SgfProperty property) {
        if (node > 0) {
            warnAbout(property).accept("stands after the root; the size stays " + size);
        }
    }

    private void readInfo(SgfProperty property, boolean hasMove) {
        boolean ofGame = INFO.contains(property.name()) && (node == 0 || !NOTES.contains(property.name()));
        if (ofGame && !(hasMove && NOTES.contains(property.name()))) {
            info.put(
                    property.name(),
                    SEVERAL_LINES.contains(property.name())
                            ? SgfText.read(property.value())
                            : SgfText.readLine(property.value()));
        }
    }

    private static Map<String, String> notes(SgfNode properties) {
        Map<String, String> notes = new TreeMap<>();
        for (String name : NOTES) {
            properties.find(name).ifPresent(property -> notes.put(name, SgfText.read(property.value())));
        }
        return notes;
    }

    private Consumer<String> warnAbout(SgfProperty property) {
        return message -> warnings.add(node, property.name(), property.shown() + ": " + message);
    }
}
