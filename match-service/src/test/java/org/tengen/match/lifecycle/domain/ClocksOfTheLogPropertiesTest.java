package org.tengen.match.lifecycle.domain;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tengen.contracts.event.MatchEvent;
import org.tengen.contracts.event.MatchEvent.Passed;
import org.tengen.contracts.event.MatchEvent.StonePlayed;
import org.tengen.contracts.event.MatchEvent.TimeExpired;
import org.tengen.contracts.event.Recorded;
import org.tengen.contracts.match.ClockState;
import org.tengen.contracts.match.Clocks;
import org.tengen.contracts.match.TimeControl;
import org.tengen.engine.Color;
import org.tengen.match.clock.domain.Clock;
import org.tengen.match.lifecycle.domain.MatchAction.AnswerPause;
import org.tengen.match.lifecycle.domain.MatchAction.AskForPause;
import org.tengen.match.lifecycle.domain.MatchAction.CallTime;
import org.tengen.match.lifecycle.domain.MatchAction.EndPause;
import org.tengen.match.lifecycle.domain.MatchAction.MakeMove;

/** What holds for the clocks of every match, over random moves, delays, pauses and lag; a failure names its seed. */
class ClocksOfTheLogPropertiesTest {
    private static final int STEPS = 120;

    static LongStream seeds() {
        return LongStream.rangeClosed(1, 300);
    }

    /** The most a side can still use in one turn grows by what the rule of its system gives, and by nothing else. */
    @ParameterizedTest(name = "seed {0}")
    @MethodSource("seeds")
    void no_clock_gains_time_except_by_its_rule(long seed) {
        TimedMatch match = played(seed);
        TimeControl control = match.state().contest().timeControl();
        Map<Color, ClockState> last = new EnumMap<>(Color.class);
        for (Recorded recorded : match.log()) {
            movedBy(recorded.event()).ifPresent(mover -> {
                ClockState before = last.getOrDefault(mover, Clock.full(control).state());
                ClockState after = clockIn(recorded.event()).orElseThrow();
                assertThat(limitMs(control, after))
                        .as("seed %d, event %d: %s after %s", seed, recorded.seq(), after, before)
                        .isPositive()
                        .isLessThanOrEqualTo(mostAfter(control, before));
                last.put(mover, after);
            });
        }
    }

    @ParameterizedTest(name = "seed {0}")
    @MethodSource("seeds")
    void a_fold_of_the_log_gives_the_clocks_the_events_carry(long seed) {
        TimedMatch match = played(seed);
        Clocks expected = Clock.bothFull(match.state().contest().timeControl());
        for (int seq = 1; seq <= match.log().size(); seq++) {
            MatchEvent event = match.log().get(seq - 1).event();
            Optional<ClockState> carried = clockIn(event);
            if (carried.isPresent()) {
                expected = expected.with(colorOf(event), carried.get());
            }
            Started folded = (Started) MatchFold.replay(match.log().subList(0, seq));
            assertThat(folded.clocks()).as("seed %d, event %d", seed, seq).isEqualTo(expected);
        }
        assertThat(MatchFold.replay(match.log())).as("seed %d", seed).isEqualTo(match.state());
    }

    /** Under absolute time: what a side has lost is what its turns took, without pauses, lag and the way to the log. */
    @ParameterizedTest(name = "seed {0}")
    @MethodSource("seeds")
    void every_millisecond_of_a_running_clock_is_charged_once_and_no_other(long seed) {
        RandomGenerator random = generator(seed);
        TimedMatch match = TimedMatch.by(new TimeControl.Absolute(1_000_000_000));
        long charged = 0;
        for (int step = 0; step < STEPS; step++) {
            long ms = random.nextLong(10_000);
            boolean running = !match.inPlay().turn().standsStill();
            match.after(ms);
            charged += running ? ms : 0;
            long lag = step(match, random, 0);
            charged -= lag;
        }
        match.move();
        long used = 2_000_000_000L
                - left(match.inPlay().clocks().black())
                - left(match.inPlay().clocks().white());
        assertThat(used).as("seed %d", seed).isEqualTo(charged);
    }

