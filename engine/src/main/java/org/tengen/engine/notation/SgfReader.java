package org.tengen.engine.notation;

import java.util.ArrayList;
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
    private static final Set<String> SETUP = Set.of("AB", "AW", "AE", "PL");

    private final List<SgfWarning> warnings;
    private final Map<Vertex, Color> stones = new TreeMap<>();
    private final List<SgfMove> moves = new ArrayList<>();
    private final Map<String, String> info = new TreeMap<>();
    private final Map<Color, Set<Vertex>> territory = new EnumMap<>(Color.class);

    private int node;
    private BoardSize size = SgfNumbers.usualSize();
    private Optional<Komi> komi = Optional.empty();
    private Optional<Color> toPlay = Optional.empty();
    private Optional<SgfResult> result = Optional.empty();
    private int handicap;

    private SgfReader(List<SgfWarning> warnings) {
        this.warnings = new ArrayList<>(warnings);
    }

    static Sgf.Reading read(SgfTree tree) {
        SgfReader reader = new SgfReader(tree.warnings());
        reader.readSize(tree.nodes().getFirst());
        for (List<SgfProperty> properties : tree.nodes()) {
            reader.readNode(reader.merged(properties));
            reader.node++;
        }
        return new Sgf.Reading(reader.game(), reader.warnings, tree.otherVariations(), tree.otherGames());
    }

    private SgfGame game() {
        SgfHandicap placed = SgfHandicap.of(size, handicap, stones, moves);
        placed.warning().ifPresent(message -> warnings.add(new SgfWarning(0, "HA", message)));
        Color first = toPlay.orElseGet(() -> placed.moves().isEmpty()
                ? placed.firstToPlay()
                : placed.moves().getFirst().color());
        return new SgfGame(
                size,
                komi,
                handicap,
                new Setup(stonesOf(Color.BLACK, placed.stones()), stonesOf(Color.WHITE, placed.stones())),
                first,
                placed.moves(),
                result,
                territory,
                info);
    }

    private static Set<Vertex> stonesOf(Color color, Map<Vertex, Color> stones) {
        Set<Vertex> vertices = new TreeSet<>(stones.keySet());
        vertices.removeIf(vertex -> stones.get(vertex) != color);
        return vertices;
    }

    private void readSize(List<SgfProperty> root) {
        for (SgfProperty property : root) {
            if (property.name().equals("GM") && !property.value().strip().equals("1")) {
                throw property.error("this is another game than Go");
            }
            if (property.name().equals("SZ")) {
                size = SgfNumbers.readSize(property, warnAbout(property));
            }
        }
    }

    /** The properties of a node, those of one name made one. */
    private List<SgfProperty> merged(List<SgfProperty> properties) {
        List<SgfProperty> merged = new ArrayList<>();
        for (SgfProperty property : properties) {
            Optional<SgfProperty> before = merged.stream()
                    .filter(other -> other.name().equals(property.name()))
                    .findFirst();
            if (before.isEmpty()) {
                merged.add(property);
            } else {
                warnAbout(property).accept("stands twice in its node; the values were put together");
                List<String> values = new ArrayList<>(before.get().values());
                values.addAll(property.values());
                merged.set(
                        merged.indexOf(before.get()),
                        new SgfProperty(
                                property.name(),
                                values,
                                before.get().line(),
                                before.get().column()));
            }
        }
        return merged;
    }

    private void readNode(List<SgfProperty> properties) {
        boolean hasMove = properties.stream().anyMatch(SgfReader::isMove);
        readSetup(properties, hasMove);
        for (SgfProperty property : properties) {
            switch (property.name()) {
                case "B" -> readMove(property, Color.BLACK);
                case "W" -> readMove(property, Color.WHITE);
                case "TB" -> territory.put(Color.BLACK, SgfPoints.readPoints(property, size));
                case "TW" -> territory.put(Color.WHITE, SgfPoints.readPoints(property, size));
                case "KM" -> komi = SgfNumbers.readKomi(property, warnAbout(property));
                case "HA" -> handicap = SgfNumbers.readHandicap(property, size, warnAbout(property));
                case "RE" -> result = Optional.of(SgfResult.parse(SgfText.readLine(property.value())));
                default -> readInfo(property, hasMove);
            }
        }
        addNotes(properties, hasMove);
    }

    private static boolean isMove(SgfProperty property) {
        return property.name().equals("B") || property.name().equals("W");
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

    private void readMove(SgfProperty property, Color color) {
        if (property.values().size() > 1) {
            throw property.error("a move has one point");
        }
        moves.add(new SgfMove(color, SgfPoints.readMove(property, property.value(), size)));
    }

    private void addNotes(List<SgfProperty> properties, boolean hasMove) {
        if (hasMove) {
            Map<String, String> notes = new TreeMap<>();
            properties.stream()
                    .filter(property -> NOTES.contains(property.name()))
                    .forEach(property -> notes.put(property.name(), SgfText.read(property.value())));
            SgfMove last = moves.removeLast();
            moves.add(new SgfMove(last.color(), last.move(), notes));
        }
    }

    private void readSetup(List<SgfProperty> properties, boolean hasMove) {
        Map<Vertex, SgfProperty> changed = new TreeMap<>();
        for (SgfProperty property : properties) {
            if (SETUP.contains(property.name())) {
                requireBeforePlay(property);
                if (hasMove) {
                    warnAbout(property).accept("setup and a move in one node; the setup was taken first");
                }
                readSetup(property, changed);
            }
        }
    }

    private void requireBeforePlay(SgfProperty property) {
        if (!moves.isEmpty() && !property.name().equals("PL")) {
            throw property.error("the position is changed by setup after move " + moves.size());
        }
    }

    private void readSetup(SgfProperty property, Map<Vertex, SgfProperty> changed) {
        switch (property.name()) {
            case "PL" -> readToPlay(property);
            case "AE" -> points(property, changed).forEach(stones::remove);
            case "AB" -> points(property, changed).forEach(vertex -> stones.put(vertex, Color.BLACK));
            default -> points(property, changed).forEach(vertex -> stones.put(vertex, Color.WHITE));
        }
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

    private void readToPlay(SgfProperty property) {
        if (!moves.isEmpty()) {
            warnAbout(property).accept("who plays after move " + moves.size() + " is taken from the moves");
            return;
        }
        toPlay = switch (property.value().strip()) {
            case "B", "b", "black", "1" -> Optional.of(Color.BLACK);
            case "W", "w", "white", "2" -> Optional.of(Color.WHITE);
            default -> throw property.error("the side to play is B or W");
        };
    }

    private Consumer<String> warnAbout(SgfProperty property) {
        return message -> warnings.add(new SgfWarning(node, property.name(), property.values() + ": " + message));
    }
}
