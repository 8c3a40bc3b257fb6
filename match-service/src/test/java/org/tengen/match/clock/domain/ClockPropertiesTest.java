package org.tengen.match.clock.domain;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tengen.contracts.match.ClockState;
import org.tengen.contracts.match.TimeControl;

/** What holds for every clock, over random turns; a failure names its seed. */
class ClockPropertiesTest {
    static LongStream seeds() {
        return LongStream.rangeClosed(1, 200);
    }

    @ParameterizedTest(name = "seed {0}")
    @MethodSource("seeds")
    void no_clock_gains_time(long seed) {
        RandomGenerator random = generator(seed);
        Clock clock = Clock.full(control(random));
        for (int turn = 0; turn < 100; turn++) {
            Clock before = clock;
            switch (clock.after(Duration.ofMillis(random.nextLong(20_000)))) {
                case Turn.InTime(var left) -> {
                    clock = new Clock(before.control(), left);
                    assertThat(clock.limit().orElseThrow())
                            .isPositive()
                            .isLessThanOrEqualTo(before.limit().orElseThrow());
                }
                case Turn.TooLong _ -> {
                    return;
                }
            }
        }
    }

    @ParameterizedTest(name = "seed {0}")
    @MethodSource("seeds")
    void a_turn_is_lost_exactly_from_the_deadline_on(long seed) {
        RandomGenerator random = generator(seed);
        Clock clock = Clock.full(control(random));
        Instant start = Instant.ofEpochMilli(random.nextLong(2_000_000_000_000L));
        Instant deadline = clock.deadline(start).orElseThrow();

        assertThat(clock.after(Clock.elapsed(start, deadline.minusMillis(1)))).isInstanceOf(Turn.InTime.class);
        assertThat(clock.after(Clock.elapsed(start, deadline))).isEqualTo(new Turn.TooLong());
    }

    @ParameterizedTest(name = "seed {0}")
    @MethodSource("seeds")
    void two_short_turns_in_main_time_cost_what_one_long_turn_costs(long seed) {
        RandomGenerator random = generator(seed);
        Clock clock = Clock.full(new TimeControl.Absolute(100_000));
        long first = random.nextLong(50_000);
        long second = random.nextLong(50_000);

        assertThat(after(after(clock, first), second).state())
                .isEqualTo(new ClockState.Absolute(100_000 - first - second));
    }

    private static Clock after(Clock clock, long ms) {
        Turn turn = clock.after(Duration.ofMillis(ms));
        assertThat(turn).isInstanceOf(Turn.InTime.class);
        return new Clock(clock.control(), ((Turn.InTime) turn).left());
    }

    private static TimeControl control(RandomGenerator random) {
        return random.nextBoolean()
                ? new TimeControl.Absolute(random.nextLong(1, 200_000))
                : new TimeControl.Byoyomi(random.nextLong(100_000), random.nextLong(1, 30_000), random.nextInt(1, 6));
    }

    private static RandomGenerator generator(long seed) {
        return RandomGeneratorFactory.of("L64X128MixRandom").create(seed);
    }
}
