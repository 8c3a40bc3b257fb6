package org.tengen.engine.scoring;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.tengen.engine.Color;

/**
 * Empty points where a side's net of stones is tight enough that the opponent may step in but not through: bamboo
 * joints, tiger's mouths, and their like at the edge.
 */
final class Barriers {
    /**
     * Nets round the empty point {@code @}: {@code p} own living stone, {@code e} nothing of the opponent's that lives,
     * {@code ?} any point, {@code #} beyond the edge.
     */
    private static final List<String> NETS =
            List.of("pp/@e/pe", "ep?/e@e/ep?", "pee/e@p/pee", "?e?/p@p/###", "pp/@e/##", "ep?/e@e/###");

    /** A point of a net, relative to the empty one. */
    private record Cell(int down, int right, char kind) {
        Cell turned() {
            return new Cell(right, -down, kind);
        }

        Cell mirrored() {
            return new Cell(down, -right, kind);
        }
    }

    private final Map<Color, BitSet> points = new EnumMap<>(Color.class);

    Barriers(Grid grid) {
        List<List<Cell>> nets =
                NETS.stream().flatMap(net -> turns(cells(net)).stream()).toList();
        for (Color color : Color.values()) {
            points.put(
                    color,
                    grid.points(point ->
                            grid.isEmpty(point) && nets.stream().anyMatch(net -> fits(grid, color, point, net))));
        }
    }

    /** Whether this side's stones stop the opponent here. */
    boolean of(Color color, int point) {
        return points.get(color).get(point);
    }

    private static List<Cell> cells(String net) {
        String[] rows = net.split("/", -1);
        int middle = 0;
        while (rows[middle].indexOf('@') < 0) {
            middle++;
        }
        List<Cell> cells = new ArrayList<>();
        for (int row = 0; row < rows.length; row++) {
            for (int column = 0; column < rows[row].length(); column++) {
                cells.add(new Cell(row - middle, column - rows[middle].indexOf('@'), rows[row].charAt(column)));
            }
        }
        return cells;
    }

    private static List<List<Cell>> turns(List<Cell> net) {
        List<List<Cell>> turns = new ArrayList<>();
        List<Cell> turned = net;
        for (int i = 0; i < 4; i++) {
            turns.add(turned);
            turns.add(turned.stream().map(Cell::mirrored).toList());
            turned = turned.stream().map(Cell::turned).toList();
        }
        return turns;
    }

    private static boolean fits(Grid grid, Color color, int empty, List<Cell> net) {
        return net.stream().allMatch(cell -> {
            int point = grid.at(empty, cell.down(), cell.right());
            boolean onBoard = point >= 0;
            return switch (cell.kind()) {
                case 'p' -> onBoard && grid.isAlive(color, point);
                case 'e' -> onBoard && isFree(grid, color, point);
                case '#' -> !onBoard;
                default -> onBoard;
            };
        });
    }

    private static boolean isFree(Grid grid, Color color, int point) {
        return grid.isEmpty(point) || grid.isDead(point) != grid.holds(color, point);
    }
}
