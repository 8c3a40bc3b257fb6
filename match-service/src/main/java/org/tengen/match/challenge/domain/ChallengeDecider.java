package org.tengen.match.challenge.domain;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.tengen.contracts.match.PlayerId;
import org.tengen.match.challenge.domain.ChallengeAction.Decline;
import org.tengen.match.challenge.domain.ChallengeAction.Join;
import org.tengen.match.challenge.domain.ChallengeAction.Lapse;
import org.tengen.match.challenge.domain.ChallengeAction.Reveal;
import org.tengen.match.challenge.domain.ChallengeAction.Withdraw;
import org.tengen.match.challenge.domain.ChallengeDecision.Change;
import org.tengen.match.challenge.domain.ChallengeDecision.NothingToDo;
import org.tengen.match.challenge.domain.ChallengeDecision.Refuse;
import org.tengen.match.challenge.domain.ChallengeRejection.AlreadyStarted;
import org.tengen.match.challenge.domain.ChallengeRejection.ChallengeDeclined;
import org.tengen.match.challenge.domain.ChallengeRejection.ChallengeExpired;
import org.tengen.match.challenge.domain.ChallengeRejection.ChallengeWithdrawn;
import org.tengen.match.challenge.domain.ChallengeRejection.NotInvited;
import org.tengen.match.challenge.domain.ChallengeRejection.NotYourChallenge;
import org.tengen.match.challenge.domain.ChallengeRejection.NothingToReveal;
import org.tengen.match.challenge.domain.ChallengeState.Declined;
import org.tengen.match.challenge.domain.ChallengeState.Drawing;
import org.tengen.match.challenge.domain.ChallengeState.Expired;
import org.tengen.match.challenge.domain.ChallengeState.Open;
import org.tengen.match.challenge.domain.ChallengeState.Taken;
import org.tengen.match.challenge.domain.ChallengeState.Withdrawn;

/** Who may do what about a challenge, and when. */
public final class ChallengeDecider {
    private record On(ChallengeState state, ChallengeAction action) {}

    private ChallengeDecider() {}

    /**
     * What becomes of an action.
     *
     * @param at when the request came in
     * @param timeToReveal how long the players have to reveal their secrets once somebody has joined
     */
    public static ChallengeDecision decide(
            Challenge challenge, ChallengeAction action, Instant at, Duration timeToReveal) {
        return notForThem(challenge, action)
                .<ChallengeDecision>map(Refuse::new)
                .orElseGet(() -> decideForThem(challenge, action, at, timeToReveal));
    }

    /** What does not depend on what has become of the challenge. */
    private static Optional<ChallengeRejection> notForThem(Challenge challenge, ChallengeAction action) {
        return switch (action) {
            case Join(var player, var _) -> Joining.objection(challenge, player);
            case Decline(var player) ->
                isInvited(challenge, player) ? Optional.empty() : Optional.of(new NotInvited(player));
            case Withdraw(var player) ->
                player.equals(challenge.challenger()) ? Optional.empty() : Optional.of(new NotYourChallenge(player));
            case Reveal _, Lapse _ -> Optional.empty();
        };
    }

    private static ChallengeDecision decideForThem(
            Challenge challenge, ChallengeAction action, Instant at, Duration timeToReveal) {
        return switch (new On(challenge.state(), action)) {
            case On(Open _, Lapse _) when !challenge.isOver(at) -> new NothingToDo();
            case On(Open _, Lapse _) -> change(challenge, new Expired(challenge.expiresAt()));
            case On(Open _, ChallengeAction _)
            when challenge.isOver(at) -> new Refuse(new ChallengeExpired(challenge.expiresAt()));
            case On(Open _, Join a) -> Joining.join(challenge, a, at, at.plus(timeToReveal));
            case On(Open _, Decline _) -> change(challenge, new Declined(at));
            case On(Open _, Withdraw _) -> change(challenge, new Withdrawn(at));
            case On(Open _, Reveal _) -> new Refuse(new NothingToReveal());

            case On(Drawing s, Join a) -> Joining.joinAgain(s, a);
            case On(Drawing s, Reveal a) -> Revealing.reveal(challenge, s, a, at);
            case On(Drawing s, Lapse _) -> Revealing.lapse(challenge, s, at);
            case On(Drawing _, Decline _), On(Drawing _, Withdraw _) -> new Refuse(new AlreadyStarted());

            case On(Taken s, Join a) when a.player().equals(s.opponent()) -> new NothingToDo();
            case On(Taken s, Reveal a) when isDrawn(challenge) && plays(challenge, s, a.player()) -> new NothingToDo();
            case On(Taken _, Lapse _) -> new NothingToDo();
            case On(Taken _, ChallengeAction _) -> new Refuse(new AlreadyStarted());

            case On(Withdrawn _, Withdraw _), On(Declined _, Decline _) -> new NothingToDo();
            case On(Withdrawn _, Lapse _), On(Declined _, Lapse _), On(Expired _, Lapse _) -> new NothingToDo();
            case On(Withdrawn s, ChallengeAction _) -> new Refuse(new ChallengeWithdrawn(s.at()));
            case On(Declined s, ChallengeAction _) -> new Refuse(new ChallengeDeclined(s.at()));
            case On(Expired s, ChallengeAction _) -> new Refuse(new ChallengeExpired(s.at()));
        };
    }

    static ChallengeDecision change(Challenge challenge, ChallengeState next) {
        return new Change(challenge.with(next));
    }

    private static boolean isInvited(Challenge challenge, PlayerId player) {
        return challenge.invited().equals(Optional.of(player));
    }

    private static boolean isDrawn(Challenge challenge) {
        return challenge.colors() instanceof Colors.Nigiri;
    }

    private static boolean plays(Challenge challenge, Taken taken, PlayerId player) {
        return player.equals(challenge.challenger()) || player.equals(taken.opponent());
    }
}
