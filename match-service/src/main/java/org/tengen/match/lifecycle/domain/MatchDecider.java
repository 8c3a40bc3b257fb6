package org.tengen.match.lifecycle.domain;

import java.time.Instant;
import java.util.List;
import org.tengen.contracts.command.MatchCommand.AppendEvents;
import org.tengen.contracts.event.MatchEvent;
import org.tengen.contracts.event.MatchEvent.MatchEnded;
import org.tengen.contracts.event.MatchEvent.PlayerResigned;
import org.tengen.contracts.match.Clocks;
import org.tengen.contracts.match.MatchResult;
import org.tengen.engine.Color;
import org.tengen.match.lifecycle.domain.Decision.Propose;
import org.tengen.match.lifecycle.domain.Decision.Reject;
import org.tengen.match.lifecycle.domain.MatchAction.AcceptCount;
import org.tengen.match.lifecycle.domain.MatchAction.AnswerNoResult;
import org.tengen.match.lifecycle.domain.MatchAction.AnswerPause;
import org.tengen.match.lifecycle.domain.MatchAction.AnswerUndo;
import org.tengen.match.lifecycle.domain.MatchAction.AskForPause;
import org.tengen.match.lifecycle.domain.MatchAction.AskForUndo;
import org.tengen.match.lifecycle.domain.MatchAction.ByOfficial;
import org.tengen.match.lifecycle.domain.MatchAction.ByPlayer;
import org.tengen.match.lifecycle.domain.MatchAction.ByTimekeeper;
import org.tengen.match.lifecycle.domain.MatchAction.CallTime;
import org.tengen.match.lifecycle.domain.MatchAction.CheckIn;
import org.tengen.match.lifecycle.domain.MatchAction.ChooseColor;
import org.tengen.match.lifecycle.domain.MatchAction.CloseScored;
import org.tengen.match.lifecycle.domain.MatchAction.CommitTerms;
import org.tengen.match.lifecycle.domain.MatchAction.DisputeCount;
import org.tengen.match.lifecycle.domain.MatchAction.EndPause;
import org.tengen.match.lifecycle.domain.MatchAction.MakeMove;
import org.tengen.match.lifecycle.domain.MatchAction.MarkStones;
import org.tengen.match.lifecycle.domain.MatchAction.OfferNoResult;
import org.tengen.match.lifecycle.domain.MatchAction.PlaceHandicap;
import org.tengen.match.lifecycle.domain.MatchAction.PutDownSeatStone;
import org.tengen.match.lifecycle.domain.MatchAction.RequestRecount;
import org.tengen.match.lifecycle.domain.MatchAction.Resign;
import org.tengen.match.lifecycle.domain.MatchAction.RevealTerms;
import org.tengen.match.lifecycle.domain.MatchAction.ToOfficials;
import org.tengen.match.lifecycle.domain.Rejection.AlreadyOver;
import org.tengen.match.lifecycle.domain.Rejection.NotAgreeingTerms;
import org.tengen.match.lifecycle.domain.Rejection.NotInPlay;
import org.tengen.match.lifecycle.domain.Rejection.NotOver;
import org.tengen.match.lifecycle.domain.Rejection.NotPlacingHandicap;
import org.tengen.match.lifecycle.domain.Rejection.NotPlacingSeatStones;
import org.tengen.match.lifecycle.domain.Rejection.NotYourMatch;

/** Who may do what, and when. */
public final class MatchDecider {
    private record On(Started state, Color color, ByPlayer action) {}

    private MatchDecider() {}

    /**
     * What becomes of an action in this state.
     *
     * @param receivedAt when the request came in; the mover's clock stops there
     */
    public static Decision decide(MatchState state, MatchAction action, Instant receivedAt) {
        return switch (state) {
            case Unstarted s -> reject(new NotInPlay(s.phase()));
            case Started s ->
                switch (action) {
                    case ByPlayer a ->
                        s.contest()
                                .seats()
                                .colorOf(a.player())
                                .map(color -> decide(s, color, a, receivedAt))
                                .orElseGet(() -> reject(new NotYourMatch(a.player())));
                    case ByOfficial a -> RefereeDecider.decide(s, a, receivedAt);
                    case ByTimekeeper a -> TimekeepingDecider.decide(s, a, receivedAt);
                    case CallTime _ -> DeadlineDecider.callTime(s, receivedAt);
                    case CloseScored _ -> closeScored(s);
                };
        };
    }

