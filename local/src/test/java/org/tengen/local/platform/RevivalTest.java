package org.tengen.local.platform;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class RevivalTest {
    private final Part part = new Part();
    private final FakeWatch watch = new FakeWatch();
    private final List<String> said = new ArrayList<>();

    @Test
    void what_ends_is_started_again_at_once_until_it_is_asked_to_end() {
        part.runsFor(Duration.ofHours(1)).runsFor(Duration.ofHours(1));

        run();

        assertThat(part.starts).isEqualTo(2);
        assertThat(watch.pauses).containsExactly(Duration.ZERO, Duration.ZERO);
        assertThat(said)
                .containsExactly(
                        "referee has ended (exit code 137) and is started again.",
                        "referee is back.",
                        "referee has ended (exit code 137) and is started again.",
                        "referee is back.");
    }

    @Test
    void what_dies_while_it_starts_is_started_again_after_a_pause_that_is_told() {
        part.runsFor(Duration.ofHours(1)).diesStarting().diesStarting().runsFor(Duration.ofHours(1));

        run();

        assertThat(part.starts).isEqualTo(4);
        assertThat(said)
                .containsSubsequence(
                        "referee has ended (exit code 137) and is started again.",
                        "referee ended while it started.",
                        "referee has ended (exit code 137) and is started again in 1 s.",
                        "referee ended while it started.",
                        "referee has ended (exit code 137) and is started again in 2 s.",
                        "referee is back.");
    }

    @Test
    void nothing_makes_it_give_up() {
        part.runsFor(Duration.ofHours(1)).cannotBeStarted(new UncheckedIOException(new IOException("Disk full")));
        for (int i = 0; i < 100; i++) {
            part.diesStarting().cannotBeStarted(new Trouble("No such program."));
        }

        run();

        assertThat(part.starts).isEqualTo(202);
        assertThat(watch.pauses).hasSize(202).endsWith(BackOff.LONGEST);
        assertThat(said).contains("No such program.");
    }

    @Test
    void what_is_asked_to_end_during_a_pause_is_not_started() {
        part.runsFor(Duration.ofHours(1));
        watch.duringPause = () -> part.stopping = true;

        run();

        assertThat(part.starts).isZero();
    }

    private void run() {
        new Revival(part, said::add, watch).run();
    }

    private static final class FakeWatch implements Revival.Watch {
        private final List<Duration> pauses = new ArrayList<>();
        private Duration elapsed = Duration.ZERO;
        private Runnable duringPause = () -> {};

        @Override
        public Duration elapsed() {
            return elapsed;
        }

        @Override
        public void pause(Duration duration) {
            pauses.add(duration);
            elapsed = elapsed.plus(duration);
            duringPause.run();
        }
    }

    /** Lives through the lives it was given, one a start; after the last it is asked to end. */
    private final class Part implements Revivable {
        /**
         * From one start to the next end.
         *
         * @param fault why it cannot be started
         */
        private record Life(Duration length, boolean ready, Optional<RuntimeException> fault) {}

        private final Deque<Life> lives = new ArrayDeque<>();
        private int starts;
        private boolean stopping;

        Part runsFor(Duration length) {
            lives.add(new Life(length, true, Optional.empty()));
            return this;
        }

        Part diesStarting() {
            lives.add(new Life(Duration.ofSeconds(1), false, Optional.empty()));
            return this;
        }

        Part cannotBeStarted(RuntimeException fault) {
            lives.add(new Life(Duration.ZERO, false, Optional.of(fault)));
            return this;
        }

        @Override
        public String name() {
            return "referee";
        }

        @Override
        public Optional<String> awaitEnd() {
            if (lives.isEmpty()) {
                return Optional.empty();
            }
            watch.elapsed = watch.elapsed.plus(lives.element().length());
            return Optional.of("has ended (exit code 137)");
        }

        @Override
        public boolean startAgain() {
            if (stopping) {
                return false;
            }
            starts++;
            lives.remove();
            if (!lives.isEmpty() && lives.element().fault().isPresent()) {
                throw lives.element().fault().get();
            }
            return true;
        }

        @Override
        public void awaitReady() {
            if (!lives.isEmpty() && !lives.element().ready()) {
                throw new Trouble("referee ended while it started.");
            }
        }
    }
}
