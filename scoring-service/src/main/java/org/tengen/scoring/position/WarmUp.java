package org.tengen.scoring.position;

import io.quarkus.runtime.StartupEvent;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.util.List;
import java.util.stream.IntStream;
import org.tengen.engine.Position;
import org.tengen.scoring.life.domain.DeadStoneAnalysis;

/** Judges a few positions when the service starts, so that the first players to count need not wait for the compiler. */
@ApplicationScoped
class WarmUp {
    private static final int TIMES = 3;
    /** Two walls with a stone behind each. */
    private static final String ROW = "....O....XO....X...";

    void atStart(@Observes @SuppressWarnings("unused") StartupEvent start) {
        Thread thread = new Thread(WarmUp::judge, "warm-up");
        thread.setDaemon(true);
        thread.start();
    }

    private static void judge() {
        List<String> rows = IntStream.range(0, ROW.length())
                .mapToObj(row -> row % 3 == 0 ? ROW : ROW.substring(0, 4) + "....." + "XO" + "........")
                .toList();
        Position position = new Position(rows);
        IntStream.range(0, TIMES).forEach(seed -> DeadStoneAnalysis.of(position, seed));
    }
}
