package org.tengen.benchmarks.platform;

import java.util.List;
import java.util.Locale;
import org.HdrHistogram.Histogram;

/** Latency by percentile, drawn as SVG: the rarer, the farther right, each nine taking as much room as the one before. */
final class LatencyChart {
    private static final int WIDTH = 820;
    private static final int HEIGHT = 460;
    private static final int LEFT = 80;
    private static final int RIGHT = 30;
    private static final int TOP = 60;
    private static final int BOTTOM = 60;
    private static final int STEPS = 200;
    private static final int GRID_LINES = 5;
    private static final double US_PER_MS = 1000;
    private static final List<String> COLORS = List.of("#1f6fb4", "#c8641e");
    private static final List<Double> MARKS = List.of(0.0, 50.0, 90.0, 99.0, 99.9, 99.99);
    private static final double NINES = 4;

    private final double top;

    /**
     * A line of the chart.
     *
     * @param latencies in microseconds
     */
    record Line(String name, Histogram latencies) {}

    private LatencyChart(double top) {
        this.top = top;
    }

    static String draw(String title, List<Line> lines) {
        double most = lines.stream()
                .mapToDouble(line -> line.latencies().getValueAtPercentile(MARKS.getLast()) / US_PER_MS)
                .max()
                .orElse(1);
        return new LatencyChart(roundedUp(Math.max(most, 1))).svg(title, lines);
    }

    /** To 1, 2 or 5 times a power of ten. */
    private static double roundedUp(double value) {
        double power = Math.pow(10, Math.floor(Math.log10(value)));
        for (double factor : new double[] {1, 2, 5}) {
            if (value <= factor * power) {
                return factor * power;
            }
        }
        return 10 * power;
    }

    private String svg(String title, List<Line> lines) {
        StringBuilder svg = new StringBuilder();
        svg.append("""
                <svg xmlns="http://www.w3.org/2000/svg" width="%1$d" height="%2$d" viewBox="0 0 %1$d %2$d" font-family="sans-serif" font-size="13">
                <rect width="%1$d" height="%2$d" fill="#fff"/>
                <text x="%3$d" y="26" font-size="15">%4$s</text>
                """.formatted(WIDTH, HEIGHT, LEFT, escaped(title)));
        grid(svg);
        for (int i = 0; i < lines.size(); i++) {
            line(svg, lines.get(i), COLORS.get(i % COLORS.size()), i);
        }
        return svg.append("</svg>\n").toString();
    }

    private void grid(StringBuilder svg) {
        for (double mark : MARKS) {
            svg.append(stroke(x(mark), TOP, x(mark), HEIGHT - BOTTOM))
                    .append(text(x(mark), HEIGHT - BOTTOM + 20, "middle", number(mark) + " %"));
        }
        for (int i = 0; i <= GRID_LINES; i++) {
            double ms = top * i / GRID_LINES;
            svg.append(stroke(LEFT, y(ms), WIDTH - RIGHT, y(ms))).append(text(LEFT - 8, y(ms) + 4, "end", number(ms)));
        }
        svg.append(text((LEFT + WIDTH - RIGHT) / 2.0, HEIGHT - 14, "middle", "share of the moves"))
                .append(text(LEFT - 8, TOP - 14, "end", "ms"));
    }

    private void line(StringBuilder svg, Line line, String color, int index) {
        svg.append("<polyline fill=\"none\" stroke-width=\"2\" stroke=\"")
                .append(color)
                .append("\" points=\"");
        for (int step = 0; step <= STEPS; step++) {
            double percentile = 100 * (1 - Math.pow(10, -NINES * step / STEPS));
            double ms = line.latencies().getValueAtPercentile(percentile) / US_PER_MS;
            svg.append(String.format(Locale.ROOT, "%.1f,%.1f ", x(percentile), y(ms)));
        }
        svg.append("\"/>\n")
                .append(String.format(
                        Locale.ROOT,
                        "<text x=\"%d\" y=\"%d\" fill=\"%s\">%s</text>%n",
                        LEFT + 12,
                        TOP + 18 * (index + 1),
                        color,
                        escaped(line.name())));
    }

    private static double x(double percentile) {
        double nines = -Math.log10(1 - percentile / 100);
        return LEFT + (WIDTH - LEFT - RIGHT) * nines / NINES;
    }

    private double y(double ms) {
        return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * ms / top;
    }

    private static String stroke(double fromX, double fromY, double toX, double toY) {
        return String.format(
                Locale.ROOT,
                "<line x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\" stroke=\"#ddd\"/>%n",
                fromX,
                fromY,
                toX,
                toY);
    }

    private static String text(double x, double y, String anchor, String text) {
        return String.format(
                Locale.ROOT,
                "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\" fill=\"#444\">%s</text>%n",
                x,
                y,
                anchor,
                escaped(text));
    }

    private static String number(double value) {
        return value == Math.rint(value)
                ? String.format(Locale.ROOT, "%.0f", value)
                : String.format(Locale.ROOT, "%s", value);
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;");
    }
}
