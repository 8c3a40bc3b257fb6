package org.tengen.match.lifecycle.domain;

import java.time.Instant;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import org.tengen.contracts.command.RulesRejection;
import org.tengen.contracts.match.AllowedKomi;
import org.tengen.contracts.match.MatchId;
import org.tengen.contracts.match.MatchResult;
import org.tengen.contracts.match.PauseReason;
import org.tengen.contracts.match.PlayerId;
import org.tengen.contracts.match.Ruling;
import org.tengen.contracts.match.TimeControl;
import org.tengen.engine.Color;
import org.tengen.engine.Vertex;

/** Why somebody may not do that, with what they need to do better. */
public sealed interface Rejection {
    /** There is neither a match nor a challenge of this id. */
    record NoSuchMatch() implements Rejection {}

    /** The player has no seat in the match. */
    record NotYourMatch(PlayerId player) implements Rejection {}

    /** The other side is to move. */
    record NotYourTurn(Color toPlay) implements Rejection {}

    /** Another move has that number already; {@code next} is the number of the next move. */
    record MoveNumberTaken(int moveNumber, int next) implements Rejection {}

    /** That move's turn has not come; {@code next} is the number of the next move. */
    record MoveNumberAhead(int moveNumber, int next) implements Rejection {}

    /** The side to play has no time left. */
    record TimeIsUp(Color color, Instant deadline) implements Rejection {}

    /** Somebody had to be there by {@code deadline} and was not; the match is about to end by forfeit. */
    record CameTooLate(Instant deadline, SortedSet<Color> missing) implements Rejection {
        public CameTooLate {
            missing = Collections.unmodifiableSortedSet(new TreeSet<>(missing));
        }
    }

    /** Players have no pause in this match. */
    record NoPauses() implements Rejection {}

    /** The player has had the one pause of the match. */
    record PauseTaken() implements Rejection {}

    /** A pause is asked for on the opponent's turn. */
    record PauseOnOwnTurn() implements Rejection {}

    /**
     * The other side has asked for its pause, or has it; both pauses do not run at once.
     *
     * @param until when it ends by itself; empty where it has not been granted
     */
    record OpponentsPause(Color color, Optional<Instant> until) implements Rejection {}

    /** Nobody has asked this side for a pause, or it is too late to answer. */
    record NoPauseAskedFor() implements Rejection {}

    /** Not the opponent but one of these grants pauses. */
    record RefereeGrantsPauses(List<PlayerId> referees) implements Rejection {
        public RefereeGrantsPauses {
            referees = List.copyOf(referees);
        }
    }

    /** The clock does not stand still for this. */
    record NotPaused(PauseReason reason) implements Rejection {}

    /** It is the pause of {@code color}, for that side to end. */
    record NotYourPause(Color color) implements Rejection {}

    /** Moves are not taken back in this match. */
    record UndoNotAllowed() implements Rejection {}

    /** Of {@code moveNumber} moves, {@code plies} cannot be taken back. */
    record TooFewMoves(int plies, int moveNumber) implements Rejection {}

    /** A side has asked to take {@code plies} moves back, and waits for the answer. */
    record UndoPending(Color color, int plies) implements Rejection {}

    /** Nobody has asked this side to take moves back. */
    record NoUndoAskedFor() implements Rejection {}

    /** A side had asked to take moves back, but the move of this number came first. */
    record UndoLapsed(Color color, int plies, int moveNumber) implements Rejection {}

    /** The time since this side asked to take moves back is more than it had then. */
    record TooLateToUndo(Color color) implements Rejection {}

    /** Moves were taken back at the request of a side; move {@code next} is now for {@code toPlay} to make. */
    record MovesTakenBack(Color color, int plies, int next, Color toPlay) implements Rejection {}

    /** The last move brought no whole position back, so that no result cannot be agreed on. */
    record NoLongCycle() implements Rejection {}

    /** The opponent does not offer no result, or no longer after the move of this number. */
    record NoResultNotOffered(int moveNumber) implements Rejection {}

    /** There are no recounts in this match. */
    record NoRecounts() implements Rejection {}

    /** The result did not come of a count. */
    record NotCounted(MatchResult result) implements Rejection {}

    /**
     * Somebody has ruled on the result since it was counted.
     *
     * @param last the last decision
     * @param open the ruling that can be appealed; empty where all have been
     * @param appealWaits whether an organizer has still to decide an appeal
     */
    record ResultRuled(LastAct last, Optional<RulingMade> open, boolean appealWaits) implements Rejection {}

    /** A recount could be asked for until {@code deadline}. */
    record RecountTooLate(Instant deadline) implements Rejection {}

    /** That can be done once the match is over only. */
    record NotOver(Phase phase) implements Rejection {}

    /** The match is over. */
    record AlreadyOver(MatchResult result) implements Rejection {}

    /** Black puts down its handicap stones first; {@code stonesLeft} of them. */
    record HandicapFirst(int stonesLeft) implements Rejection {}

    /** Nobody passes while handicap stones are put down; {@code stonesLeft} are still to come. */
    record PassWhilePlacing(int stonesLeft) implements Rejection {}

    /** There is no handicap stone to put down. */
    record NotPlacingHandicap(Phase phase) implements Rejection {}

    /** What concerns seat stones that the sides put down where they like, and the terms after them. */
    sealed interface OfSeating extends Rejection {}

    /** The sides put down their seat stones first; {@code stonesLeft} together. */
    record SeatStonesFirst(int stonesLeft) implements OfSeating {}

    /** Colours and komi are agreed first. */
    record TermsFirst() implements OfSeating {}

