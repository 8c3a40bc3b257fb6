package org.tengen.match.lifecycle.domain;

import java.time.Instant;
import java.util.Collections;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import org.tengen.contracts.event.MatchEvent.MatchScored;
import org.tengen.contracts.event.MatchEvent.MatchStarted;
import org.tengen.contracts.event.Recorded;
import org.tengen.contracts.match.ColorDraw;
import org.tengen.contracts.match.MatchId;
import org.tengen.contracts.match.MatchResult;
import org.tengen.contracts.match.MatchTerms;
import org.tengen.contracts.match.Seats;
import org.tengen.contracts.match.TimeControl;
import org.tengen.engine.BoardSize;
import org.tengen.engine.Color;
import org.tengen.engine.Komi;
import org.tengen.engine.rules.DeadStones;
import org.tengen.engine.rules.Handicap;
import org.tengen.engine.rules.Ruleset;

/**
 * What goes with a match for its whole length.
 *
 * @param handicap 0 stones for an even game
 * @param terms what else was agreed
 * @param startedAt when the match was recorded as started
 * @param replayOf the match that is played again here; empty but after a ruling to do so, or where the sides agreed
 * @param replay the match in which this one is played again since the sides agreed; empty but then
 * @param pausesTaken which sides have had their one pause, also where play goes on after the end
 * @param warnings how the sides were warned, also where play goes on after the end
 * @param book what referees have to do with it, whatever the phase
 */
public record Contest(
        MatchId id,
        Seats seats,
        ColorDraw colorDraw,
        Ruleset ruleset,
        BoardSize size,
        Komi komi,
        Handicap handicap,
        TimeControl timeControl,
        MatchTerms terms,
        Instant startedAt,
        Optional<MatchId> replayOf,
        Optional<MatchId> replay,
        SortedSet<Color> pausesTaken,
        Warnings warnings,
        Book book) {
    public Contest {
        pausesTaken = Collections.unmodifiableSortedSet(new TreeSet<>(pausesTaken));
    }

    static Contest of(Recorded recorded, MatchStarted e) {
        return new Contest(
                recorded.matchId(),
                e.seats(),
                e.colorDraw(),
                e.ruleset(),
                e.size(),
                e.komi(),
                new Handicap(e.handicap(), e.handicapPlacement()),
                e.timeControl(),
                e.terms(),
                recorded.recordedAt(),
                e.replayOf(),
                Optional.empty(),
                Collections.emptySortedSet(),
                Warnings.NONE,
                Book.EMPTY);
    }

    /** Whether no stone is taken off when the match is counted, so that the end of play is the end. */
    public boolean countsAsItStands() {
        return ruleset.deadStones() == DeadStones.AS_THEY_STAND;
    }

    Contest with(Book next) {
        return with(replay, pausesTaken, warnings, next);
    }

    Contest with(Warnings next) {
        return with(replay, pausesTaken, next, book);
    }

    /** This side has had its one pause. */
    Contest withPauseTaken(Color color) {
        SortedSet<Color> taken = new TreeSet<>(pausesTaken);
        taken.add(color);
        return with(replay, taken, warnings, book);
    }

    /** It is played again in that match. */
    Contest replayed(MatchId next) {
        return with(Optional.of(next), pausesTaken, warnings, book);
    }

    /** The match in which this one is played again, ruled or agreed; empty where it is not. */
    Optional<MatchId> replayedAs() {
        return replay.or(book::replayedAs);
    }

    /** What a count comes to by the terms. */
    MatchResult counted(MatchScored e) {
        return MatchResult.ofBlackLead(e.blackLeadHalfPoints(), terms.ties());
    }

    private Contest with(Optional<MatchId> nextReplay, SortedSet<Color> taken, Warnings given, Book next) {
        return new Contest(
                id,
                seats,
                colorDraw,
                ruleset,
                size,
                komi,
                handicap,
                timeControl,
                terms,
                startedAt,
                replayOf,
                nextReplay,
                taken,
                given,
                next);
    }

    /** This contest with the komi and the colours that the sides have agreed on; all that is kept of a side goes with it. */
    Contest agreed(Seats next, Komi komi) {
        boolean swapped = !next.equals(seats);
        return new Contest(
                id,
                next,
                colorDraw,
                ruleset,
                size,
                komi,
                handicap,
                timeControl,
                terms,
                startedAt,
                replayOf,
                replay,
                swapped ? Sides.swapped(pausesTaken) : pausesTaken,
                swapped ? warnings.swapped() : warnings,
                swapped ? book.swapped() : book);
    }
}
