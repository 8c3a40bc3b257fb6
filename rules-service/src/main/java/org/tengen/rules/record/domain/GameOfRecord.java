package org.tengen.rules.record.domain;

import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.tengen.contracts.event.MatchEvent;
import org.tengen.contracts.event.MatchEvent.MatchStarted;
import org.tengen.contracts.event.MatchEvent.Passed;
import org.tengen.contracts.event.MatchEvent.StonePlayed;
import org.tengen.contracts.event.Recorded;
import org.tengen.contracts.match.MatchResult;
import org.tengen.contracts.match.Seats;
import org.tengen.contracts.match.SgfTime;
import org.tengen.contracts.match.TimeControl;
import org.tengen.engine.Move;
import org.tengen.engine.notation.SgfGame;
import org.tengen.engine.notation.SgfMove;
import org.tengen.engine.notation.SgfResult;

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
        Beginning beginning = Beginning.of(start, log);
        Ending ending = Ending.of(log);
        return new SgfGame(
                start.size(),
                beginning.komi(),
                beginning.handicap(),
                beginning.setup(),
                beginning.toPlay(),
                moves(start.timeControl(), Moves.standing(log)),
                Optional.of(
                        SgfResult.parse(ending.result().map(MatchResult::text).orElse(NOT_YET))),
                ending.territory(),
                info(log, start, beginning.seats()));
    }

    private static MatchStarted startOf(List<Recorded> log) {
        if (!log.isEmpty() && log.getFirst().event() instanceof MatchStarted start) {
            return start;
        }
        throw new CorruptRecord("A log that does not begin with MatchStarted holds no game");
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

    private static Map<String, String> info(List<Recorded> log, MatchStarted start, Seats seats) {
        Map<String, String> info = new TreeMap<>(SgfTime.settings(start.timeControl()));
        info.put("GN", log.getFirst().matchId().toString());
        info.put("PB", seats.black().value());
        info.put("PW", seats.white().value());
        info.put("RU", start.ruleset().name());
        info.put("DT", days(log));
        return info;
    }

    /** The days it was played on, in UTC: {@code 2026-05-04,2026-05-05}. */
    private static String days(List<Recorded> log) {
        return Stream.concat(Stream.of(log.getFirst()), Moves.standing(log).stream())
                .map(recorded -> LocalDate.ofInstant(recorded.receivedAt(), ZoneOffset.UTC))
                .distinct()
                .sorted()
                .map(LocalDate::toString)
                .collect(Collectors.joining(","));
    }
}
