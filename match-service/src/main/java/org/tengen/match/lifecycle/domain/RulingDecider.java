package org.tengen.match.lifecycle.domain;

import static org.tengen.match.lifecycle.domain.MatchDecider.append;
import static org.tengen.match.lifecycle.domain.MatchDecider.reject;

import java.util.Optional;
import java.util.function.Function;
import org.tengen.contracts.event.MatchEvent.AppealDecided;
import org.tengen.contracts.event.MatchEvent.CountImposed;
import org.tengen.contracts.event.MatchEvent.MatchEnded;
import org.tengen.contracts.event.MatchEvent.MoveLetStand;
import org.tengen.contracts.event.MatchEvent.PositionRestored;
import org.tengen.contracts.event.MatchEvent.RefereeEvent;
import org.tengen.contracts.event.MatchEvent.RefereeRuled;
import org.tengen.contracts.event.MatchEvent.TimeAdjusted;
import org.tengen.contracts.hash.PositionHash;
import org.tengen.contracts.match.Clocks;
import org.tengen.contracts.match.DeadStones;
import org.tengen.contracts.match.MatchResult;
import org.tengen.contracts.match.Ruling;
import org.tengen.contracts.match.TimeControl;
import org.tengen.match.lifecycle.domain.Decision.Restore;
import org.tengen.match.lifecycle.domain.MatchAction.Rule;
import org.tengen.match.lifecycle.domain.Rejection.AlreadyReplayed;
import org.tengen.match.lifecycle.domain.Rejection.CannotRestore;
import org.tengen.match.lifecycle.domain.Rejection.ClockDoesNotFit;
import org.tengen.match.lifecycle.domain.Rejection.NoDraws;
import org.tengen.match.lifecycle.domain.Rejection.NotCounting;
import org.tengen.match.lifecycle.domain.Rejection.NotEnded;

/** What each ruling leads to, and where it can be made. */
final class RulingDecider {
    private RulingDecider() {}

    /**
     * What is decided.
     *
     * @param says the event that says so: {@link RefereeRuled}, or {@link AppealDecided} in its place
     * @param clocks for a restored position, where they are set
     * @param replaced the ruling in whose place it is made; empty where it is a referee's
     */
    record Verdict(
            Function<Ruling, RefereeEvent> says,
            Ruling ruling,
            String reason,
            Optional<Clocks> clocks,
            Optional<Ruling> replaced) {
        static Verdict of(Rule a) {
            return new Verdict(
                    ruling -> new RefereeRuled(ruling, a.reason()),
                    a.ruling(),
                    a.reason(),
                    a.clocks(),
                    Optional.empty());
        }

        RefereeEvent event() {
            return says.apply(ruling);
        }
    }

    /** The verdict, and the event it leads to, in one append. */
    static Decision follow(Started s, Verdict verdict) {
        return refusal(s, verdict.ruling()).orElseGet(() -> followPossible(s, verdict));
    }

    /** Refuses what the match has no more of, or not at all: to be played again twice, and a draw where the terms exclude draws. */
    static Optional<Decision> refusal(Started s, Ruling ruling) {
        if (ruling instanceof Ruling.Replay) {
            return s.contest().replayedAs().map(replay -> reject(new AlreadyReplayed(replay)));
        }
        boolean draws = ruling.ends().orElse(null) instanceof MatchResult.Draw;
        return draws && s.contest().terms().withoutDraws() ? Optional.of(reject(new NoDraws())) : Optional.empty();
    }

    private static Decision followPossible(Started s, Verdict verdict) {
        return switch (verdict.ruling()) {
            case Ruling.RestorePosition r -> restore(s, r, verdict);
            case Ruling.LetStand _ ->
                append(verdict.event(), new MoveLetStand(s.board().moveNumber()));
            case Ruling.AdjustTime r -> adjustTime(s, r, verdict);
            case Ruling.SettleCount r -> settle(s, r, verdict);
            case Ruling.CorrectResult _ when !canCorrect(s, verdict.replaced()) -> reject(new NotEnded(s.phase()));
            case Ruling.DrawGame _,
                    Ruling.Replay _,
                    Ruling.Loss _,
                    Ruling.BothLose _,
                    Ruling.Annul _,
                    Ruling.CorrectResult _ ->
                append(verdict.event(), new MatchEnded(verdict.ruling().ends().orElseThrow()));
        };
    }

    /** Where play goes on there is no result, unless it goes on by a ruling that is being replaced. */
    static boolean canCorrect(Started s, Optional<Ruling> replaced) {
        return !(s instanceof InPlay)
                || replaced.filter(Ruling.RestorePosition.class::isInstance).isPresent();
    }

    /** The whole chains of these stones are dead, and nothing else is. */
    private static Decision settle(Started s, Ruling.SettleCount ruling, Verdict verdict) {
        if (!(s instanceof Counting c)) {
            return MatchDecider.unlessOver(s, new NotCounting(s.phase()));
        }
        return Settling.withoutStone(c, ruling.dead().vertices()).orElseGet(() -> {
            DeadStones dead = DeadStones.of(Settling.chains(c, ruling.dead().vertices()));
            return append(verdict.says().apply(new Ruling.SettleCount(dead)), new CountImposed(dead, dead.hash()));
        });
    }

    private static Decision restore(Started s, Ruling.RestorePosition ruling, Verdict verdict) {
        TimeControl control = s.contest().timeControl();
        if (ruling.moveNumber() > s.board().moveNumber()) {
            return reject(new CannotRestore(ruling.moveNumber(), s.board().moveNumber()));
        }
        boolean fit = verdict.clocks().stream()
                .allMatch(both -> ClockFit.fits(control, both.black()) && ClockFit.fits(control, both.white()));
        return fit
                ? new Restore(ruling.moveNumber(), verdict.event(), verdict.clocks())
                : reject(new ClockDoesNotFit(control));
    }

    /**
     * What restoring leads to.
     *
     * @param then the match as the log has it after the move, the last time before the next was made
     */
    static Decision restored(Restore r, InPlay then) {
        Board board = then.board();
        PositionRestored restored = new PositionRestored(
                r.moveNumber(),
                board.position(),
                PositionHash.of(board.position()),
                board.prisoners(),
                board.toPlay(),
                then.countingDue() ? 0 : then.passes(),
                r.clocks().orElse(then.clocks()));
        return append(r.decision(), restored);
    }

    private static Decision adjustTime(Started s, Ruling.AdjustTime ruling, Verdict verdict) {
        return switch (s) {
            case InPlay _, Counting _ -> {
                TimeControl control = s.contest().timeControl();
                boolean fits = !(control instanceof TimeControl.Untimed) && ClockFit.fits(control, ruling.clock());
                yield fits
                        ? append(verdict.event(), new TimeAdjusted(ruling.color(), ruling.clock(), verdict.reason()))
                        : reject(new ClockDoesNotFit(control));
            }
            case Scoring _, Decided _, Ended _ -> MatchDecider.notInPlay(s);
        };
    }
}