    private static TimedMatch played(long seed) {
        RandomGenerator random = generator(seed);
        TimedMatch match = TimedMatch.by(control(random));
        for (int step = 0; step < STEPS && match.state() instanceof InPlay; step++) {
            match.after(random.nextLong(8_000));
            if (match.decide(new CallTime()) instanceof Decision.Propose) {
                match.act(new CallTime());
            } else {
                step(match, random, random.nextLong(500));
            }
        }
        return match;
    }

    /** Something that is allowed; the lag that was compensated. */
    private static long step(TimedMatch match, RandomGenerator random, long delayMs) {
        MatchAction action = switch (random.nextInt(6)) {
            case 0 -> new AskForPause(match.waiting());
            case 1 -> new AnswerPause(match.onTurn(), random.nextBoolean());
            case 2 -> new EndPause(match.waiting());
            case 3 -> new EndPause(match.onTurn());
            default -> withLag(match.nextMove(), random);
        };
        if (!(match.decide(action) instanceof Decision.Propose)) {
            return 0;
        }
        match.act(action, delayMs);
        return match.log().getLast().event() instanceof StonePlayed played ? played.lagCompMs() : 0;
    }

    private static MakeMove withLag(MakeMove move, RandomGenerator random) {
        return new MakeMove(move.player(), move.move(), move.moveNumber(), Duration.ofMillis(random.nextLong(300)));
    }

    private static TimeControl control(RandomGenerator random) {
        long main = random.nextLong(1, 100_000);
        long more = random.nextLong(1, 20_000);
        return switch (random.nextInt(6)) {
            case 0 -> new TimeControl.Absolute(main);
            case 1 -> new TimeControl.Byoyomi(main, more, random.nextInt(1, 6));
            case 2 -> new TimeControl.Canadian(main, more, random.nextInt(1, 6));
            case 3 -> new TimeControl.Fischer(main, more, random.nextBoolean() ? 0 : random.nextLong(1, 100_000));
            case 4 -> new TimeControl.Simple(more);
            default -> new TimeControl.Ing(main, more, random.nextInt(1, 4), 2);
        };
    }

    /** How long a turn may take after this one at most, by the rule of the system. */
    private static long mostAfter(TimeControl control, ClockState before) {
        long limit = limitMs(control, before);
        return switch (control) {
            case TimeControl.Untimed _ -> throw new IllegalArgumentException("There is no clock");
            case TimeControl.Absolute _, TimeControl.Byoyomi _, TimeControl.Simple _, TimeControl.Ing _ -> limit;
            case TimeControl.Canadian c ->
                ((ClockState.Canadian) before).stonesLeft() == 1 ? Math.max(limit, c.blockMs()) : limit;
            case TimeControl.Fischer c ->
                c.capMs() == 0
                        ? limit + c.incrementMs()
                        : Math.max(limit, Math.min(limit + c.incrementMs(), c.capMs()));
        };
    }

    private static long limitMs(TimeControl control, ClockState state) {
        return new Clock(control, state).limit().orElseThrow().toMillis();
    }

    private static long left(ClockState state) {
        return ((ClockState.Absolute) state).mainTimeLeftMs();
    }

    private static Optional<Color> movedBy(MatchEvent event) {
        return event instanceof StonePlayed || event instanceof Passed ? Optional.of(colorOf(event)) : Optional.empty();
    }

    private static Optional<ClockState> clockIn(MatchEvent event) {
        return switch (event) {
            case StonePlayed e -> Optional.of(e.clock());
            case Passed e -> Optional.of(e.clock());
            case TimeExpired e -> Optional.of(e.clock());
            case MatchEvent _ -> Optional.empty();
        };
    }

    private static Color colorOf(MatchEvent event) {
        return switch (event) {
            case StonePlayed e -> e.color();
            case Passed e -> e.color();
            case TimeExpired e -> e.color();
            case MatchEvent e -> throw new IllegalArgumentException("No clock in " + e);
        };
    }

    private static RandomGenerator generator(long seed) {
        return RandomGeneratorFactory.of("L64X128MixRandom").create(seed);
    }
}
