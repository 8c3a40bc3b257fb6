package org.tengen.match.lifecycle.domain;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.tengen.contracts.event.MatchEvent.StonePlayed;
import org.tengen.contracts.match.ClockState;
import org.tengen.contracts.match.TimeControl;
import org.tengen.engine.Move;
import org.tengen.engine.Vertex;
import org.tengen.match.lifecycle.domain.MatchAction.MakeMove;

/** Lag compensation, as docs/clocks.md has it. */
class LagTest {
    private static final TimeControl MINUTE = new TimeControl.Absolute(60_000);

    @Test
    void what_the_network_had_is_not_charged_and_stands_in_the_event() {
        TimedMatch match = TimedMatch.by(MINUTE).after(5_000);
        match.act(move(match, 200));

        assertThat(match.log().getLast().event()).isInstanceOfSatisfying(StonePlayed.class, played -> {
            assertThat(played.lagCompMs()).isEqualTo(200);
            assertThat(played.clock()).isEqualTo(new ClockState.Absolute(55_200));
        });
    }

    @Test
    void no_more_is_given_back_than_the_turn_took() {
        TimedMatch match = TimedMatch.by(MINUTE).after(150);
        match.act(move(match, 200));

        assertThat(match.inPlay().clocks().black()).isEqualTo(new ClockState.Absolute(60_000));
    }

    @Test
    void a_move_that_is_late_only_by_its_lag_is_in_time() {
        TimedMatch match = TimedMatch.by(MINUTE).after(60_199);
        match.act(move(match, 200));

        assertThat(match.inPlay().clocks().black()).isEqualTo(new ClockState.Absolute(1));
    }

    @Test
    void replay_gives_the_same_clocks() {
        TimedMatch match = TimedMatch.by(MINUTE).after(5_000);
        match.act(move(match, 200));

        assertThat(MatchFold.replay(match.log())).isEqualTo(match.state());
    }

    private static MakeMove move(TimedMatch match, long lagMs) {
        Move play = new Move.Play(Vertex.parse("C3"));
        return new MakeMove(match.onTurn(), play, Optional.empty(), Duration.ofMillis(lagMs));
    }
}
