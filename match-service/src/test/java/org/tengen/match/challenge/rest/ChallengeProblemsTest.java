package org.tengen.match.challenge.rest;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tengen.contracts.match.PlayerId;
import org.tengen.match.challenge.domain.ChallengeRejection;
import org.tengen.match.support.ProblemDocs;

class ChallengeProblemsTest {
    private static final Instant AT = Instant.parse("2026-01-01T12:00:00Z");

    static Stream<ChallengeRejection> every_rejection() {
        return Stream.of(
                new ChallengeRejection.NotInvited(new PlayerId("carol")),
                new ChallengeRejection.OwnChallenge(),
                new ChallengeRejection.NotYourChallenge(new PlayerId("carol")),
                new ChallengeRejection.RefereeCannotPlay(new PlayerId("rita")),
                new ChallengeRejection.AlreadyStarted(),
                new ChallengeRejection.ChallengeWithdrawn(AT),
                new ChallengeRejection.ChallengeDeclined(AT),
                new ChallengeRejection.ChallengeExpired(AT),
                new ChallengeRejection.CommitmentNeeded(),
                new ChallengeRejection.CommitmentCopied(),
                new ChallengeRejection.NothingToReveal(),
                new ChallengeRejection.NotCommittedTo("ab".repeat(32)));
    }

    @ParameterizedTest
    @MethodSource("every_rejection")
    void is_documented_with_an_example(ChallengeRejection rejection) {
        ProblemDocs.assertDocumented(ChallengeProblems.of(rejection));
    }

    @Test
    void no_rejection_is_forgotten_here() {
        assertThat(every_rejection().map(Object::getClass))
                .containsExactlyInAnyOrder(ChallengeRejection.class.getPermittedSubclasses());
    }
}
