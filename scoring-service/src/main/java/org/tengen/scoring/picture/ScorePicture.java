package org.tengen.scoring.picture;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.tengen.contracts.match.MatchResult;
import org.tengen.contracts.match.TieRule;
import org.tengen.engine.BoardSize;
import org.tengen.engine.Color;
import org.tengen.engine.Komi;
import org.tengen.engine.Vertex;
import org.tengen.engine.rules.StarPoints;
import org.tengen.engine.scoring.CountedGame;
import org.tengen.engine.scoring.CountedPoint;
import org.tengen.engine.scoring.PointReason;
import org.tengen.engine.scoring.ScoreLine;

/**
 * A counted game as SVG: the board with its coordinates, the stones, the dead ones crossed, a small square of its owner's
 * colour on every point that somebody surrounds, and below it both sides' sums. Black, white and grey only.
 */
public final class ScorePicture {
    private static final int CELL = 30;
    private static final int MARGIN = 45;
    private static final int LINE = 20;
    /** Wide enough for the sums, however small the board. */
    private static final int MIN_WIDTH = 380;

    private final CountedGame game;
    private final Optional<TieRule> ties;
    private final BoardSize size;
    private final int width;
    private final StringBuilder svg = new StringBuilder();

    private ScorePicture(CountedGame game, Optional<TieRule> ties) {
        this.game = game;
        this.ties = ties;
        this.size = game.finish().position().size();
        this.width = Math.max(MIN_WIDTH, 2 * MARGIN + CELL * (size.width() - 1));
    }

    /** Draws a counted game; the text is a whole SVG document. */
    public static String svg(CountedGame game) {
        return svg(game, Optional.empty());
    }

    /**
     * Draws a counted game.
     *
     * @param ties who wins where neither side is ahead; empty where that is a draw
     */
    public static String svg(CountedGame game, Optional<TieRule> ties) {
        return new ScorePicture(game, ties).draw(List.of());
    }

    /**
     * Draws a counted game.
     *
     * @param notes what there is to know about the count, for the description of the picture, which is not drawn
     */
    public static String svg(CountedGame game, List<String> notes) {
        return new ScorePicture(game, Optional.empty()).draw(notes);
    }

    private String draw(List<String> notes) {
        int rows = 1
                + (int) Math.max(lines(Color.BLACK).count(), lines(Color.WHITE).count());
        int boardHeight = 2 * MARGIN + CELL * (size.height() - 1);
        int height = boardHeight + LINE * (rows + 3 + (remark().isPresent() ? 1 : 0));
        add("""
                <svg xmlns="http://www.w3.org/2000/svg" role="img" viewBox="0 0 %d %d" font-family="sans-serif" \
                font-size="13" text-anchor="middle">
                <title>%s, %s</title>
                """.formatted(width, height, result(), escaped(game.finish().rules().name())));
        if (!notes.isEmpty()) {
            add("<desc>%s</desc>\n".formatted(escaped(String.join("\n", notes))));
        }
        add("<rect width=\"100%\" height=\"100%\" fill=\"#e6e6e6\"/>\n");
        drawGrid();
        drawCoordinates();
        game.points().forEach(this::drawPoint);
        drawSums(boardHeight);
        return svg.append("</svg>\n").toString();
    }

    private void drawGrid() {
        add("<g stroke=\"#555\">\n");
        for (int column = 0; column < size.width(); column++) {
            line(x(column), y(0), x(column), y(size.height() - 1));
        }
        for (int row = 0; row < size.height(); row++) {
            line(x(0), y(row), x(size.width() - 1), y(row));
        }
        add("</g>\n");
        for (Vertex star : StarPoints.of(size)) {
            add("<circle cx=\"%d\" cy=\"%d\" r=\"3\" fill=\"#555\"/>\n".formatted(x(star.column()), y(star.row())));
        }
    }

    private void line(int x1, int y1, int x2, int y2) {
        add("<line x1=\"%d\" y1=\"%d\" x2=\"%d\" y2=\"%d\"/>\n".formatted(x1, y1, x2, y2));
    }

    private void drawCoordinates() {
        for (int column = 0; column < size.width(); column++) {
            text(x(column), y(0) + 35, new Vertex(column, 0).toString().substring(0, 1));
        }
        for (int row = 0; row < size.height(); row++) {
            text(x(0) - 30, y(row) + 5, Integer.toString(row + 1));
        }
    }

