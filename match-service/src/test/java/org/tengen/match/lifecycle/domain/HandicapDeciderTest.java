package org.tengen.match.lifecycle.domain;

import static org.tengen.engine.Color.BLACK;
import static org.tengen.engine.Color.WHITE;
import static org.tengen.match.lifecycle.domain.MatchScenario.BLACK_PLAYER;
import static org.tengen.match.lifecycle.domain.MatchScenario.WHITE_PLAYER;
import static org.tengen.match.lifecycle.domain.MatchScenario.given;
import static org.tengen.match.lifecycle.domain.MatchScenario.play;
import static org.tengen.match.lifecycle.domain.MatchScenario.started;

import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.tengen.contracts.command.MatchCommand.PlaceHandicapStone;
import org.tengen.contracts.command.MatchCommand.PlayStone;
import org.tengen.contracts.event.MatchEvent.HandicapStonePlaced;
import org.tengen.contracts.event.MatchEvent.MatchStarted;
import org.tengen.contracts.match.ClockState;
import org.tengen.contracts.match.PlayerId;
import org.tengen.contracts.match.TimeControl;
import org.tengen.engine.Vertex;
import org.tengen.engine.rules.Handicap;
import org.tengen.engine.rules.Rulesets;
import org.tengen.match.lifecycle.domain.MatchAction.PlaceHandicap;
import org.tengen.match.lifecycle.domain.Rejection.HandicapFirst;
import org.tengen.match.lifecycle.domain.Rejection.NotPlacingHandicap;
import org.tengen.match.lifecycle.domain.Rejection.NotYourTurn;
import org.tengen.match.lifecycle.domain.Rejection.PassWhilePlacing;

/** spec RULES.md: free handicap stones; passing is refused during placement. */
class HandicapDeciderTest {
    private static final ClockState UNTIMED = new ClockState.Untimed();

    @Test
    void black_puts_down_its_stones() {
        given(free(new TimeControl.Untimed()))
                .when(place(BLACK_PLAYER, "C3"))
                .thenProposed(new PlaceHandicapStone(Vertex.parse("C3"), UNTIMED));
    }

    @Test
    void white_waits_until_all_stand() {
        given(free(new TimeControl.Untimed())).when(place(WHITE_PLAYER, "C3")).thenRejected(new NotYourTurn(BLACK));
        given(free(new TimeControl.Untimed())).when(play(WHITE_PLAYER, "C3")).thenRejected(new NotYourTurn(BLACK));
    }

    @Test
    void passing_is_refused_during_placement() {
        given(free(new TimeControl.Untimed())).when(play(BLACK_PLAYER, "pass")).thenRejected(new PassWhilePlacing(2));
    }

    @Test
    void nobody_moves_before_all_stand() {
        given(free(new TimeControl.Untimed()), placed("C3", 1, UNTIMED))
                .when(play(BLACK_PLAYER, "D4"))
                .thenRejected(new HandicapFirst(1));
    }

    @Test
    void once_all_stand_white_makes_move_1() {
        MatchStarted start = free(new TimeControl.Untimed());

        given(start, placed("C3", 1, UNTIMED), placed("D4", 0, UNTIMED))
                .when(play(WHITE_PLAYER, "B2", 1))
                .thenProposed(new PlayStone(WHITE, Vertex.parse("B2"), UNTIMED, 0));
        given(start, placed("C3", 1, UNTIMED), placed("D4", 0, UNTIMED))
                .when(place(BLACK_PLAYER, "E5"))
                .thenRejected(new NotPlacingHandicap(Phase.PLAY));
        given(started()).when(place(BLACK_PLAYER, "E5")).thenRejected(new NotPlacingHandicap(Phase.PLAY));
    }

    @Test
    void each_stone_takes_blacks_time() {
        given(free(new TimeControl.Absolute(60_000)), placed("C3", 1, new ClockState.Absolute(59_000)))
                .whenAfter(Duration.ofSeconds(5), place(BLACK_PLAYER, "D4"))
                .thenProposed(new PlaceHandicapStone(Vertex.parse("D4"), new ClockState.Absolute(54_000)));
    }

    private static PlaceHandicap place(PlayerId player, String vertex) {
        return new PlaceHandicap(player, Vertex.parse(vertex));
    }

    private static HandicapStonePlaced placed(String vertex, int stonesLeft, ClockState clock) {
        return new HandicapStonePlaced(Vertex.parse(vertex), stonesLeft, clock);
    }

    private static MatchStarted free(TimeControl control) {
        MatchStarted usual = started(Rulesets.CHINESE, control);
        return new MatchStarted(
                usual.seats(),
                usual.colorDraw(),
                usual.ruleset(),
                usual.size(),
                usual.komi(),
                2,
                Handicap.Kind.FREE,
                usual.setupBlack(),
                usual.setupWhite(),
                BLACK,
                control,
                usual.terms(),
                Optional.empty());
    }
}
