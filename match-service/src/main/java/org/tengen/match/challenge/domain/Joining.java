package org.tengen.match.challenge.domain;

import static org.tengen.match.challenge.domain.ChallengeDecider.change;

import java.time.Instant;
import java.util.Optional;
import org.tengen.contracts.match.Commitment;
import org.tengen.contracts.match.PlayerId;
import org.tengen.match.challenge.domain.ChallengeAction.Join;
import org.tengen.match.challenge.domain.ChallengeDecision.NothingToDo;
import org.tengen.match.challenge.domain.ChallengeDecision.Refuse;
import org.tengen.match.challenge.domain.ChallengeRejection.AlreadyStarted;
import org.tengen.match.challenge.domain.ChallengeRejection.CommitmentCopied;
import org.tengen.match.challenge.domain.ChallengeRejection.CommitmentNeeded;
import org.tengen.match.challenge.domain.ChallengeRejection.NotInvited;
import org.tengen.match.challenge.domain.ChallengeRejection.OwnChallenge;
import org.tengen.match.challenge.domain.ChallengeRejection.RefereeCannotPlay;
import org.tengen.match.challenge.domain.ChallengeState.Drawing;
import org.tengen.match.challenge.domain.ChallengeState.Taken;

/** Taking a seat. */
final class Joining {
    private Joining() {}

    /** Why this player can never take the seat; empty where they can. */
    static Optional<ChallengeRejection> objection(Challenge challenge, PlayerId player) {
        if (player.equals(challenge.challenger())) {
            return Optional.of(new OwnChallenge());
        }
        if (challenge.invited().isPresent() && !challenge.invited().get().equals(player)) {
            return Optional.of(new NotInvited(player));
        }
        return challenge.terms().agreed().referees().contains(player)
                ? Optional.of(new RefereeCannotPlay(player))
                : Optional.empty();
    }

    /** The seat is free: the match begins, or the players draw first. */
    static ChallengeDecision join(Challenge challenge, Join a, Instant at, Instant revealBy) {
        return switch (challenge.colors()) {
            case Colors.Named named -> taken(challenge, a.player(), at, named.draw());
            case Colors.Drawn drawn -> taken(challenge, a.player(), at, drawn.draw(challenge.challenger(), a.player()));
            case Colors.Nigiri nigiri ->
                a.commitment()
                        .map(commitment -> draw(challenge, nigiri, a.player(), commitment, revealBy))
                        .orElseGet(() -> new Refuse(new CommitmentNeeded()));
        };
    }

    /** The same request again, or somebody else. */
    static ChallengeDecision joinAgain(Drawing s, Join a) {
        boolean same = s.opponent().equals(a.player())
                && a.commitment().map(Commitment::sha256).equals(Optional.of(s.opponentCommitment()));
        return same ? new NothingToDo() : new Refuse(new AlreadyStarted());
    }

    static ChallengeDecision taken(Challenge challenge, PlayerId opponent, Instant at, Colors.Draw draw) {
        return change(challenge, new Taken(opponent, at, draw.how(), draw.challenger()));
    }

    private static ChallengeDecision draw(
            Challenge challenge, Colors.Nigiri nigiri, PlayerId opponent, Commitment commitment, Instant revealBy) {
        if (commitment.equals(nigiri.challenger())) {
            return new Refuse(new CommitmentCopied());
        }
        return change(
                challenge, new Drawing(opponent, commitment.sha256(), Optional.empty(), Optional.empty(), revealBy));
    }
}
