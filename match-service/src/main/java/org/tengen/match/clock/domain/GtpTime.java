package org.tengen.match.clock.domain;

import java.util.List;
import java.util.Optional;
import org.tengen.contracts.match.TimeControl;
import org.tengen.engine.Color;

/**
 * The time of a match as an engine is told of it by the Go Text Protocol: whole commands, to be handed on as they are. GTP
 * knows whole seconds only, so times are rounded down; but what is not used up is never told as 0, since {@code time_left 0 0}
 * says that all is over. docs/clocks.md#engines has the forms.
 *
 * @param timeSettings the time control, to be sent before the first move
 * @param timeLeft what each side has left, Black first, to be sent before the engine has to move; empty without a clock
 */
public record GtpTime(String timeSettings, List<String> timeLeft) {
    private static final long SECOND_MS = 1000;

    public GtpTime {
        timeLeft = List.copyOf(timeLeft);
    }

    /**
     * In the commands every engine has, {@code time_settings} and {@code time_left} of GTP version 2, which know Canadian time
     * alone. Byoyomi is told as main time and all periods but the last, then a block of one stone, which is what the last period
     * is. Empty for Fischer and Ing: there are no words for time that moves add, or for time that costs points.
     *
     * @param black what Black's clock shows
     * @param white what White's clock shows
     */
    public static Optional<GtpTime> standard(TimeControl control, Reading black, Reading white) {
        return switch (control) {
            case TimeControl.Untimed _ -> Optional.of(new GtpTime("time_settings 0 1 0", List.of()));
            case TimeControl.Absolute(var mainMs) ->
                Optional.of(new GtpTime(settings("time_settings", mainMs, 0, 0), mainTimes(black, white)));
            case TimeControl.Byoyomi c -> Optional.of(byoyomiAsCanadian(c, black, white));
            case TimeControl.Canadian c -> Optional.of(canadian("time_settings", c, black, white));
            case TimeControl.Simple(var perMoveMs) ->
                Optional.of(new GtpTime(settings("time_settings", 0, perMoveMs, 1), oneStone(black, white)));
            case TimeControl.Fischer _, TimeControl.Ing _ -> Optional.empty();
        };
    }

    /**
     * For engines that know {@code kgs-time_settings}, which has byoyomi as well: {@code time_left} then counts periods where it
     * counts stones otherwise. Empty for Fischer and Ing, which it does not have either.
     *
     * @param black what Black's clock shows
     * @param white what White's clock shows
     */
    public static Optional<GtpTime> kgs(TimeControl control, Reading black, Reading white) {
        return switch (control) {
            case TimeControl.Untimed _ -> Optional.of(new GtpTime("kgs-time_settings none", List.of()));
            case TimeControl.Absolute(var mainMs) ->
                Optional.of(new GtpTime("kgs-time_settings absolute " + seconds(mainMs), mainTimes(black, white)));
            case TimeControl.Byoyomi(var mainMs, var periodMs, var periods) ->
                Optional.of(new GtpTime(
                        settings("kgs-time_settings byoyomi", mainMs, periodMs, periods),
                        List.of(inPeriods(Color.BLACK, black), inPeriods(Color.WHITE, white))));
            case TimeControl.Canadian c -> Optional.of(canadian("kgs-time_settings canadian", c, black, white));
            case TimeControl.Simple(var perMoveMs) ->
                Optional.of(
                        new GtpTime(settings("kgs-time_settings byoyomi", 0, perMoveMs, 1), oneStone(black, white)));
            case TimeControl.Fischer _, TimeControl.Ing _ -> Optional.empty();
        };
    }

    private static GtpTime canadian(String command, TimeControl.Canadian control, Reading black, Reading white) {
        return new GtpTime(
                settings(command, control.mainTimeMs(), control.blockMs(), control.stones()),
                List.of(inBlock(Color.BLACK, black), inBlock(Color.WHITE, white)));
    }

    private static GtpTime byoyomiAsCanadian(TimeControl.Byoyomi control, Reading black, Reading white) {
        long beforeLastMs = control.mainTimeMs() + (control.periods() - 1) * control.periodMs();
        return new GtpTime(
                settings("time_settings", beforeLastMs, control.periodMs(), 1),
                List.of(
                        beforeLastPeriod(Color.BLACK, black, control.periodMs()),
                        beforeLastPeriod(Color.WHITE, white, control.periodMs())));
    }

    private static String beforeLastPeriod(Color color, Reading reading, long periodMs) {
        long lossInMs = reading.lossInMs().orElse(0);
        return lossInMs > periodMs ? left(color, lossInMs - periodMs, 0) : left(color, lossInMs, 1);
    }

    private static String inPeriods(Color color, Reading reading) {
        return inOvertime(color, reading, reading.periodsLeft().orElse(0));
    }

    private static String inBlock(Color color, Reading reading) {
        return inOvertime(color, reading, reading.stonesLeft().orElse(0));
    }

    private static String inOvertime(Color color, Reading reading, int stonesOrPeriods) {
        long mainMs = reading.mainTimeLeftMs().orElse(0);
        return mainMs > 0
                ? left(color, mainMs, 0)
                : left(color, reading.periodLeftMs().orElse(0), stonesOrPeriods);
    }

    private static List<String> mainTimes(Reading black, Reading white) {
        return List.of(
                left(Color.BLACK, black.lossInMs().orElse(0), 0),
                left(Color.WHITE, white.lossInMs().orElse(0), 0));
    }

    private static List<String> oneStone(Reading black, Reading white) {
        return List.of(
                left(Color.BLACK, black.lossInMs().orElse(0), 1),
                left(Color.WHITE, white.lossInMs().orElse(0), 1));
    }

    private static String settings(String command, long mainMs, long overtimeMs, int stonesOrPeriods) {
        return command + " " + seconds(mainMs) + " " + seconds(overtimeMs) + " " + stonesOrPeriods;
    }

    private static String left(Color color, long ms, int stonesOrPeriods) {
        String side = color == Color.BLACK ? "black" : "white";
        return "time_left " + side + " " + seconds(ms) + " " + stonesOrPeriods;
    }

    private static long seconds(long ms) {
        return ms == 0 ? 0 : Math.max(1, ms / SECOND_MS);
    }
}
