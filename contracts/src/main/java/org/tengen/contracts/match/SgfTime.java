package org.tengen.contracts.match;

import java.math.BigDecimal;
import java.util.Map;
import org.tengen.engine.Color;

/**
 * Time as SGF writes it, by property. Seconds, with a decimal point where they are no whole number; never rounded, since
 * they are made of whole milliseconds. The forms are those of docs/log.md#the-record-as-sgf.
 */
public final class SgfTime {
    private static final int DIGITS_OF_A_MILLISECOND = 3;

    private SgfTime() {}

    /**
     * The time control of a game: the main time as {@code TM} and what comes after it as {@code OT}; nothing where no clock
     * runs. The cap of a Fischer clock has no words.
     */
    public static Map<String, String> settings(TimeControl control) {
        return switch (control) {
            case TimeControl.Untimed _ -> Map.of();
            case TimeControl.Absolute(var mainMs) -> Map.of("TM", seconds(mainMs));
            case TimeControl.Byoyomi(var mainMs, var periodMs, var periods) ->
                settings(mainMs, periods + "x" + seconds(periodMs) + " byo-yomi");
            case TimeControl.Canadian(var mainMs, var blockMs, var stones) ->
                settings(mainMs, stones + "/" + seconds(blockMs) + " Canadian");
            case TimeControl.Fischer(var mainMs, var incrementMs, var _) ->
                settings(mainMs, seconds(incrementMs) + " Fischer");
            case TimeControl.Simple(var perMoveMs) -> settings(0, seconds(perMoveMs) + " simple");
            case TimeControl.Ing(var mainMs, var periodMs, var periods, var points) ->
                settings(mainMs, periods + "x" + seconds(periodMs) + " Ing, " + points + " points each");
        };
    }

    private static Map<String, String> settings(long mainMs, String overtime) {
        return Map.of("TM", seconds(mainMs), "OT", overtime);
    }

    /**
     * What a side has left after its move: the seconds as {@code BL} or {@code WL}, which are those of the main time and in
     * overtime those of the period, block or move; in overtime also the stones or periods left as {@code OB} or
     * {@code OW}. Nothing where no clock runs.
     *
     * @param control what the match is played by
     * @param clock of the same system
     * @throws IllegalArgumentException where the two are of different systems
     */
    public static Map<String, String> left(Color color, TimeControl control, ClockState clock) {
        record Pair(TimeControl control, ClockState clock) {}
        return switch (new Pair(control, clock)) {
            case Pair(TimeControl.Untimed _, ClockState.Untimed _) -> Map.of();
            case Pair(TimeControl.Absolute _, ClockState.Absolute(var mainMs)) -> left(color, mainMs);
            case Pair(TimeControl.Fischer _, ClockState.Fischer(var mainMs)) -> left(color, mainMs);
            case Pair(TimeControl.Simple _, ClockState.Simple(var perMoveMs)) -> left(color, perMoveMs);
            case Pair(TimeControl.Byoyomi c, ClockState.Byoyomi(var mainMs, var periods)) ->
                mainMs > 0 ? left(color, mainMs) : left(color, periods == 0 ? 0 : c.periodMs(), periods);
            case Pair(TimeControl.Canadian _, ClockState.Canadian(var mainMs, var blockMs, var stones)) ->
                mainMs > 0 ? left(color, mainMs) : left(color, blockMs, stones);
            case Pair(TimeControl.Ing _, ClockState.Ing(var mainMs, var periodMs, var periods)) ->
                mainMs > 0 ? left(color, mainMs) : left(color, periodMs, periods);
            case Pair(TimeControl c, ClockState s) ->
                throw new IllegalArgumentException("No clock of " + c + " reads " + s);
        };
    }

    private static Map<String, String> left(Color color, long ms) {
        return Map.of(color == Color.BLACK ? "BL" : "WL", seconds(ms));
    }

    private static Map<String, String> left(Color color, long ms, int stonesOrPeriods) {
        return color == Color.BLACK
                ? Map.of("BL", seconds(ms), "OB", Integer.toString(stonesOrPeriods))
                : Map.of("WL", seconds(ms), "OW", Integer.toString(stonesOrPeriods));
    }

    /** Milliseconds as seconds without needless digits: {@code 600}, {@code 29.5}, {@code 0.001}. */
    private static String seconds(long ms) {
        BigDecimal seconds = BigDecimal.valueOf(ms, DIGITS_OF_A_MILLISECOND);
        return seconds.signum() == 0 ? "0" : seconds.stripTrailingZeros().toPlainString();
    }
}
