package org.tengen.local.demo;

import java.io.Console;
import java.io.PrintWriter;
import java.util.Optional;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;

/** How far the game has come: a bar on a terminal, a line now and then elsewhere. */
sealed interface Progress extends AutoCloseable {
    /** Move {@code number} has been made. */
    void reach(int number);

    @Override
    void close();

    static Progress of(int moves, PrintWriter out) {
        boolean terminal = Optional.ofNullable(System.console())
                .filter(Console::isTerminal)
                .isPresent();
        return terminal ? new Bar(bar(moves)) : new Lines(moves, out);
    }

    private static ProgressBar bar(int moves) {
        return new ProgressBarBuilder()
                .setTaskName("Playing")
                .setUnit(" moves", 1)
                .setInitialMax(moves)
                .setStyle(ProgressBarStyle.ASCII)
                .build();
    }

    /** Drawn again and again on one line. */
    record Bar(ProgressBar bar) implements Progress {
        @Override
        public void reach(int number) {
            bar.stepTo(number);
        }

        @Override
        public void close() {
            bar.close();
        }
    }

    /** For logs. */
    record Lines(int moves, PrintWriter out) implements Progress {
        private static final int EACH = 100;

        @Override
        public void reach(int number) {
            if (number % EACH == 0 || number == moves) {
                out.printf("%d of %d moves%n", number, moves);
                out.flush();
            }
        }

        @Override
        public void close() {
            out.flush();
        }
    }
}
