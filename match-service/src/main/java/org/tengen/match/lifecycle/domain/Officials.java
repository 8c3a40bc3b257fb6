package org.tengen.match.lifecycle.domain;

import static org.tengen.match.lifecycle.domain.MatchDecider.reject;

import java.util.List;
import java.util.Optional;
import org.tengen.contracts.match.PlayerId;
import org.tengen.match.lifecycle.domain.MatchAction.ByOfficial;
import org.tengen.match.lifecycle.domain.MatchAction.ByTimekeeper;
import org.tengen.match.lifecycle.domain.MatchAction.DecideAppeal;
import org.tengen.match.lifecycle.domain.MatchAction.Rule;
import org.tengen.match.lifecycle.domain.MatchAction.RuleOnPause;
import org.tengen.match.lifecycle.domain.MatchAction.StartClock;
import org.tengen.match.lifecycle.domain.MatchAction.StopClock;
import org.tengen.match.lifecycle.domain.MatchAction.Warn;
import org.tengen.match.lifecycle.domain.Rejection.NobodyCalled;
import org.tengen.match.lifecycle.domain.Rejection.NotYourMatchToRule;
import org.tengen.match.lifecycle.domain.Rejection.OwnMatch;

/**
 * Which officials may act on a match: nobody who plays in it, and of the referees those its terms name. Where they name none,
 * every referee may, as long as something waits for one.
 */
final class Officials {
    private Officials() {}

    /** Refuses whoever may not decide; empty where they may. Whoever has decided last may rule otherwise. */
    static Optional<Decision> refusal(Started s, ByOfficial action) {
        return switch (action) {
            case DecideAppeal a -> ownMatch(s, a.official());
            case Rule a ->
                refusal(s, a.official(), a.general(), s.contest().book().decidedLast(a.official()));
            case Warn a -> refusal(s, a.official(), a.general(), false);
            case RuleOnPause a -> refusal(s, a.official(), a.general(), false);
        };
    }

    /** Refuses whoever may not keep the time; empty where they may. What a referee has stopped, any other may start again. */
    static Optional<Decision> refusal(Started s, ByTimekeeper action) {
        return switch (action) {
            case StopClock a -> refusal(s, a.official(), a.general(), false);
            case StartClock a -> refusal(s, a.official(), a.general(), true);
        };
    }

    /** @param uncalled whether nothing has to wait for a referee */
    private static Optional<Decision> refusal(Started s, PlayerId referee, boolean general, boolean uncalled) {
        return ownMatch(s, referee).or(() -> notTheirs(s.contest(), referee, general, uncalled));
    }

    private static Optional<Decision> ownMatch(Started s, PlayerId official) {
        return s.contest().seats().colorOf(official).map(_ -> reject(new OwnMatch(official)));
    }

    private static Optional<Decision> notTheirs(Contest contest, PlayerId referee, boolean general, boolean uncalled) {
        List<PlayerId> assigned = contest.terms().referees();
        if (general || assigned.contains(referee)) {
            return Optional.empty();
        }
        if (!assigned.isEmpty()) {
            return Optional.of(reject(new NotYourMatchToRule(referee)));
        }
        Book book = contest.book();
        return uncalled || !book.objections().isEmpty()
                ? Optional.empty()
                : Optional.of(reject(new NobodyCalled(book.lastAct())));
    }
}
