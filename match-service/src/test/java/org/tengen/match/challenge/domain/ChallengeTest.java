package org.tengen.match.challenge.domain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tengen.contracts.event.MatchEvent.MatchStarted;
import org.tengen.contracts.hash.Sha256;
import org.tengen.contracts.match.ColorDraw;
import org.tengen.contracts.match.DrawRule;
import org.tengen.contracts.match.MatchId;
import org.tengen.contracts.match.MatchTerms;
import org.tengen.contracts.match.NoResultRule;
import org.tengen.contracts.match.PlayerId;
import org.tengen.contracts.match.Seats;
import org.tengen.contracts.match.TieRule;
import org.tengen.contracts.match.TimeControl;
import org.tengen.engine.BoardSize;
import org.tengen.engine.Color;
import org.tengen.engine.Komi;
import org.tengen.engine.Vertex;
import org.tengen.engine.rules.Handicap;
import org.tengen.engine.rules.Ruleset;
import org.tengen.engine.rules.Rulesets;

class ChallengeTest {
    private static final PlayerId ALICE = new PlayerId("alice");
    private static final PlayerId BOB = new PlayerId("bob");
    private static final PlayerId CAROL = new PlayerId("carol");

    @Test
    void whoever_comes_may_join_an_open_challenge() {
        MatchStarted start = start(challenge(Optional.empty(), new Colors.Named(Color.WHITE), even()), BOB);

        assertThat(start.seats()).isEqualTo(new Seats(BOB, ALICE));
        assertThat(start.colorDraw()).isEqualTo(new ColorDraw.Named());
    }

    @Test
    void only_the_one_invited_may_join_a_named_challenge() {
        Challenge challenge = challenge(Optional.of(BOB), new Colors.Named(Color.BLACK), even());

        assertThat(join(challenge, CAROL))
                .isEqualTo(new ChallengeDecision.Refuse(new ChallengeRejection.NotInvited(CAROL)));
        assertThat(join(challenge, BOB)).isInstanceOf(ChallengeDecision.Change.class);
    }

