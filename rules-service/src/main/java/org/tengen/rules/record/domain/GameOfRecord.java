package org.tengen.rules.record.domain;

import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.tengen.contracts.event.MatchEvent;
import org.tengen.contracts.event.MatchEvent.HandicapStonePlaced;
import org.tengen.contracts.event.MatchEvent.MatchStarted;
import org.tengen.contracts.event.MatchEvent.Passed;
import org.tengen.contracts.event.MatchEvent.StonePlayed;
import org.tengen.contracts.event.Recorded;
import org.tengen.contracts.match.MatchResult;
import org.tengen.contracts.match.SgfTime;
import org.tengen.contracts.match.TimeControl;
import org.tengen.engine.Color;
import org.tengen.engine.Move;
import org.tengen.engine.Vertex;
import org.tengen.engine.notation.SgfGame;
import org.tengen.engine.notation.SgfMove;
import org.tengen.engine.notation.SgfResult;
import org.tengen.engine.rules.Handicap;
import org.tengen.engine.rules.Setup;

/**
 * A match as SGF holds it, as far as it has gone: the moves that stand, with the clocks the log has after them. What was
 * taken back, asked for or ruled is not in it; that is what the log is for. docs/log.md#the-record-as-sgf says what is.
 */
public final class GameOfRecord {
    /** What SGF writes for a result nobody knows yet. */
    private static final String NOT_YET = "?";

    private GameOfRecord() {}

    /**
     * The game that a log holds.
     *
     * @param log all events of the match in order
     * @throws CorruptRecord where it does not begin as a match does
     */
    public static SgfGame of(List<Recorded> log) {
        MatchStarted start = startOf(log);
        List<Recorded> standing = Moves.standing(log);
        List<Vertex> placed = placedStones(log);
        Ending ending = Ending.of(log);
        return new SgfGame(
                start.size(),
                Optional.of(start.komi()),
                handicap(start, placed),
                setup(start, placed),
                firstToPlay(start, placed),
                moves(start.timeControl(), standing),
                Optional.of(
                        SgfResult.parse(ending.result().map(MatchResult::text).orElse(NOT_YET))),
                ending.territory(),
                info(start, standing));
    }

    private static MatchStarted startOf(List<Recorded> log) {
        if (!log.isEmpty() && log.getFirst().event() instanceof MatchStarted start) {
            return start;
        }
        throw new CorruptRecord("A log that does not begin with MatchStarted holds no game");
    }

    /** The free handicap stones that have been put down; none of them is ever taken back. */
    private static List<Vertex> placedStones(List<Recorded> log) {
        List<Vertex> placed = new ArrayList<>();
        for (Recorded recorded : log) {
            if (recorded.event() instanceof HandicapStonePlaced stone) {
                placed.add(stone.vertex());
            }
        }
        return placed;
    }

    /** The handicap stones on the board; a handicap of 1 is none. */
    private static int handicap(MatchStarted start, List<Vertex> placed) {
        int stones = switch (start.handicapPlacement()) {
            case FIXED -> start.handicap();
            case FREE -> placed.size();
        };
        return new Handicap(stones, start.handicapPlacement()).stonesOnBoard();
    }

    private static Setup setup(MatchStarted start, List<Vertex> placed) {
        Setup setup = new Setup(new LinkedHashSet<>(start.setupBlack()), new LinkedHashSet<>(start.setupWhite()));
        for (Vertex vertex : placed) {
            setup = setup.with(Color.BLACK, vertex);
        }
        return setup;
    }

    /** White once Black has put down all free handicap stones. */
    private static Color firstToPlay(MatchStarted start, List<Vertex> placed) {
        Handicap handicap = new Handicap(start.handicap(), start.handicapPlacement());
        boolean allPlaced = !placed.isEmpty() && placed.size() == handicap.stonesOnBoard();
        return allPlaced ? Color.WHITE : start.toPlay();
    }

    private static List<SgfMove> moves(TimeControl control, List<Recorded> standing) {
        return standing.stream()
                .skip(1)
                .map(recorded -> move(control, recorded.event()))
                .toList();
    }

    private static SgfMove move(TimeControl control, MatchEvent event) {
        if (event instanceof StonePlayed e) {
            return new SgfMove(e.color(), new Move.Play(e.vertex()), SgfTime.left(e.color(), control, e.clock()));
        }
        if (event instanceof Passed e) {
            return new SgfMove(e.color(), Move.PASS, SgfTime.left(e.color(), control, e.clock()));
        }
        throw new CorruptRecord("No move is a " + event.getClass().getSimpleName());
    }

    private static Map<String, String> info(MatchStarted start, List<Recorded> standing) {
        Map<String, String> info = new TreeMap<>(SgfTime.settings(start.timeControl()));
        info.put("GN", standing.getFirst().matchId().toString());
        info.put("PB", start.seats().black().value());
        info.put("PW", start.seats().white().value());
        info.put("RU", start.ruleset().name());
        info.put("DT", days(standing));
        return info;
    }

    /** The days it was played on, in UTC: {@code 2026-05-04,2026-05-05}. */
    private static String days(List<Recorded> standing) {
        return standing.stream()
                .map(recorded -> LocalDate.ofInstant(recorded.receivedAt(), ZoneOffset.UTC))
                .distinct()
                .sorted()
                .map(LocalDate::toString)
                .collect(Collectors.joining(","));
    }
}
