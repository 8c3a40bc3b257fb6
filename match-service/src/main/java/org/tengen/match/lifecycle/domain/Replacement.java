package org.tengen.match.lifecycle.domain;

import static org.tengen.match.lifecycle.domain.MatchDecider.reject;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.tengen.contracts.match.MatchResult;
import org.tengen.contracts.match.Ruling;
import org.tengen.contracts.match.TimeControl;
import org.tengen.match.lifecycle.domain.MatchAction.DecideAppeal;
import org.tengen.match.lifecycle.domain.Rejection.DoesNotReplace;

/**
 * What replaces a ruling that was appealed: a ruling after which nothing is left of what that has led to. Where it has ended the
 * match, the match ends otherwise or goes on from a position; where it has set a clock, that clock is set otherwise.
 */
final class Replacement {
    private Replacement() {}

    /** Refuses a replacement after which all would be as the appealed ruling has made it. */
    static Optional<Decision> refusal(Started s, RulingMade appealed, Ruling instead, DecideAppeal a) {
        Ruling ruling = appealed.ruling();
        boolean replaces = canReplace(s, ruling, instead.kind()) && !leadsToTheSame(s, ruling, instead, a);
        return replaces
                ? Optional.empty()
                : Optional.of(reject(new DoesNotReplace(appealed, instead, replacing(s, ruling))));
    }

    /** The kinds of which one at least would replace a ruling now. */
    private static List<Ruling.Kind> replacing(Started s, Ruling appealed) {
        return Stream.of(Ruling.Kind.values())
                .filter(kind -> canReplace(s, appealed, kind))
                .toList();
    }

    private static boolean canReplace(Started s, Ruling appealed, Ruling.Kind kind) {
        Optional<MatchResult> result = result(s, appealed);
        return switch (kind) {
            case LET_STAND -> false;
            case RESTORE_POSITION, LOSS -> true;
            case DRAW -> !s.contest().terms().withoutDraws() && !result.equals(new Ruling.DrawGame().ends());
            case BOTH_LOSE -> !result.equals(new Ruling.BothLose().ends());
            case ANNUL -> !result.equals(new Ruling.Annul().ends());
            case REPLAY -> s.contest().replayedAs().isEmpty();
            case ADJUST_TIME -> clocksRunOn(s) && !endsOrRestores(appealed);
            case CORRECT_RESULT -> RulingDecider.canCorrect(s, Optional.of(appealed));
            case SETTLE_COUNT -> s instanceof Counting;
        };
    }

    private static boolean leadsToTheSame(Started s, Ruling appealed, Ruling instead, DecideAppeal a) {
        return switch (instead) {
            case Ruling.RestorePosition r -> r.equals(appealed) && a.clocks().isEmpty();
            case Ruling.AdjustTime r ->
                appealed instanceof Ruling.AdjustTime(var color, var clock)
                        && (r.color() != color || r.clock().equals(clock));
            case Ruling.LetStand _ -> true;
            case Ruling.Replay _, Ruling.SettleCount _ -> false;
            case Ruling.DrawGame _, Ruling.Loss _, Ruling.BothLose _, Ruling.Annul _, Ruling.CorrectResult _ ->
                instead.ends().equals(result(s, appealed));
        };
    }

    /** The result that the match has by a ruling, or that it has let stand or be counted. */
    private static Optional<MatchResult> result(Started s, Ruling ruling) {
        return switch (ruling) {
            case Ruling.LetStand _, Ruling.SettleCount _ ->
                s instanceof Ended e ? Optional.of(e.result()) : Optional.empty();
            case Ruling.RestorePosition _,
                    Ruling.DrawGame _,
                    Ruling.Replay _,
                    Ruling.Loss _,
                    Ruling.BothLose _,
                    Ruling.Annul _,
                    Ruling.AdjustTime _,
                    Ruling.CorrectResult _ -> ruling.ends();
        };
    }

    private static boolean endsOrRestores(Ruling ruling) {
        return switch (ruling) {
            case Ruling.LetStand _, Ruling.AdjustTime _ -> false;
            case Ruling.RestorePosition _,
                    Ruling.DrawGame _,
                    Ruling.Replay _,
                    Ruling.Loss _,
                    Ruling.BothLose _,
                    Ruling.Annul _,
                    Ruling.CorrectResult _,
                    Ruling.SettleCount _ -> true;
        };
    }

    private static boolean clocksRunOn(Started s) {
        return (s instanceof InPlay || s instanceof Counting)
                && !(s.contest().timeControl() instanceof TimeControl.Untimed);
    }
}
