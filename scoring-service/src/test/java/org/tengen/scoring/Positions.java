package org.tengen.scoring;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.tengen.contracts.event.MatchEvent;
import org.tengen.contracts.event.MatchEvent.ClockResumed;
import org.tengen.contracts.event.MatchEvent.CountAccepted;
import org.tengen.contracts.event.MatchEvent.CountingBegan;
import org.tengen.contracts.event.MatchEvent.DeadStonesMarked;
import org.tengen.contracts.event.MatchEvent.MatchStarted;
import org.tengen.contracts.event.MatchEvent.Passed;
import org.tengen.contracts.event.MatchEvent.PositionConfirmed;
import org.tengen.contracts.event.MatchEvent.PositionRestored;
import org.tengen.contracts.event.MatchEvent.RefereeRuled;
import org.tengen.contracts.hash.PositionHash;
import org.tengen.contracts.match.ClockState;
import org.tengen.contracts.match.Clocks;
import org.tengen.contracts.match.ColorDraw;
import org.tengen.contracts.match.DeadStones;
import org.tengen.contracts.match.MatchTerms;
import org.tengen.contracts.match.PauseReason;
import org.tengen.contracts.match.PlayerId;
import org.tengen.contracts.match.Prisoners;
import org.tengen.contracts.match.Ruling;
import org.tengen.contracts.match.Seats;
import org.tengen.contracts.match.TieRule;
import org.tengen.contracts.match.TimeControl;
import org.tengen.contracts.match.Timing;
import org.tengen.contracts.match.UndoPolicy;
import org.tengen.contracts.match.Visibility;
import org.tengen.engine.Color;
import org.tengen.engine.Komi;
import org.tengen.engine.Position;
import org.tengen.engine.Vertex;
import org.tengen.engine.rules.Handicap;
import org.tengen.engine.rules.Ruleset;
import org.tengen.engine.rules.Rulesets;

/** Finished positions whose count others have settled, and the events of counting them. */
public final class Positions {
    /** A settled case of the project's rules page, chinese: dead D3 E3 G3 H3 H2, Black 41, White 40 at komi 0. */
    public static final Position SETTLED_9X9 = drawn("""
            .........
            .........
            ..OOOO...
            .O.OXOOOO
            OOOXXXXOX
            OXXX.XXXX
            X..OOXOO.
            .X..X.XO.
            ....XX.X.
            """);

    public static final DeadStones DEAD_IN_9X9 = dead("D3 E3 G3 H3 H2");

    /** Column B all Black, column D all White: 10 and 10, five neutral. */
    public static final Position COLUMNS_5X5 = drawn("""
            .X.O.
            .X.O.
            .X.O.
            .X.O.
            .X.O.
            """);

    /**
     * The end of the ear-reddening game of 1846, when Black held 31 prisoners and White 29. History and GNU Go 3.8 count
     * it as Black by 2, with the dead stones {@link #DEAD_IN_EAR_REDDENING}.
     */
    public static final Position EAR_REDDENING = drawn("""
            ...OOOX.XXOO.O.OOX.
            ..O.OXXX.XO.OOOOXX.
            ..OOOXX..XXOOXOX.X.
            ....OOX.XOXXXXX.X..
            .....XOX..XX...XXX.
            ..O.OOOX.OOXOO.X..X
            ...OOXXXXXXXXOOOXXX
            ..OXX.XOOX.XO.XOOOX
            ..OOXXX.OXOO.OOXXXX
            ..OXXOOOOXXXOOOOXOO
            OOOOXXXO.OXOO.OXXO.
            OXO.OOOOOOXO.OOXO.O
            XXXXOXXXOX.XO.OXOO.
            .XOXXOOXOXXXOXOXXOX
            ..OX..XXOO.XOXOXO.O
            ..X.X.XXXOOXOOXOOO.
            ....XX.XO.OOXXXXOOO
            ..XXOXXO.OOXXXX.XOX
            ...XOOOOO.OOXX.XXX.
            """);

    public static final DeadStones DEAD_IN_EAR_REDDENING = dead("K16 F15 K14 L14 P12 C6 C5 F6 G6 O6 O5 T6");

    private Positions() {}

    /** A position of rows drawn from top to bottom. */
    public static Position drawn(String rows) {
        return new Position(rows.lines().toList());
    }

    /** Dead stones by their names. */
    public static DeadStones dead(String names) {
        return DeadStones.of(Stream.of(names.split(" ")).map(Vertex::parse).toList());
    }

