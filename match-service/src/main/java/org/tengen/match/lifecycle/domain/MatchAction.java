package org.tengen.match.lifecycle.domain;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.tengen.contracts.match.Clocks;
import org.tengen.contracts.match.Commitment;
import org.tengen.contracts.match.MatchId;
import org.tengen.contracts.match.PauseReason;
import org.tengen.contracts.match.PlayerId;
import org.tengen.contracts.match.Ruling;
import org.tengen.engine.Color;
import org.tengen.engine.Move;
import org.tengen.engine.Vertex;

/** What somebody asks for in a match that has started. */
public sealed interface MatchAction {
    /** Asked for by a player. */
    sealed interface ByPlayer extends MatchAction {
        PlayerId player();
    }

    /**
     * Make a move.
     *
     * @param moveNumber which move of the match the player means, 1 or more; empty for whichever is next
     * @param lagAllowance how much of the time of the turn is not charged at most, since the network had it
     */
    record MakeMove(PlayerId player, Move move, Optional<Integer> moveNumber, Duration lagAllowance)
            implements ByPlayer {
        /** A move whose time is charged in full. */
        public MakeMove(PlayerId player, Move move, Optional<Integer> moveNumber) {
            this(player, move, moveNumber, Duration.ZERO);
        }

        /** This move as the one of that number. */
        public MakeMove numbered(int number) {
            return new MakeMove(player, move, Optional.of(number), lagAllowance);
        }
    }

    /** Put down a free handicap stone. */
    record PlaceHandicap(PlayerId player, Vertex vertex) implements ByPlayer {}

    /** Put down a seat stone of one's colour. */
    record PutDownSeatStone(PlayerId player, Vertex vertex) implements ByPlayer {}

    /** Seal the komi that one holds for even. */
    record CommitTerms(PlayerId player, Commitment commitment) implements ByPlayer {}

    /** Open the komi that one has sealed. */
    record RevealTerms(PlayerId player, OpenedKomi komi) implements ByPlayer {}

    /**
     * Choose one's colour, where the opponent was too late with the terms.
     *
     * @param color for the player
     * @param komi what the player has sealed; needed where it is not open yet
     */
    record ChooseColor(PlayerId player, Color color, Optional<OpenedKomi> komi) implements ByPlayer {}

    /** Give up. */
    record Resign(PlayerId player) implements ByPlayer {}

    /**
     * Mark chains dead, or no longer dead.
     *
     * @param vertices a stone of each chain
     * @param dead what they shall be marked as
     */
    record MarkStones(PlayerId player, List<Vertex> vertices, boolean dead) implements ByPlayer {
        public MarkStones {
            vertices = List.copyOf(vertices);
        }
    }

    /**
     * Accept the marked stones as all the dead ones.
     *
     * @param deadHash {@link org.tengen.contracts.match.DeadStones#hash} of the stones the player saw marked
     */
    record AcceptCount(PlayerId player, String deadHash) implements ByPlayer {}

    /** Play on instead of counting. */
    record DisputeCount(PlayerId player) implements ByPlayer {}

    /** Be there, before the first move. */
    record CheckIn(PlayerId player) implements ByPlayer {}

    /** Ask for one's own pause. */
    record AskForPause(PlayerId player) implements ByPlayer {}

    /** Answer the opponent who asks for a pause. */
    record AnswerPause(PlayerId player, boolean granted) implements ByPlayer {}

    /** End one's own pause. */
    record EndPause(PlayerId player) implements ByPlayer {}

    /** Ask to take back so many of the last moves, 1 or more. */
    record AskForUndo(PlayerId player, int plies) implements ByPlayer {}

    /** Agree to the opponent's request to take moves back, or refuse it; or withdraw one's own, which is refusing it. */
    record AnswerUndo(PlayerId player, boolean accepted) implements ByPlayer {}

    /**
     * Offer to end the match without result.
     *
     * @param replay the match in which it would be played again, where both agree and its terms say so
     */
    record OfferNoResult(PlayerId player, MatchId replay) implements ByPlayer {}

    /**
     * Agree to the opponent's offer of no result, or decline it; or withdraw one's own, which is declining it.
     *
     * @param replay as for an offer
     */
    record AnswerNoResult(PlayerId player, boolean accepted, MatchId replay) implements ByPlayer {}

    /** Have the agreed stones counted again after the end. */
    record RequestRecount(PlayerId player) implements ByPlayer {}

    /** Asked of referees and organizers, or on their account. */
    sealed interface ToOfficials extends ByPlayer {}

    /**
     * Call for the referee.
     *
     * @param text what it is about
     * @param urgent whether it cannot wait for one's own turn
     */
    record RaiseObjection(PlayerId player, String text, boolean urgent) implements ToOfficials {}

    /**
     * Appeal to the organizers.
     *
     * @param rulingSeq the event of the ruling it is about
     */
    record FileAppeal(PlayerId player, int rulingSeq, String text) implements ToOfficials {}

    /** Agree that the restored position is the right one. */
    record ConfirmPosition(PlayerId player) implements ToOfficials {}

    /** Decided by somebody who does not play. */
    sealed interface ByOfficial extends MatchAction {
        PlayerId official();
    }

    /** Decided by a referee. */
    sealed interface ByReferee extends ByOfficial {
        /** Whether every referee may rule on every match, or only those assigned to it. */
        boolean general();
    }

    /** Decided on what a referee saw of the match, and on nothing that was decided since. */
    sealed interface OnSight extends ByReferee {
        /** The last event the referee has seen; 0 for whoever knows of no decision in the match. */
        int seenSeq();
    }

    /** Warn a side. */
    record Warn(PlayerId official, boolean general, int seenSeq, Color color, String reason) implements OnSight {}

    /** Grant the pause that a player asks for, or do not. */
    record RuleOnPause(PlayerId official, boolean general, boolean granted) implements ByReferee {}

    /**
     * Rule.
     *
     * @param clocks for a restored position; empty for those of that moment
     */
    record Rule(PlayerId official, boolean general, int seenSeq, Ruling ruling, String reason, Optional<Clocks> clocks)
            implements OnSight {}

    /**
     * Decide an appeal, as an organizer.
     *
     * @param appealSeq the event of the appeal
     * @param replacement what is ruled instead; empty where the ruling stands
     * @param clocks as for a ruling
     */
    record DecideAppeal(
            PlayerId official, int appealSeq, Optional<Ruling> replacement, String reason, Optional<Clocks> clocks)
            implements ByOfficial {}

    /** Decided about the clock by somebody who does not play: a referee, or whoever runs the platform. */
    sealed interface ByTimekeeper extends MatchAction {
        PlayerId official();

        /** Whether they may do so on every match, or only on those they are assigned to. */
        boolean general();

        /** For which the clock stands still. */
        PauseReason reason();
    }

    /** Stop the clock, until it is started again. */
    record StopClock(PlayerId official, boolean general, PauseReason reason) implements ByTimekeeper {}

    /** Start the clock that stands still for this reason. */
    record StartClock(PlayerId official, boolean general, PauseReason reason) implements ByTimekeeper {}

    /** What is due by now happens: a flag falls, a pause ends, somebody has not come, the sides have not agreed. */
    record CallTime() implements MatchAction {}

    /** The count is known: close the match. */
    record CloseScored() implements MatchAction {}
}
