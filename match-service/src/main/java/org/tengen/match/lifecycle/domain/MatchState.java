package org.tengen.match.lifecycle.domain;

/** A match folded up to an event of its log: one record for each phase, with what may be decided in it. */
public sealed interface MatchState permits Unstarted, Started {
    /** The {@code seq} of the last event folded; 0 before the first. */
    int seq();

    /** The phase clients see. */
    default Phase phase() {
        return switch (this) {
            case Unstarted _ -> Phase.CHALLENGE;
            case InPlay s ->
                switch (s.board().opening()) {
                    case Opening.HandicapStones _ -> Phase.HANDICAP;
                    case Opening.SeatStones _ -> Phase.SEAT_STONES;
                    case Opening.Terms _ -> Phase.TERMS;
                    case Opening.Done _ -> Phase.PLAY;
                };
            case Counting _ -> Phase.COUNTING;
            case Scoring _, Decided _ -> Phase.SCORING;
            case Ended _ -> Phase.ENDED;
        };
    }

    /** Whether the command that led here has led to more, which is written already but not folded yet. */
    default boolean moreToCome() {
        return switch (this) {
            case Started s when s.contest().book().effectDue() -> true;
            case InPlay s ->
                s.countingDue()
                        || s.board().opening().moreToCome()
                        || s.conduct().moreToCome(s.contest().terms().undo())
                        || s.contest().warnings().lose();
            case Decided s -> !s.result().counted();
            case Counting s ->
                s.disputed() || s.imposedNext() || s.contest().warnings().lose();
            case Ended s -> s.refereeDue();
            case Unstarted _, Scoring _ -> false;
        };
    }
}