    /** Counting begins in this position, Black to play. */
    public static CountingBegan counting(Position position, Ruleset rules, int komiHalfPoints, Prisoners prisoners) {
        return new CountingBegan(
                position,
                PositionHash.of(position),
                prisoners,
                rules,
                Komi.ofHalfPoints(komiHalfPoints),
                0,
                Color.BLACK,
                2,
                Optional.empty(),
                Optional.empty());
    }

    /** Five columns that count equal, and White wins ties. */
    public static CountingBegan columnsThatWhiteWinsTied() {
        CountingBegan equal = counting(COLUMNS_5X5, Rulesets.CHINESE, 0, Prisoners.NONE);
        return new CountingBegan(
                equal.position(),
                equal.positionHash(),
                equal.prisoners(),
                equal.ruleset(),
                equal.komi(),
                equal.handicap(),
                equal.toPlay(),
                equal.moveNumber(),
                equal.button(),
                equal.timing(),
                Optional.of(TieRule.WHITE_WINS));
    }

    /** Ing's rules with a button. */
    public static final Ruleset ING_WITH_BUTTON = withButton(Rulesets.ING);

    private static Ruleset withButton(Ruleset rules) {
        return new Ruleset(
                Ruleset.CUSTOM,
                rules.scoring(),
                rules.ko(),
                rules.suicide(),
                rules.tax(),
                rules.dame(),
                rules.komi(),
                rules.handicapBonus(),
                true,
                rules.deadStones(),
                rules.passesToEnd(),
                rules.longCycle(),
                rules.placement(),
                rules.firstToPlay());
    }

    /** Five columns of Ing's rules, two points a period: White took the button, Black is in its second period. */
    public static CountingBegan columnsWithButtonAndOvertime() {
        Position columns = COLUMNS_5X5;
        return new CountingBegan(
                columns,
                PositionHash.of(columns),
                Prisoners.NONE,
                ING_WITH_BUTTON,
                ING_WITH_BUTTON.komi(),
                0,
                Color.BLACK,
                2,
                Optional.of(Color.WHITE),
                Optional.of(new Timing(
                        new TimeControl.Ing(3_600_000, 600_000, 3, 2),
                        new Clocks(new ClockState.Ing(0, 420_000, 2), new ClockState.Ing(1_500, 600_000, 3)))));
    }

    /** The same beginning of a match that only those see who take part. */
    public static MatchStarted inPrivate(MatchStarted start) {
        return new MatchStarted(
                start.seats(),
                start.colorDraw(),
                start.ruleset(),
                start.size(),
                start.komi(),
                start.handicap(),
                start.handicapPlacement(),
                start.setupBlack(),
                start.setupWhite(),
                start.toPlay(),
                start.timeControl(),
                new MatchTerms(UndoPolicy.ALLOWED, false, Visibility.PRIVATE, List.of(), 0, 0, 0, 0, 0),
                start.replayOf());
    }

    /** The match begins and both pass: all before the counting begins. */
    public static MatchEvent[] untilCounting(CountingBegan counting) {
        MatchStarted started = new MatchStarted(
                new Seats(new PlayerId("alice"), new PlayerId("bob")),
                new ColorDraw.Named(),
                counting.ruleset(),
                counting.position().size(),
                counting.komi(),
                counting.handicap(),
                Handicap.Kind.FIXED,
                List.of(),
                List.of(),
                Color.BLACK,
                new TimeControl.Untimed(),
                MatchTerms.USUAL,
                Optional.empty());
        return new MatchEvent[] {
            started,
            new Passed(1, Color.BLACK, new ClockState.Untimed(), 0),
            new Passed(2, Color.WHITE, new ClockState.Untimed(), 0),
            counting
        };
    }

    /** A referee restores the position after move 1, both confirm it and pass: all before the counting begins again. */
    public static MatchEvent[] restoredAfterMove1(CountingBegan before) {
        ClockState untimed = new ClockState.Untimed();
        PositionRestored restored = new PositionRestored(
                1,
                before.position(),
                before.positionHash(),
                Prisoners.NONE,
                Color.WHITE,
                1,
                new Clocks(untimed, untimed));
        return new MatchEvent[] {
            new RefereeRuled(new Ruling.RestorePosition(1), "The board was scattered"),
            restored,
            new PositionConfirmed(Color.BLACK),
            new PositionConfirmed(Color.WHITE),
            new ClockResumed(PauseReason.REFEREE),
            new Passed(2, Color.WHITE, untimed, 0)
        };
    }

    /** Black marks these stones, and both accept: Black first. */
    public static MatchEvent[] agreement(DeadStones dead) {
        return new MatchEvent[] {
            new DeadStonesMarked(Color.BLACK, dead.vertices(), true, dead),
            new CountAccepted(Color.BLACK, dead.hash(), false),
            new CountAccepted(Color.WHITE, dead.hash(), true)
        };
    }
}