    @Test
    void nobody_plays_against_themselves() {
        Challenge challenge = challenge(Optional.empty(), new Colors.Named(Color.BLACK), even());

        assertThat(join(challenge, ALICE))
                .isEqualTo(new ChallengeDecision.Refuse(new ChallengeRejection.OwnChallenge()));
        assertThatThrownBy(() -> challenge(Optional.of(ALICE), new Colors.Named(Color.BLACK), even()))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void the_colour_draw_can_be_checked_by_anybody() {
        Colors.Drawn drawn = new Colors.Drawn("0123456789abcdef".repeat(4));
        MatchStarted start = start(challenge(Optional.empty(), drawn, even()), BOB);

        assertThat(start.colorDraw()).isInstanceOfSatisfying(ColorDraw.ServerDraw.class, draw -> {
            assertThat(Sha256.ofText(draw.secret()))
                    .isEqualTo(draw.commitment())
                    .isEqualTo(drawn.commitment());
            BigInteger number = new BigInteger(Sha256.ofText(draw.secret() + "|alice|bob"), 16);
            Color expected = number.testBit(0) ? Color.WHITE : Color.BLACK;
            assertThat(draw.challengerColor()).isEqualTo(expected);
            assertThat(start.seats().of(expected)).isEqualTo(ALICE);
        });
    }

    @Test
    void the_draw_gives_each_colour_about_half_the_time() {
        long black = IntStream.range(0, 1000)
                .mapToObj(i -> new Colors.Drawn(Sha256.ofText("secret " + i)))
                .filter(drawn -> drawn.draw(ALICE, BOB).challenger() == Color.BLACK)
                .count();

        assertThat(black).isBetween(400L, 600L);
    }

    @Test
    void handicap_stones_stand_on_the_star_points_and_white_plays_first() {
        MatchStarted start = start(challenge(Optional.empty(), new Colors.Named(Color.BLACK), terms(19, 2)), BOB);

        assertThat(start.setupBlack()).containsExactly(Vertex.parse("D4"), Vertex.parse("Q16"));
        assertThat(start.toPlay()).isEqualTo(Color.WHITE);
        assertThat(start.komi()).isEqualTo(Komi.ZERO);
    }

    @Test
    void a_handicap_of_one_is_no_stone_and_half_a_point() {
        MatchStarted start = start(challenge(Optional.empty(), new Colors.Named(Color.BLACK), terms(19, 1)), BOB);

        assertThat(start.setupBlack()).isEmpty();
        assertThat(start.toPlay()).isEqualTo(Color.BLACK);
        assertThat(start.komi()).isEqualTo(Komi.ofHalfPoints(1));
    }

    @Test
    void a_board_without_star_points_has_no_handicap_stones() {
        assertThat(Terms.usualPlacement(BoardSize.square(10), 2)).isEqualTo(Handicap.Kind.FREE);
        assertThat(Terms.usualPlacement(BoardSize.square(19), 9)).isEqualTo(Handicap.Kind.FIXED);
        assertThat(Terms.usualPlacement(BoardSize.square(19), 10)).isEqualTo(Handicap.Kind.FREE);
        assertThatThrownBy(() -> terms(10, 2))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("10x10");
    }

    @Test
    void free_handicap_stones_are_still_to_be_put_down_by_black() {
        Terms terms = terms(10, new Handicap(3, Handicap.Kind.FREE));
        MatchStarted start = start(challenge(Optional.empty(), new Colors.Named(Color.BLACK), terms), BOB);

        assertThat(start.setupBlack()).isEmpty();
        assertThat(start.toPlay()).isEqualTo(Color.BLACK);
        assertThat(start.handicap()).isEqualTo(3);
        assertThat(start.handicapPlacement()).isEqualTo(Handicap.Kind.FREE);
        assertThat(start.komi()).isEqualTo(Komi.ZERO);
    }

    @Test
    void seat_stones_stand_before_the_first_move() {
        Terms terms = Terms.of(
                Rulesets.named("ancient-chinese").orElseThrow(),
                BoardSize.square(19),
                Optional.empty(),
                Handicap.NONE,
                new TimeControl.Untimed(),
                MatchTerms.USUAL);
        MatchStarted start = start(challenge(Optional.empty(), new Colors.Named(Color.BLACK), terms), BOB);

        assertThat(start.setupBlack()).hasSize(2);
        assertThat(start.setupWhite()).hasSize(2);
        assertThat(start.toPlay()).isEqualTo(Color.WHITE);
    }

    /** Each komi that is refused leaves a count that may come out equal; the message says what would be right. */
    @ParameterizedTest
    @CsvSource({
        "new-zealand, , 0, 'komi of 7 ', '6.5 or 7.5'",
        "chinese, 14, 0, 'komi of 7 ', '6.5 or 7.5'",
        "chinese, , 2, 'komi of 0 ', '-0.5 or 0.5'",
        "ancient-chinese, , 0, 'komi of 0 ', '-0.5 or 0.5'",
        "button, , 0, 'komi of 7.5 ', '7 or 8'",
        "button, 1, 0, 'komi of 0.5 ', '0 or 1'",
    })
    void without_draws_komi_leaves_no_count_equal(
            String ruleset, @Nullable Integer komi, int handicap, String given, String right) {
        assertThatThrownBy(() -> withoutDraws(ruleset, komi, handicap, Optional.empty()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(given)
                .hasMessageContaining(right)
                .hasMessageContaining("terms.ties");
        assertThat(withoutDraws(ruleset, komi, handicap, Optional.of(TieRule.WHITE_WINS)))
                .as("where the terms say who wins an equal count")
                .isNotNull();
    }

    @ParameterizedTest
    @CsvSource({
        "chinese, , 0",
        "japanese, , 0",
        "chinese, , 1",
        "chinese, -1, 4",
        "ing, 15, 0",
        "button, 14, 0",
        "button, 0, 2",
        "free-placement, , 0",
    })
    void without_draws_a_match_is_offered_where_something_decides(
            String ruleset, @Nullable Integer komi, int handicap) {
        assertThat(withoutDraws(ruleset, komi, handicap, Optional.empty())
                        .agreed()
                        .withoutDraws())
                .isTrue();
    }

    private static Terms withoutDraws(
            String ruleset, @Nullable Integer halfPoints, int handicap, Optional<TieRule> ties) {
        return Terms.of(
                ruleset.equals("button")
                        ? withButton(Rulesets.CHINESE)
                        : Rulesets.named(ruleset).orElseThrow(),
                BoardSize.square(19),
                Optional.ofNullable(halfPoints).map(Komi::ofHalfPoints),
                new Handicap(handicap, Handicap.Kind.FIXED),
                new TimeControl.Untimed(),
                MatchTerms.USUAL.with(DrawRule.EXCLUDED, ties, NoResultRule.REFEREE));
    }

    private static Ruleset withButton(Ruleset rules) {
        return new Ruleset(
                Ruleset.CUSTOM,
                rules.scoring(),
                rules.ko(),
                rules.suicide(),
                rules.tax(),
                rules.dame(),
                rules.komi(),
                rules.handicapBonus(),
                true,
                rules.deadStones(),
                rules.passesToEnd(),
                rules.longCycle(),
                rules.placement(),
                rules.firstToPlay());
    }

    private static MatchStarted start(Challenge challenge, PlayerId joiner) {
        ChallengeDecision decision = join(challenge, joiner);
        assertThat(decision).isInstanceOf(ChallengeDecision.Change.class);
        Challenge taken = ((ChallengeDecision.Change) decision).to();
        assertThat(taken.state()).isInstanceOf(ChallengeState.Taken.class);
        return taken.start((ChallengeState.Taken) taken.state());
    }

    private static ChallengeDecision join(Challenge challenge, PlayerId joiner) {
        ChallengeAction action = new ChallengeAction.Join(joiner, Optional.empty());
        return ChallengeDecider.decide(challenge, action, Instant.EPOCH, Duration.ZERO);
    }

    private static Challenge challenge(Optional<PlayerId> invited, Colors colors, Terms terms) {
        MatchId id = MatchId.parse("019a8f4e-6f00-7000-8000-000000000001");
        return new Challenge(
                id,
                ALICE,
                invited,
                colors,
                terms,
                Instant.EPOCH,
                Instant.EPOCH.plusSeconds(60),
                new ChallengeState.Open());
    }

    private static Terms even() {
        return terms(19, 0);
    }

    private static Terms terms(int side, int handicap) {
        return terms(side, new Handicap(handicap, Handicap.Kind.FIXED));
    }

    private static Terms terms(int side, Handicap handicap) {
        return Terms.of(
                Rulesets.JAPANESE,
                BoardSize.square(side),
                Optional.empty(),
                handicap,
                new TimeControl.Untimed(),
                MatchTerms.USUAL);
    }
}