    /** There is no seat stone to put down. */
    record NotPlacingSeatStones(Phase phase) implements OfSeating {}

    /** There are no terms to agree on. */
    record NotAgreeingTerms(Phase phase) implements OfSeating {}

    /** The side has committed itself already. */
    record TermsSealed(String commitment) implements OfSeating {}

    /** The commitment is the opponent's. */
    record CommitmentCopied() implements OfSeating {}

    /** Nobody opens a komi before both are sealed; {@code color} has still to commit itself. */
    record TermsNotSealed(Color color) implements OfSeating {}

    /** Komi and secret are not those that the side has committed itself to. */
    record SealedOtherwise(String commitment) implements OfSeating {}

    /** The komi of {@code halfPoints} that was sealed is none that the match may have, so that it cannot be opened. */
    record KomiNotAllowed(int halfPoints, AllowedKomi allowed) implements OfSeating {}

    /** A step of the terms had to be done by {@code deadline}, and what comes of that is about to be written. */
    record TermsTooLate(Instant deadline) implements OfSeating {}

    /** The komi of {@code color} was not sealed or opened in time, and is as none. */
    record TermsHaveLapsed(Color color) implements OfSeating {}

    /** Nobody chooses a colour as long as neither side is too late. */
    record NothingToChoose() implements OfSeating {}

    /** The komi that was sealed, and is not open yet, is opened with the choice. */
    record KomiNeeded(String commitment) implements OfSeating {}

    /** That can be done during play only. */
    record NotInPlay(Phase phase) implements Rejection {}

    /** That can be done while the match is counted only. */
    record NotCounting(Phase phase) implements Rejection {}

    /** The ruleset counts the board as it stands, so nothing is marked, accepted or disputed. */
    record CountedAsItStands(Phase phase) implements Rejection {}

    /** There is no stone to mark. */
    record NoStoneThere(Vertex vertex) implements Rejection {}

    /** The other side accepts first. */
    record AcceptInOrder(Color toAccept) implements Rejection {}

    /** Other stones are marked than the player has seen; {@code deadHash} names those marked now. */
    record DeadStonesChanged(String deadHash) implements Rejection {}

    /** What concerns referees and organizers. */
    sealed interface OfReferee extends Rejection {}

    /** Nobody rules on a match they play. */
    record OwnMatch(PlayerId player) implements OfReferee {}

    /** The referee is not assigned to the match, and referees rule on theirs only. */
    record NotYourMatchToRule(PlayerId referee) implements OfReferee {}

    /** No referee is assigned to the match, and nothing in it waits for one; {@code last} is the last decision, if any. */
    record NobodyCalled(LastAct last) implements OfReferee {}

    /** Something was decided after what the referee has seen. */
    record RuledMeanwhile(LastAct last) implements OfReferee {}

    /** Nobody can have seen event {@code seenSeq}: the last is {@code currentSeq}. */
    record NotSoFar(int seenSeq, int currentSeq) implements OfReferee {}

    /** The pause of {@code color} was granted, and runs until {@code until}. */
    record PauseGranted(Color color, Instant until) implements OfReferee {}

    /** The match has no such move any more; {@code last} is its last. */
    record CannotRestore(int moveNumber, int last) implements OfReferee {}

    /** A clock can be no clock of this match, or it has none. */
    record ClockDoesNotFit(TimeControl control) implements OfReferee {}

    /** The match is played again already, as a match of this id. */
    record AlreadyReplayed(MatchId replay) implements OfReferee {}

    /** Only the result of a match in which play has stopped can be corrected. */
    record NotEnded(Phase phase) implements OfReferee {}

    /** An objection waits for one's own turn, unless it is urgent. */
    record ObjectOnOwnTurn(Color toPlay) implements OfReferee {}

    /** So many objections of this side wait already. */
    record TooManyObjections(int most) implements OfReferee {}

    /** Nothing waits to be confirmed. */
    record NothingToConfirm() implements OfReferee {}

    /** A restored position is to be confirmed first, by these. */
    record ConfirmFirst(SortedSet<Color> toConfirm) implements OfReferee {
        public ConfirmFirst {
            toConfirm = Collections.unmodifiableSortedSet(new TreeSet<>(toConfirm));
        }
    }

    /** The event is no ruling of a referee. */
    record NoSuchRuling(int rulingSeq) implements OfReferee {}

    /** The ruling has been appealed. */
    record AlreadyAppealed(Appeal appeal) implements OfReferee {}

    /** The event is no appeal. */
    record NoSuchAppeal(int appealSeq) implements OfReferee {}

    /** The appeal has been decided. */
    record AppealIsDecided(Appeal appeal) implements OfReferee {}

    /**
     * What is ruled instead would leave what the ruling has led to.
     *
     * @param appealed the ruling
     * @param replacement what is ruled instead
     * @param replacing which kinds would replace it now
     */
    record DoesNotReplace(RulingMade appealed, Ruling replacement, List<Ruling.Kind> replacing) implements OfReferee {
        public DoesNotReplace {
            replacing = List.copyOf(replacing);
        }
    }

    /** No draw is ruled in a match whose terms exclude draws. */
    record NoDraws() implements OfReferee {}

    /** Nobody decides about their own ruling. */
    record OwnRuling(int rulingSeq) implements OfReferee {}

    /** The match kept moving on while this was decided; {@code currentSeq} is the last event known. */
    record MovedOn(int currentSeq) implements Rejection {}

    /** The rules of Go forbid it. */
    record AgainstTheRules(RulesRejection reason) implements Rejection {}
}
