package org.tengen.match.challenge.domain;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.tengen.contracts.event.MatchEvent.MatchStarted;
import org.tengen.contracts.hash.Sha256;
import org.tengen.contracts.match.ColorDraw;
import org.tengen.contracts.match.Commitment;
import org.tengen.contracts.match.MatchId;
import org.tengen.contracts.match.MatchTerms;
import org.tengen.contracts.match.PlayerId;
import org.tengen.contracts.match.Seats;
import org.tengen.contracts.match.TimeControl;
import org.tengen.contracts.match.UndoPolicy;
import org.tengen.contracts.match.Visibility;
import org.tengen.engine.BoardSize;
import org.tengen.engine.Color;
import org.tengen.engine.rules.Handicap;
import org.tengen.engine.rules.Rulesets;
import org.tengen.match.challenge.domain.ChallengeAction.Decline;
import org.tengen.match.challenge.domain.ChallengeAction.Join;
import org.tengen.match.challenge.domain.ChallengeAction.Lapse;
import org.tengen.match.challenge.domain.ChallengeAction.Reveal;
import org.tengen.match.challenge.domain.ChallengeAction.Withdraw;
import org.tengen.match.challenge.domain.ChallengeState.Taken;

/** What becomes of a challenge, row by row. */
class ChallengeDeciderTest {
    private static final PlayerId ALICE = new PlayerId("alice");
    private static final PlayerId BOB = new PlayerId("bob");
    private static final PlayerId CAROL = new PlayerId("carol");
    private static final PlayerId RITA = new PlayerId("rita");
    private static final Instant CREATED = Instant.parse("2026-01-01T00:00:00Z");
    private static final Instant EXPIRES = CREATED.plusSeconds(3600);
    private static final Instant NOW = CREATED.plusSeconds(60);
    private static final Duration TO_REVEAL = Duration.ofMinutes(2);
    private static final Instant REVEAL_BY = NOW.plus(TO_REVEAL);
    private static final String ALICES = "alice's long secret";
    private static final String BOBS = "bob's long secret";
    private static final Colors BLACK = new Colors.Named(Color.BLACK);
    private static final Colors.Nigiri NIGIRI =
            new Colors.Nigiri(Commitment.to(ALICES), new Colors.Drawn("0123456789abcdef".repeat(4)));

    @Test
    void whoever_joins_first_has_the_seat_and_the_next_hears_so() {
        Challenge taken = after(open(BLACK), join(BOB));

        assertThat(((Taken) taken.state()).opponent()).isEqualTo(BOB);
        refused(taken, join(CAROL), new ChallengeRejection.AlreadyStarted());
        unchanged(taken, join(BOB));
    }

    @Test
    void the_challenger_withdraws_and_who_comes_later_hears_so() {
        Challenge withdrawn = after(open(BLACK), new Withdraw(ALICE));

        refused(withdrawn, join(BOB), new ChallengeRejection.ChallengeWithdrawn(NOW));
        unchanged(withdrawn, new Withdraw(ALICE));
        refused(open(BLACK), new Withdraw(BOB), new ChallengeRejection.NotYourChallenge(BOB));
    }

    @Test
    void what_is_taken_can_be_neither_withdrawn_nor_declined() {
        Challenge taken = after(invited(BOB, BLACK), join(BOB));

        refused(taken, new Withdraw(ALICE), new ChallengeRejection.AlreadyStarted());
        refused(taken, new Decline(BOB), new ChallengeRejection.AlreadyStarted());
    }

    @Test
    void the_one_invited_declines_and_nobody_else() {
        Challenge declined = after(invited(BOB, BLACK), new Decline(BOB));

        refused(declined, join(BOB), new ChallengeRejection.ChallengeDeclined(NOW));
        refused(declined, new Withdraw(ALICE), new ChallengeRejection.ChallengeDeclined(NOW));
        unchanged(declined, new Decline(BOB));
        refused(invited(BOB, BLACK), new Decline(CAROL), new ChallengeRejection.NotInvited(CAROL));
        refused(open(BLACK), new Decline(CAROL), new ChallengeRejection.NotInvited(CAROL));
    }

    @Test
    void a_challenge_expires_at_its_time_whether_or_not_somebody_has_looked() {
        refusedAt(EXPIRES, open(BLACK), join(BOB), new ChallengeRejection.ChallengeExpired(EXPIRES));
        assertThat(decide(open(BLACK), join(BOB), EXPIRES.minusMillis(1))).isInstanceOf(ChallengeDecision.Change.class);
        unchanged(open(BLACK), new Lapse());

        Challenge expired = after(open(BLACK), new Lapse(), EXPIRES.plusSeconds(5));
        assertThat(expired.state()).isEqualTo(new ChallengeState.Expired(EXPIRES));
        refused(expired, join(BOB), new ChallengeRejection.ChallengeExpired(EXPIRES));
        unchanged(expired, new Lapse());
    }

