package org.tengen.match.lifecycle.domain;

import java.time.Instant;
import org.tengen.contracts.event.MatchEvent.AppealDecided;
import org.tengen.contracts.event.MatchEvent.AppealFiled;
import org.tengen.contracts.event.MatchEvent.MatchEnded;
import org.tengen.contracts.event.MatchEvent.MoveLetStand;
import org.tengen.contracts.event.MatchEvent.ObjectionRaised;
import org.tengen.contracts.event.MatchEvent.PositionConfirmed;
import org.tengen.contracts.event.MatchEvent.PositionRestored;
import org.tengen.contracts.event.MatchEvent.RefereeCalled;
import org.tengen.contracts.event.MatchEvent.RefereeEvent;
import org.tengen.contracts.event.MatchEvent.RefereeRuled;
import org.tengen.contracts.event.MatchEvent.TimeAdjusted;
import org.tengen.contracts.event.MatchEvent.WarningIssued;
import org.tengen.contracts.event.Recorded;
import org.tengen.contracts.match.Clocks;
import org.tengen.engine.Color;

/** How a match changes by what referees and organizers do, which they may in any phase. */
final class RefereeFold {
    private RefereeFold() {}

    static Started evolve(Started s, Recorded recorded, RefereeEvent event) {
        Book book = s.contest().book();
        return switch (event) {
            case ObjectionRaised e -> with(s, recorded, book.raised(recorded, e));
            case RefereeRuled e -> ruled(with(s, recorded, book.ruled(recorded, e)));
            case AppealFiled e -> with(s, recorded, book.appealed(recorded, e));
            case AppealDecided e -> decided(with(s, recorded, book.decided(recorded, e)));
            case MoveLetStand _ -> with(s, recorded, book.settled());
            case TimeAdjusted e -> adjusted(s, recorded, e);
            case PositionRestored e -> restored(s, recorded, e);
            case PositionConfirmed e -> with(s, recorded, book.confirmed(e.color()));
        };
    }

    /** With the objections before it, a ruling answers the call for which the counting waits. */
    private static Started ruled(Started s) {
        return decided(s instanceof Counting c ? c.callAnswered() : s);
    }

    /** Nothing that was decided is counted away. */
    private static Started decided(Started s) {
        return s instanceof Ended e ? e.ruledOn() : s;
    }

    static Started called(Started s, Recorded recorded, RefereeCalled e) {
        Started called = s instanceof Counting c ? c.refereeCalled(recorded) : s;
        return with(called, recorded, s.contest().book().called(recorded, e));
    }

    /** What the platform called for is settled. */
    static Started withoutCalls(Started s) {
        return with(s, s.place(), s.contest().with(s.contest().book().withoutCalls()));
    }

    /** A warning by a referee. */
    static Started warned(Started s, Recorded recorded, WarningIssued e) {
        Started warned = switch (s) {
            case InPlay p -> p.after(recorded, e);
            case Counting c -> c.after(recorded, e).callAnswered();
            case Scoring _, Decided _, Ended _ -> throw new CorruptStream(s, recorded);
        };
        return with(warned, recorded, warned.contest().book().warned(recorded));
    }

    /** The end by a ruling, also of a match that has ended otherwise. */
    static Ended ended(Started s, Recorded recorded, MatchEnded e) {
        return Ended.with(with(s, recorded, s.contest().book().settled()), recorded, e.result());
    }

    /** Both sides have confirmed a restored position, and the clock runs. */
    static InPlay confirmed(InPlay s, Recorded recorded, Timing running) {
        Contest contest = s.contest().with(s.contest().book().settled());
        return new InPlay(contest, LogPlace.of(recorded), s.board(), s.clocks(), running, s.conduct(), s.passes());
    }

    private static Started adjusted(Started s, Recorded recorded, TimeAdjusted e) {
        Contest contest = s.contest().with(s.contest().book().settled());
        Clocks clocks = s.clocks().with(e.color(), e.clock());
        return switch (s) {
            case InPlay p ->
                new InPlay(
                        contest,
                        LogPlace.of(recorded),
                        p.board(),
                        clocks,
                        timing(p, e.color(), recorded.recordedAt()),
                        p.conduct(),
                        p.passes());
            case Counting c ->
                new Counting(
                        contest,
                        LogPlace.of(recorded),
                        c.board(),
                        clocks,
                        c.timing(),
                        c.limit(),
                        c.dead(),
                        c.acceptedBy(),
                        c.disputed());
            case Scoring _, Decided _, Ended _ -> throw new CorruptStream(s, recorded);
        };
    }

    private static Timing timing(InPlay s, Color adjusted, Instant at) {
        return adjusted == s.board().toPlay() ? s.timing().restarted(at) : s.timing();
    }

    private static InPlay restored(Started s, Recorded recorded, PositionRestored e) {
        Instant at = recorded.recordedAt();
        Timing timing = switch (s) {
            case InPlay p -> p.timing().restored(at);
            case Counting c -> c.timing().restored(at);
            case Scoring _, Decided _, Ended _ -> Timing.start(at).restored(at);
        };
        Warnings warnings =
                s.contest().warnings().withoutLoss().takenBack(s.board().movesAfter(e.moveNumber()));
        boolean inTerms = s.board().opening() instanceof Opening.Terms;
        return new InPlay(
                s.contest().with(warnings).with(s.contest().book().restored()),
                LogPlace.of(recorded),
                s.board().after(e),
                e.clocks(),
                inTerms ? timing.stepBegun(at) : timing,
                Conduct.START,
                e.passes());
    }

    private static Started with(Started s, Recorded recorded, Book book) {
        return with(s, LogPlace.of(recorded), s.contest().with(book));
    }

    private static Started with(Started s, LogPlace place, Contest contest) {
        return switch (s) {
            case InPlay p -> new InPlay(contest, place, p.board(), p.clocks(), p.timing(), p.conduct(), p.passes());
            case Counting c ->
                new Counting(
                        contest,
                        place,
                        c.board(),
                        c.clocks(),
                        c.timing(),
                        c.limit(),
                        c.dead(),
                        c.acceptedBy(),
                        c.disputed());
            case Scoring c -> new Scoring(contest, place, c.board(), c.clocks(), c.dead());
            case Decided d -> new Decided(contest, place, d.board(), d.clocks(), d.result(), d.countSeq());
            case Ended e ->
                new Ended(contest, place, e.board(), e.clocks(), e.result(), e.countSeq(), e.endedAt(), e.recounting());
        };
    }
}
