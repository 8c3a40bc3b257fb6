package org.tengen.scoring.sheet.domain;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.tengen.contracts.event.MatchEvent.CountingBegan;
import org.tengen.contracts.match.DeadStones;
import org.tengen.contracts.match.MatchId;
import org.tengen.contracts.match.MatchResult;
import org.tengen.engine.Color;
import org.tengen.engine.Vertex;
import org.tengen.engine.rules.Handicap;
import org.tengen.engine.scoring.CountedGame;
import org.tengen.engine.scoring.Finish;
import org.tengen.engine.scoring.Prisoners;
import org.tengen.engine.scoring.Score;
import org.tengen.engine.scoring.TimePenalties;

/**
 * The count that both sides of a match agreed on.
 *
 * @param seq of the event that called for it: the agreement, or a request for a recount
 * @param recountOf the sheet before it, by its {@code seq}; empty for the first
 * @param finish what was counted
 * @param score what it is worth, line by line
 */
public record ScoreSheet(MatchId matchId, int seq, OptionalInt recountOf, Finish finish, Score score) {
    /**
     * Counts a position as agreed, as often as was called for. Where the rules take no dead stones off, what was marked
     * changes nothing.
     *
     * @param seqs of the events that called for a count, one or more, in order
     * @return a sheet for each, which points to the one before
     * @throws IllegalArgumentException where the dead stones are not whole chains of the position
     */
    public static List<ScoreSheet> of(MatchId matchId, List<Integer> seqs, CountingBegan began, DeadStones dead) {
        Finish finish = new Finish(
                began.ruleset(),
                began.position(),
                removed(began, dead),
                new Prisoners(began.prisoners().black(), began.prisoners().white()),
                began.komi(),
                new Handicap(began.handicap(), Handicap.Kind.FREE),
                began.button(),
                penalties(began));
        Score score = Score.of(finish);
        List<ScoreSheet> sheets = new ArrayList<>();
        OptionalInt before = OptionalInt.empty();
        for (int seq : seqs) {
            sheets.add(new ScoreSheet(matchId, seq, before, finish, score));
            before = OptionalInt.of(seq);
        }
        return List.copyOf(sheets);
    }

    /** Logs from before the clocks were written down have none. */
    private static TimePenalties penalties(CountingBegan began) {
        return began.timing()
                .map(timing -> new TimePenalties(timing.penaltyPoints(Color.BLACK), timing.penaltyPoints(Color.WHITE)))
                .orElse(TimePenalties.NONE);
    }

    private static Set<Vertex> removed(CountingBegan began, DeadStones dead) {
        return switch (began.ruleset().deadStones()) {
            case AGREED -> Set.copyOf(dead.vertices());
            case AS_THEY_STAND -> Set.of();
        };
    }

    /** The count with the reason for every point. */
    public CountedGame explained() {
        CountedGame counted = CountedGame.of(finish);
        return new CountedGame(finish, score, counted.points(), counted.groups());
    }

    /** Who won by how much. */
    public MatchResult result() {
        return MatchResult.ofBlackLead(score.blackLeadHalfPoints());
    }

    /** The margin in zi; empty where territory is counted. */
    public Optional<Zi> marginZi() {
        return Zi.marginOf(score, finish.rules().scoring());
    }
}