    @Test
    void nobody_plays_a_match_they_rule_on() {
        Challenge challenge = challenge(Optional.empty(), BLACK, agreed(List.of(RITA)));

        refused(challenge, join(RITA), new ChallengeRejection.RefereeCannotPlay(RITA));
    }

    @Test
    void what_was_agreed_stands_in_the_first_event() {
        Challenge taken = after(challenge(Optional.empty(), BLACK, agreed(List.of(RITA))), join(BOB));

        assertThat(start(taken).terms()).isEqualTo(agreed(List.of(RITA)));
    }

    /** spec REFEREE.md: colours drawn before the game (猜先). */
    @Test
    void nigiri_by_commit_and_reveal_is_decided_by_parity_and_reproducible_from_match_started() {
        Challenge drawing = after(open(NIGIRI), commit(BOB, BOBS));
        Challenge half = after(drawing, new Reveal(BOB, BOBS));
        Challenge taken = after(half, new Reveal(ALICE, ALICES));

        MatchStarted start = start(taken);
        assertThat(start.colorDraw()).isInstanceOfSatisfying(ColorDraw.Nigiri.class, draw -> {
            assertThat(Sha256.ofText(draw.challengerSecret())).isEqualTo(draw.challengerCommitment());
            assertThat(Sha256.ofText(draw.opponentSecret())).isEqualTo(draw.opponentCommitment());
            BigInteger number =
                    new BigInteger(Sha256.ofText(draw.challengerSecret() + "|" + draw.opponentSecret()), 16);
            Color expected = number.testBit(0) ? Color.WHITE : Color.BLACK;
            assertThat(draw.challengerColor()).isEqualTo(expected);
            assertThat(start.seats().of(expected)).isEqualTo(ALICE);
        });
    }

    @Test
    void who_joins_a_nigiri_commits_to_a_secret_of_their_own() {
        refused(open(NIGIRI), join(BOB), new ChallengeRejection.CommitmentNeeded());
        refused(open(NIGIRI), commit(BOB, ALICES), new ChallengeRejection.CommitmentCopied());
    }

    @Test
    void only_the_secret_committed_to_can_be_revealed_and_only_once_somebody_has_joined() {
        Challenge drawing = after(open(NIGIRI), commit(BOB, BOBS));

        refused(drawing, new Reveal(BOB, "another long secret"), notCommitted(BOBS));
        refused(drawing, new Reveal(BOB, ALICES), notCommitted(BOBS));
        refused(drawing, new Reveal(CAROL, BOBS), new ChallengeRejection.AlreadyStarted());
        refused(open(NIGIRI), new Reveal(ALICE, ALICES), new ChallengeRejection.NothingToReveal());
        unchanged(after(drawing, new Reveal(BOB, BOBS)), new Reveal(BOB, BOBS));
        refused(after(open(BLACK), join(BOB)), new Reveal(BOB, BOBS), new ChallengeRejection.AlreadyStarted());
    }

    @Test
    void once_somebody_has_joined_a_nigiri_the_seats_are_taken() {
        Challenge drawing = after(invited(BOB, NIGIRI), commit(BOB, BOBS));

        unchanged(drawing, commit(BOB, BOBS));
        refused(drawing, new Withdraw(ALICE), new ChallengeRejection.AlreadyStarted());
        refused(drawing, new Decline(BOB), new ChallengeRejection.AlreadyStarted());
        refused(
                after(open(NIGIRI), commit(BOB, BOBS)),
                commit(CAROL, "c".repeat(20)),
                new ChallengeRejection.AlreadyStarted());
    }

    @Test
    void nobody_reveals_in_time_so_the_servers_own_committed_draw_decides() {
        Challenge drawing = after(open(NIGIRI), commit(BOB, BOBS));
        unchanged(drawing, new Lapse());

        Challenge taken = after(drawing, new Lapse(), REVEAL_BY);

        assertThat(start(taken).colorDraw()).isInstanceOfSatisfying(ColorDraw.ServerDraw.class, draw -> {
            assertThat(draw.commitment()).isEqualTo(NIGIRI.server().commitment());
            assertThat(Sha256.ofText(draw.secret())).isEqualTo(draw.commitment());
        });
    }

