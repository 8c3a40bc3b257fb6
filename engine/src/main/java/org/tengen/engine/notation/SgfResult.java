package org.tengen.engine.notation;

import java.math.BigDecimal;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.tengen.engine.Color;

/**
 * A result as a record has it.
 *
 * @param method how the game ended
 * @param winner the side that won, where one did and it is known
 * @param margin by how much, where it is known; what it counts, {@code unit} says
 * @param unit what the margin counts
 * @param raw the text itself
 */
public record SgfResult(Method method, Optional<Color> winner, Optional<BigDecimal> margin, Unit unit, String raw) {
    /** How a game ended. */
    public enum Method {
        SCORE,
        RESIGNATION,
        TIME,
        FORFEIT,
        /** Won, nobody says how. */
        UNKNOWN_WIN,
        DRAW,
        NO_RESULT,
        UNKNOWN
    }

    /** What a margin counts. */
    public enum Unit {
        POINTS,
        /** Chinese stones (子), two points each. */
        ZI,
        /** A quarter, which is no number of half points, and nobody says of what. */
        UNKNOWN
    }

    private static final Pattern WIN = Pattern.compile("(B|W|Black|White)\\+(.*)", Pattern.CASE_INSENSITIVE);
    private static final Pattern NUMBER = Pattern.compile("\\d{1,4}(?:[.,]\\d{1,3})?");
    private static final BigDecimal FOUR = BigDecimal.valueOf(4);

    /** The result a text states; {@link Method#UNKNOWN} where it states none. */
    public static SgfResult parse(String raw) {
        String text = raw.strip();
        Matcher win = WIN.matcher(text);
        if (win.matches()) {
            Color winner = text.toUpperCase(Locale.ROOT).startsWith("B") ? Color.BLACK : Color.WHITE;
            return won(winner, win.group(2).strip(), raw);
        }
        return switch (text.toLowerCase(Locale.ROOT)) {
            case "0", "draw", "jigo", "和棋", "和局", "持碁" -> without(Method.DRAW, raw);
            case "void", "无胜负", "無勝負" -> without(Method.NO_RESULT, raw);
            default -> inWords(text, raw);
        };
    }

    private static SgfResult won(Color winner, String by, String raw) {
        return switch (by.toLowerCase(Locale.ROOT)) {
            case "r", "resign" -> won(winner, Method.RESIGNATION, raw);
            case "t", "time" -> won(winner, Method.TIME, raw);
            case "f", "forfeit" -> won(winner, Method.FORFEIT, raw);
            default ->
                NUMBER.matcher(by).matches() ? byScore(winner, by, "", raw) : won(winner, Method.UNKNOWN_WIN, raw);
        };
    }

    /** {@code 白胜43.5目}, {@code 黑中盘胜} and the like. */
    private static SgfResult inWords(String text, String raw) {
        boolean black = text.startsWith("黑") || text.startsWith("黒");
        if (!black && !text.startsWith("白")) {
            return without(Method.UNKNOWN, raw);
        }
        Color winner = black ? Color.BLACK : Color.WHITE;
        Matcher number = NUMBER.matcher(text);
        if (text.contains("中盘") || text.contains("中盤") || text.contains("中押")) {
            return won(winner, Method.RESIGNATION, raw);
        }
        if (text.contains("超时") || text.contains("超時") || text.contains("时间")) {
            return won(winner, Method.TIME, raw);
        }
        return number.find() ? byScore(winner, number.group(), text, raw) : won(winner, Method.UNKNOWN_WIN, raw);
    }

    private static SgfResult byScore(Color winner, String number, String words, String raw) {
        BigDecimal margin = new BigDecimal(number.replace(',', '.'));
        boolean quarters = margin.multiply(BigDecimal.TWO).stripTrailingZeros().scale() > 0
                && margin.multiply(FOUR).stripTrailingZeros().scale() <= 0;
        Unit unit = words.contains("子") ? Unit.ZI : quarters ? Unit.UNKNOWN : Unit.POINTS;
        return new SgfResult(Method.SCORE, Optional.of(winner), Optional.of(margin), unit, raw);
    }

    private static SgfResult won(Color winner, Method method, String raw) {
        return new SgfResult(method, Optional.of(winner), Optional.empty(), Unit.POINTS, raw);
    }

    private static SgfResult without(Method method, String raw) {
        return new SgfResult(method, Optional.empty(), Optional.empty(), Unit.POINTS, raw);
    }
}
