package org.tengen.match.challenge.domain;

import static org.tengen.match.challenge.domain.ChallengeDecider.change;

import java.time.Instant;
import java.util.Optional;
import org.tengen.contracts.match.Commitment;
import org.tengen.contracts.match.PlayerId;
import org.tengen.match.challenge.domain.ChallengeAction.Reveal;
import org.tengen.match.challenge.domain.ChallengeDecision.NothingToDo;
import org.tengen.match.challenge.domain.ChallengeDecision.Refuse;
import org.tengen.match.challenge.domain.ChallengeRejection.AlreadyStarted;
import org.tengen.match.challenge.domain.ChallengeRejection.NotCommittedTo;
import org.tengen.match.challenge.domain.ChallengeState.Drawing;

/**
 * The draw of colours by both players (猜先). Neither secret is told before both are revealed, so that whoever is second
 * cannot choose whether to reveal by how it would come out; and whoever does not reveal has lost the draw.
 */
final class Revealing {
    private Revealing() {}

    static ChallengeDecision reveal(Challenge challenge, Drawing s, Reveal a, Instant at) {
        if (!at.isBefore(s.revealBy())) {
            return lapse(challenge, s, at);
        }
        if (a.player().equals(challenge.challenger())) {
            return revealed(challenge, s, nigiri(challenge).challenger(), a, s.challengerSecret(), at);
        }
        if (a.player().equals(s.opponent())) {
            return revealed(challenge, s, new Commitment(s.opponentCommitment()), a, s.opponentSecret(), at);
        }
        return new Refuse(new AlreadyStarted());
    }

    /** Nobody waits any longer: who has revealed has won; where neither has, the server's own draw takes the place of theirs. */
    static ChallengeDecision lapse(Challenge challenge, Drawing s, Instant at) {
        if (at.isBefore(s.revealBy())) {
            return new NothingToDo();
        }
        return Joining.taken(challenge, s.opponent(), s.revealBy(), drawnWithout(challenge, s));
    }

    private static Colors.Draw drawnWithout(Challenge challenge, Drawing s) {
        PlayerId challenger = challenge.challenger();
        Colors.Nigiri nigiri = nigiri(challenge);
        if (s.challengerSecret().isPresent()) {
            return nigiri.withheld(
                    challenger, s.opponentCommitment(), s.challengerSecret().get(), s.opponent());
        }
        return s.opponentSecret()
                .map(secret -> nigiri.withheld(challenger, s.opponentCommitment(), secret, challenger))
                .orElseGet(() -> nigiri.server().draw(challenger, s.opponent()));
    }

    private static ChallengeDecision revealed(
            Challenge challenge, Drawing s, Commitment commitment, Reveal a, Optional<String> before, Instant at) {
        if (!commitment.binds(a.secret())) {
            return new Refuse(new NotCommittedTo(commitment.sha256()));
        }
        return before.isPresent() ? new NothingToDo() : settle(challenge, with(challenge, s, a), at);
    }

    private static Drawing with(Challenge challenge, Drawing s, Reveal a) {
        boolean byChallenger = a.player().equals(challenge.challenger());
        return new Drawing(
                s.opponent(),
                s.opponentCommitment(),
                byChallenger ? Optional.of(a.secret()) : s.challengerSecret(),
                byChallenger ? s.opponentSecret() : Optional.of(a.secret()),
                s.revealBy());
    }

    private static ChallengeDecision settle(Challenge challenge, Drawing s, Instant at) {
        if (s.challengerSecret().isEmpty() || s.opponentSecret().isEmpty()) {
            return change(challenge, s);
        }
        Colors.Draw draw = nigiri(challenge)
                .draw(
                        challenge.challenger(),
                        s.challengerSecret().get(),
                        s.opponentCommitment(),
                        s.opponentSecret().get());
        return Joining.taken(challenge, s.opponent(), at, draw);
    }

    private static Colors.Nigiri nigiri(Challenge challenge) {
        if (challenge.colors() instanceof Colors.Nigiri nigiri) {
            return nigiri;
        }
        throw new IllegalStateException("Challenge " + challenge.id() + " is drawn by both players without nigiri");
    }
}
