package org.tengen.match.challenge.rest;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.tengen.contracts.match.PlayerId;
import org.tengen.match.challenge.domain.Challenge;
import org.tengen.match.challenge.domain.ChallengeState.Drawing;
import org.tengen.match.challenge.domain.Colors;

/**
 * How far both players are with drawing the colours. No secret is told before both are revealed; the match shows them.
 *
 * @param challengerCommitment SHA-256 of the challenger's secret
 * @param joinedBy who has joined; null while nobody has
 * @param opponentCommitment SHA-256 of the secret of who has joined; null while nobody has
 * @param revealedBy who has revealed their secret
 * @param revealBy until when: who alone has revealed by then is black; where neither has, the server draws. Null while nobody
 *     has joined
 */
public record NigiriResponse(
        String challengerCommitment,
        @Nullable PlayerId joinedBy,
        @Nullable String opponentCommitment,
        List<PlayerId> revealedBy,
        @Nullable Instant revealBy) {
    static @Nullable NigiriResponse of(Challenge challenge) {
        if (!(challenge.colors() instanceof Colors.Nigiri nigiri)) {
            return null;
        }
        String commitment = nigiri.challenger().sha256();
        if (!(challenge.state() instanceof Drawing s)) {
            return new NigiriResponse(commitment, null, null, List.of(), null);
        }
        List<PlayerId> revealedBy = Stream.of(
                        s.challengerSecret().map(_ -> challenge.challenger()),
                        s.opponentSecret().map(_ -> s.opponent()))
                .flatMap(Optional::stream)
                .toList();
        return new NigiriResponse(commitment, s.opponent(), s.opponentCommitment(), revealedBy, s.revealBy());
    }
}
