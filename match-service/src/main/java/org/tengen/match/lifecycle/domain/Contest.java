package org.tengen.match.lifecycle.domain;

import java.time.Instant;
import org.tengen.contracts.event.MatchEvent.MatchStarted;
import org.tengen.contracts.event.Recorded;
import org.tengen.contracts.match.ColorDraw;
import org.tengen.contracts.match.MatchId;
import org.tengen.contracts.match.MatchTerms;
import org.tengen.contracts.match.Seats;
import org.tengen.contracts.match.TimeControl;
import org.tengen.engine.BoardSize;
import org.tengen.engine.Komi;
import org.tengen.engine.rules.Ruleset;

/**
 * What a match is played for its whole length by.
 *
 * @param handicap handicap stones, 0 for an even game
 * @param terms what else was agreed
 * @param startedAt when the match was recorded as started
 */
public record Contest(
        MatchId id,
        Seats seats,
        ColorDraw colorDraw,
        Ruleset ruleset,
        BoardSize size,
        Komi komi,
        int handicap,
        TimeControl timeControl,
        MatchTerms terms,
        Instant startedAt) {
    static Contest of(Recorded recorded, MatchStarted e) {
        return new Contest(
                recorded.matchId(),
                e.seats(),
                e.colorDraw(),
                e.ruleset(),
                e.size(),
                e.komi(),
                e.handicap(),
                e.timeControl(),
                e.terms(),
                recorded.recordedAt());
    }
}
