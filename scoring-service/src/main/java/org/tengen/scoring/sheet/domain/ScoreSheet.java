package org.tengen.scoring.sheet.domain;

import java.util.Optional;
import java.util.Set;
import org.tengen.contracts.event.MatchEvent.CountingBegan;
import org.tengen.contracts.match.DeadStones;
import org.tengen.contracts.match.MatchId;
import org.tengen.contracts.match.MatchResult;
import org.tengen.engine.Vertex;
import org.tengen.engine.rules.Handicap;
import org.tengen.engine.scoring.CountedGame;
import org.tengen.engine.scoring.Finish;
import org.tengen.engine.scoring.Prisoners;
import org.tengen.engine.scoring.Score;

/**
 * The count that both sides of a match agreed on.
 *
 * @param seq of the acceptance that made it agreed
 * @param finish what was counted
 * @param score what it is worth, line by line
 */
public record ScoreSheet(MatchId matchId, int seq, Finish finish, Score score) {
    /**
     * Counts a position as agreed. Where the rules take no dead stones off, what was marked changes nothing.
     *
     * @throws IllegalArgumentException where the dead stones are not whole chains of the position
     */
    public static ScoreSheet of(MatchId matchId, int seq, CountingBegan began, DeadStones dead) {
        Finish finish = new Finish(
                began.ruleset(),
                began.position(),
                removed(began, dead),
                new Prisoners(began.prisoners().black(), began.prisoners().white()),
                began.komi(),
                new Handicap(began.handicap(), Handicap.Kind.FREE),
                Optional.empty());
        return new ScoreSheet(matchId, seq, finish, Score.of(finish));
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
