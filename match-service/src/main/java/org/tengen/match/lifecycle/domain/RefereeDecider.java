package org.tengen.match.lifecycle.domain;

import static org.tengen.match.lifecycle.domain.MatchDecider.append;
import static org.tengen.match.lifecycle.domain.MatchDecider.reject;

import java.time.Instant;
import java.util.Optional;
import org.tengen.contracts.event.MatchEvent.AppealDecided;
import org.tengen.contracts.event.MatchEvent.MatchEnded;
import org.tengen.contracts.event.MatchEvent.RefereeRuled;
import org.tengen.contracts.event.MatchEvent.WarningIssued;
import org.tengen.contracts.match.Ruling;
import org.tengen.engine.Color;
import org.tengen.match.lifecycle.domain.MatchAction.ByOfficial;
import org.tengen.match.lifecycle.domain.MatchAction.DecideAppeal;
import org.tengen.match.lifecycle.domain.MatchAction.OnSight;
import org.tengen.match.lifecycle.domain.MatchAction.Rule;
import org.tengen.match.lifecycle.domain.MatchAction.RuleOnPause;
import org.tengen.match.lifecycle.domain.MatchAction.Warn;
import org.tengen.match.lifecycle.domain.Rejection.AppealIsDecided;
import org.tengen.match.lifecycle.domain.Rejection.NoSuchAppeal;
import org.tengen.match.lifecycle.domain.Rejection.NotSoFar;
import org.tengen.match.lifecycle.domain.Rejection.OwnRuling;
import org.tengen.match.lifecycle.domain.Rejection.RuledMeanwhile;
import org.tengen.match.lifecycle.domain.RulingDecider.Verdict;

/** What referees and organizers may decide: nobody about a match they play, and nobody twice about the same. */
final class RefereeDecider {
    private RefereeDecider() {}

    static Decision decide(Started s, ByOfficial action, Instant receivedAt) {
        return Officials.refusal(s, action).orElseGet(() -> decideEntitled(s, action, receivedAt));
    }

    private static Decision decideEntitled(Started s, ByOfficial action, Instant receivedAt) {
        return switch (action) {
            case OnSight a -> unseen(s, a.seenSeq()).orElseGet(() -> decide(s, a));
            case RuleOnPause a -> PauseDecider.rule(s, a.granted(), receivedAt);
            case DecideAppeal a -> decideAppeal(s, a);
        };
    }

    /** A referee rules on what they saw; whatever was decided since, they have not seen. */
    private static Optional<Decision> unseen(Started s, int seenSeq) {
        LastAct last = s.contest().book().lastAct();
        if (seenSeq > s.seq()) {
            return Optional.of(reject(new NotSoFar(seenSeq, s.seq())));
        }
        return last.seq() > seenSeq ? Optional.of(reject(new RuledMeanwhile(last))) : Optional.empty();
    }

    private static Decision decide(Started s, OnSight action) {
        return switch (action) {
            case Warn a -> warn(s, a);
            case Rule a -> RulingDecider.follow(s, Verdict.of(a));
        };
    }

    private static Decision warn(Started s, Warn a) {
        return switch (s) {
            case InPlay _, Counting _ -> warn(s.contest().warnings(), a);
            case Scoring _, Decided _, Ended _ -> MatchDecider.notInPlay(s);
        };
    }

    /** The second running loses, by a ruling of its own, which can be appealed. */
    private static Decision warn(Warnings before, Warn a) {
        Color color = a.color();
        Warnings warnings = before.warned(color);
        WarningIssued warning = new WarningIssued(color, a.reason(), warnings.running(color));
        if (!warnings.lose(color)) {
            return append(warning);
        }
        Ruling loss = new Ruling.Loss(color);
        RefereeRuled ruled = new RefereeRuled(loss, "Warned twice running");
        return append(warning, ruled, new MatchEnded(loss.ends().orElseThrow()));
    }

    /** One level: what an organizer decides is final. */
    private static Decision decideAppeal(Started s, DecideAppeal a) {
        Book book = s.contest().book();
        Optional<Appeal> found = book.appeal(a.appealSeq());
        if (found.isEmpty()) {
            return reject(new NoSuchAppeal(a.appealSeq()));
        }
        Appeal appeal = found.get();
        if (!appeal.waits()) {
            return reject(new AppealIsDecided(appeal));
        }
        RulingMade ruling = book.ruling(appeal.rulingSeq()).orElseThrow();
        return ruling.referee().equals(a.official())
                ? reject(new OwnRuling(appeal.rulingSeq()))
                : a.replacement()
                        .map(instead -> replace(s, ruling, instead, a))
                        .orElseGet(() -> append(decided(ruling, Optional.empty(), a)));
    }

    /** Nothing is left of the ruling, and what is ruled instead follows as if a referee had. */
    private static Decision replace(Started s, RulingMade ruling, Ruling instead, DecideAppeal a) {
        Verdict verdict = new Verdict(
                by -> decided(ruling, Optional.of(by), a),
                instead,
                a.reason(),
                a.clocks(),
                Optional.of(ruling.ruling()));
        return RulingDecider.refusal(s, instead)
                .or(() -> Replacement.refusal(s, ruling, instead, a))
                .orElseGet(() -> RulingDecider.follow(s, verdict));
    }

    private static AppealDecided decided(RulingMade ruling, Optional<Ruling> replacement, DecideAppeal a) {
        return new AppealDecided(ruling.seq(), replacement.isEmpty(), replacement, a.reason());
    }
}