    /** Whoever wins the draw is black. So nobody gains by not revealing, and nobody needs the server's word. */
    @Test
    void one_who_alone_reveals_in_time_has_won_the_draw() {
        Challenge bobs = after(after(open(NIGIRI), commit(BOB, BOBS)), new Reveal(BOB, BOBS));
        MatchStarted start = start(after(bobs, new Lapse(), REVEAL_BY));

        assertThat(start.seats()).isEqualTo(new Seats(BOB, ALICE));
        assertThat(start.colorDraw()).isInstanceOfSatisfying(ColorDraw.NigiriWithheld.class, draw -> {
            assertThat(draw.challenger()).isEqualTo(ALICE);
            assertThat(draw.challengerCommitment()).isEqualTo(Sha256.ofText(ALICES));
            assertThat(Sha256.ofText(draw.secret())).isEqualTo(draw.opponentCommitment());
            assertThat(draw.withheldBy()).isEqualTo(ALICE);
            assertThat(draw.challengerColor()).isEqualTo(Color.WHITE);
        });

        Challenge alices = after(after(open(NIGIRI), commit(BOB, BOBS)), new Reveal(ALICE, ALICES));
        start = start(after(alices, new Lapse(), REVEAL_BY));
        assertThat(start.seats()).isEqualTo(new Seats(ALICE, BOB));
        assertThat(start.colorDraw()).isInstanceOfSatisfying(ColorDraw.NigiriWithheld.class, draw -> {
            assertThat(Sha256.ofText(draw.secret())).isEqualTo(draw.challengerCommitment());
            assertThat(draw.withheldBy()).isEqualTo(BOB);
            assertThat(draw.challengerColor()).isEqualTo(Color.BLACK);
        });
    }

    @Test
    void a_secret_revealed_at_the_deadline_comes_too_late() {
        Challenge half = after(after(open(NIGIRI), commit(BOB, BOBS)), new Reveal(BOB, BOBS));

        assertThat(start(after(half, new Reveal(ALICE, ALICES), REVEAL_BY)).colorDraw())
                .isInstanceOf(ColorDraw.NigiriWithheld.class);
        assertThat(start(after(half, new Reveal(ALICE, ALICES), REVEAL_BY.minusMillis(1)))
                        .colorDraw())
                .isInstanceOf(ColorDraw.Nigiri.class);
    }

    private static ChallengeRejection notCommitted(String secret) {
        return new ChallengeRejection.NotCommittedTo(Sha256.ofText(secret));
    }

    private static Join join(PlayerId player) {
        return new Join(player, Optional.empty());
    }

    private static Join commit(PlayerId player, String secret) {
        return new Join(player, Optional.of(Commitment.to(secret)));
    }

    private static ChallengeDecision decide(Challenge challenge, ChallengeAction action, Instant at) {
        return ChallengeDecider.decide(challenge, action, at, TO_REVEAL);
    }

    private static Challenge after(Challenge challenge, ChallengeAction action) {
        return after(challenge, action, NOW);
    }

    private static Challenge after(Challenge challenge, ChallengeAction action, Instant at) {
        ChallengeDecision decision = decide(challenge, action, at);
        assertThat(decision).isInstanceOf(ChallengeDecision.Change.class);
        return ((ChallengeDecision.Change) decision).to();
    }

    private static void unchanged(Challenge challenge, ChallengeAction action) {
        assertThat(decide(challenge, action, NOW)).isEqualTo(new ChallengeDecision.NothingToDo());
    }

    private static void refused(Challenge challenge, ChallengeAction action, ChallengeRejection reason) {
        refusedAt(NOW, challenge, action, reason);
    }

    private static void refusedAt(Instant at, Challenge challenge, ChallengeAction action, ChallengeRejection reason) {
        assertThat(decide(challenge, action, at)).isEqualTo(new ChallengeDecision.Refuse(reason));
    }

    private static MatchStarted start(Challenge challenge) {
        assertThat(challenge.state()).isInstanceOf(Taken.class);
        return challenge.start((Taken) challenge.state());
    }

    private static Challenge open(Colors colors) {
        return challenge(Optional.empty(), colors, MatchTerms.USUAL);
    }

    private static Challenge invited(PlayerId player, Colors colors) {
        return challenge(Optional.of(player), colors, MatchTerms.USUAL);
    }

    private static MatchTerms agreed(List<PlayerId> referees) {
        return new MatchTerms(UndoPolicy.STRICT, true, Visibility.PRIVATE, referees, 1, 2, 3, 4, 5);
    }

    private static Challenge challenge(Optional<PlayerId> invited, Colors colors, MatchTerms agreed) {
        Terms terms = Terms.of(
                Rulesets.JAPANESE,
                BoardSize.square(19),
                Optional.empty(),
                Handicap.NONE,
                new TimeControl.Untimed(),
                agreed);
        MatchId id = MatchId.parse("019a8f4e-6f00-7000-8000-000000000001");
        return new Challenge(id, ALICE, invited, colors, terms, CREATED, EXPIRES, new ChallengeState.Open());
    }
}