    private static Decision decide(Started state, Color color, ByPlayer action, Instant receivedAt) {
        return switch (new On(state, color, action)) {
            case On(InPlay s, var c, MakeMove a) -> Playing.move(s, c, a, receivedAt);
            case On(Started s, var c, MakeMove a) -> Playing.lateMove(s, c, a);

            case On(Started s, var c, ToOfficials a) -> BookDecider.decide(s, c, a);

            case On(InPlay s, var c, CheckIn _) -> AttendanceDecider.checkIn(s, c, receivedAt);
            case On(Started s, var _, CheckIn _) -> notInPlay(s);

            case On(InPlay s, var c, AskForPause _) -> PauseDecider.ask(s, c, receivedAt);
            case On(InPlay s, var c, AnswerPause a) -> PauseDecider.answer(s, c, a, receivedAt);
            case On(InPlay s, var c, EndPause _) -> PauseDecider.end(s, c);
            case On(Started _, var _, AskForPause _),
                    On(Started _, var _, AnswerPause _),
                    On(Started _, var _, EndPause _) -> notInPlay(state);

            case On(InPlay s, var c, AskForUndo a) -> UndoDecider.ask(s, c, a, receivedAt);
            case On(InPlay s, var c, AnswerUndo a) -> UndoDecider.answer(s, c, a, receivedAt);
            case On(Started s, var _, AskForUndo _) -> notInPlay(s);
            case On(Started s, var _, AnswerUndo _) -> notInPlay(s);

            case On(InPlay s, var c, OfferNoResult a) -> NoResultDecider.offer(s, c, a, receivedAt);
            case On(InPlay s, var c, AnswerNoResult a) -> NoResultDecider.answer(s, c, a, receivedAt);
            case On(Started s, var _, OfferNoResult _) -> notInPlay(s);
            case On(Started s, var _, AnswerNoResult _) -> notInPlay(s);

            case On(InPlay s, var c, PlaceHandicap a) -> HandicapDecider.place(s, c, a, receivedAt);
            case On(Started s, var _, PlaceHandicap _) -> unlessOver(s, new NotPlacingHandicap(s.phase()));

            case On(InPlay s, var c, PutDownSeatStone a) -> SeatingDecider.place(s, c, a, receivedAt);
            case On(InPlay s, var c, CommitTerms a) -> TermsDecider.commit(s, c, a, receivedAt);
            case On(InPlay s, var c, RevealTerms a) -> TermsDecider.reveal(s, c, a, receivedAt);
            case On(InPlay s, var c, ChooseColor a) -> ChoiceDecider.choose(s, c, a, receivedAt);
            case On(Started s, var _, PutDownSeatStone _) -> unlessOver(s, new NotPlacingSeatStones(s.phase()));
            case On(Started s, var _, CommitTerms _) -> unlessOver(s, new NotAgreeingTerms(s.phase()));
            case On(Started s, var _, RevealTerms _) -> unlessOver(s, new NotAgreeingTerms(s.phase()));
            case On(Started s, var _, ChooseColor _) -> unlessOver(s, new NotAgreeingTerms(s.phase()));

            case On(InPlay s, var c, Resign _) -> Playing.resign(s, c, receivedAt);
            case On(Counting _, var c, Resign _) -> resign(c);
            case On(Started s, var _, Resign _) -> notInPlay(s);

            case On(Ended s, var c, RequestRecount _) -> RecountDecider.request(s, c, receivedAt);
            case On(Started s, var _, RequestRecount _) -> reject(new NotOver(s.phase()));

            case On(Counting s, var c, MarkStones a) -> Settling.mark(s, c, a);
            case On(Counting s, var c, AcceptCount a) -> Settling.accept(s, c, a);
            case On(Scoring s, var _, AcceptCount a) -> Settling.acceptAgain(s, a);
            case On(Counting s, var c, DisputeCount _) -> Settling.dispute(s, c);
            case On(Started _, var _, MarkStones _),
                    On(Started _, var _, AcceptCount _),
                    On(Started _, var _, DisputeCount _) -> unlessOver(state, Settling.notCounting(state));
        };
    }

    /**
     * What becomes of moves that may be taken back.
     *
     * @param then the clocks with which the first of these moves was begun
     */
    public static Decision decide(Decision.TakeBack takeBack, Clocks then) {
        return UndoDecider.takeBack(takeBack, then);
    }

    /**
     * What becomes of a position that may be restored.
     *
     * @param then the match as the log has it after the last move that will stand, the last time before the next was made
     */
    public static Decision decide(Decision.Restore restore, InPlay then) {
        return RulingDecider.restored(restore, then);
    }

    /** Nobody moves any more, and whoever wanted to hears why. */
    static Decision notInPlay(Started state) {
        return unlessOver(state, new NotInPlay(state.phase()));
    }

    /** Whoever comes after the end hears how it came out, whatever they wanted. */
    static Decision unlessOver(Started state, Rejection otherwise) {
        return switch (state) {
            case Decided s -> reject(new AlreadyOver(s.result()));
            case Ended s -> reject(new AlreadyOver(s.result()));
            case InPlay _, Counting _, Scoring _ -> reject(otherwise);
        };
    }

    private static Decision closeScored(Started state) {
        return switch (state) {
            case Decided s when !s.moreToCome() -> append(new MatchEnded(s.result()));
            case Decided _, InPlay _, Counting _, Scoring _, Ended _ -> new Decision.NothingToDo();
        };
    }

    static Decision resign(Color color) {
        MatchResult result = new MatchResult.Win(color.opponent(), MatchResult.Method.RESIGNATION);
        return append(new PlayerResigned(color), new MatchEnded(result));
    }

    static Decision append(MatchEvent... events) {
        return new Propose(new AppendEvents(List.of(events)));
    }

    static Decision reject(Rejection reason) {
        return new Reject(reason);
    }
}
