package org.tengen.scoring.sheet.domain;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.tengen.contracts.event.MatchEvent.CountingBegan;
import org.tengen.contracts.match.DeadStones;
import org.tengen.contracts.match.MatchId;
import org.tengen.contracts.match.MatchResult;
import org.tengen.contracts.match.TieRule;
import org.tengen.engine.scoring.CountedGame;
import org.tengen.engine.scoring.Finish;
import org.tengen.engine.scoring.Score;

/**
 * The count that both sides of a match agreed on.
 *
 * @param seq of the event that called for it: the agreement, or a request for a recount
 * @param recountOf the sheet before it, by its {@code seq}; empty for the first
 * @param finish what was counted
 * @param score what it is worth, line by line
 * @param ties who wins where neither side is ahead; empty where that is a draw
 */
public record ScoreSheet(
        MatchId matchId, int seq, OptionalInt recountOf, Finish finish, Score score, Optional<TieRule> ties) {
    /**
     * Counts a position as agreed, as often as was called for. Where the rules take no dead stones off, what was marked
     * changes nothing.
     *
     * @param seqs of the events that called for a count, one or more, in order
     * @return a sheet for each, which points to the one before
     * @throws IllegalArgumentException where the dead stones are not whole chains of the position
     */
    public static List<ScoreSheet> of(MatchId matchId, List<Integer> seqs, CountingBegan began, DeadStones dead) {
        Finish finish = began.finish(dead);
        Score score = Score.of(finish);
        List<ScoreSheet> sheets = new ArrayList<>();
        OptionalInt before = OptionalInt.empty();
        for (int seq : seqs) {
            sheets.add(new ScoreSheet(matchId, seq, before, finish, score, began.ties()));
            before = OptionalInt.of(seq);
        }
        return List.copyOf(sheets);
    }

    /** The count with the reason for every point. */
    public CountedGame explained() {
        CountedGame counted = CountedGame.of(finish);
        return new CountedGame(finish, score, counted.points(), counted.groups());
    }

    /** Who won by how much, or by the terms of the match. */
    public MatchResult result() {
        return MatchResult.ofBlackLead(score.blackLeadHalfPoints(), ties);
    }

    /** The margin in zi; empty where territory is counted. */
    public Optional<Zi> marginZi() {
        return Zi.marginOf(score, finish.rules().scoring());
    }
}
