package org.tengen.scoring.position;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.Collections;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.tengen.kernel.problem.ProblemException;

class BulkheadTest {
    private record Config(int concurrent, int waiting, Duration patience) implements StatelessConfig {}

    @Test
    void no_more_than_allowed_work_at_the_same_time() throws Exception {
        Bulkhead bulkhead = new Bulkhead(new Config(2, 100, Duration.ofSeconds(30)));
        AtomicInteger working = new AtomicInteger();
        AtomicInteger most = new AtomicInteger();
        Callable<Integer> client = () -> bulkhead.inTurn(() -> {
            most.accumulateAndGet(working.incrementAndGet(), Math::max);
            return working.decrementAndGet();
        });
        try (ExecutorService clients = Executors.newVirtualThreadPerTaskExecutor()) {
            for (Future<Integer> done : clients.invokeAll(Collections.nCopies(50, client))) {
                done.get();
            }
        }
        assertThat(most.get()).isBetween(1, 2);
    }

    @Test
    void who_finds_the_queue_full_is_sent_away() throws Exception {
        Bulkhead bulkhead = new Bulkhead(new Config(1, 1, Duration.ofMillis(20)));
        CountDownLatch working = new CountDownLatch(1);
        CountDownLatch enough = new CountDownLatch(1);
        try (ExecutorService clients = Executors.newVirtualThreadPerTaskExecutor()) {
            Future<Boolean> first = clients.submit(() -> bulkhead.inTurn(() -> {
                working.countDown();
                return waitFor(enough);
            }));
            working.await();
            assertThatThrownBy(() -> bulkhead.inTurn(() -> "never"))
                    .isInstanceOfSatisfying(
                            ProblemException.class,
                            refused -> assertThat(refused.problem().status()).isEqualTo(503));
            enough.countDown();
            assertThat(first.get()).isTrue();
        }
        assertThat(bulkhead.<String>inTurn(() -> "now")).isEqualTo("now");
    }

    private static boolean waitFor(CountDownLatch latch) {
        try {
            latch.await();
            return true;
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