    private void drawPoint(CountedPoint point) {
        int x = x(point.vertex().column());
        int y = y(point.vertex().row());
        Optional<Color> stone = game.finish().position().at(point.vertex());
        stone.ifPresent(color -> add(
                "<circle cx=\"%d\" cy=\"%d\" r=\"14\" fill=\"%s\" stroke=\"#000\"/>\n".formatted(x, y, fill(color))));
        if (game.finish().dead().contains(point.vertex())) {
            add("<path d=\"M%d %dl24 24m0 -24l-24 24\" stroke=\"%s\" stroke-width=\"3\"/>\n"
                    .formatted(x - 12, y - 12, fill(stone.orElseThrow().opponent())));
        }
        if (point.reason() != PointReason.STONE) {
            drawOwner(point, x, y);
        }
    }

    private void drawOwner(CountedPoint point, int x, int y) {
        switch (point.owner()) {
            case BLACK -> square(x, y, Color.BLACK);
            case WHITE -> square(x, y, Color.WHITE);
            case NONE -> drawMark(mark(point.reason()), x, y);
        }
    }

    private void square(int x, int y, Color color) {
        add("<rect x=\"%d\" y=\"%d\" width=\"10\" height=\"10\" fill=\"%s\" stroke=\"%s\"/>\n"
                .formatted(x - 5, y - 5, fill(color), fill(color.opponent())));
    }

    private void drawMark(String mark, int x, int y) {
        if (!mark.isEmpty()) {
            add("<circle cx=\"%d\" cy=\"%d\" r=\"8\" fill=\"#e6e6e6\"/>\n".formatted(x, y));
            text(x, y + 5, mark);
        }
    }

    /** What is written on a point of nobody. */
    private static String mark(PointReason reason) {
        return switch (reason) {
            case NEUTRAL_SHARED -> "½";
            case EYE_IN_SEKI -> "s";
            case TO_BE_FILLED -> "f";
            case STONE, DEAD_STONE, SURROUNDED, NEUTRAL -> "";
        };
    }

    private void drawSums(int top) {
        text(
                width / 2,
                top + 5,
                result() + " · " + escaped(game.finish().rules().name()));
        remark().ifPresent(words -> text(width / 2, top + 5 + LINE, words));
        for (Color color : Color.values()) {
            int middle = color == Color.BLACK ? width / 4 : 3 * width / 4;
            int y = top + LINE * (remark().isPresent() ? 3 : 2);
            text(middle, y, name(color) + " " + Komi.pointsText(game.score().halfPoints(color)));
            for (ScoreLine line : lines(color).toList()) {
                y += LINE;
                text(middle, y, label(line.item()) + " " + Komi.pointsText(line.halfPoints()));
            }
        }
    }

    private Stream<ScoreLine> lines(Color color) {
        return game.score().lines().stream().filter(line -> line.side() == color);
    }

    private String result() {
        MatchResult result = MatchResult.ofBlackLead(game.score().blackLeadHalfPoints(), ties);
        return result instanceof MatchResult.Draw ? "Draw" : result.text();
    }

    /** What decided, where neither side is ahead. */
    private Optional<String> remark() {
        return game.score().winner().isPresent() ? Optional.empty() : ties.map(TieRule::remark);
    }

    private static String label(ScoreLine.Item item) {
        return switch (item) {
            case AREA -> "area";
            case SHARED_NEUTRAL -> "shared neutral points";
            case TERRITORY -> "territory";
            case PRISONERS -> "prisoners";
            case DEAD_STONES -> "dead stones";
            case GROUP_TAX -> "group tax";
            case BUTTON -> "button";
            case TIME_PENALTY -> "time penalty";
            case HANDICAP_BONUS -> "handicap bonus";
            case KOMI -> "komi";
        };
    }

    private static String name(Color color) {
        return color == Color.BLACK ? "Black" : "White";
    }

    private static String fill(Color color) {
        return color == Color.BLACK ? "#000" : "#fff";
    }

    /** The board stands over the middle of the sums, which may be wider than it. */
    private int x(int column) {
        return (width - CELL * (size.width() - 1)) / 2 + CELL * column;
    }

    private int y(int row) {
        return MARGIN + CELL * (size.height() - 1 - row);
    }

    private void text(int x, int y, String words) {
        add("<text x=\"%d\" y=\"%d\">%s</text>\n".formatted(x, y, words));
    }

    private void add(String text) {
        svg.append(text);
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }
}
