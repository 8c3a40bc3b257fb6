package org.tengen.benchmarks.platform;

import io.vertx.core.Vertx;
import io.vertx.core.VertxOptions;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/**
 * Starts the platform on this machine, plays many matches on it at once through its public API, and says how fast it is, beside
 * what PostgreSQL and the broker give when they are asked alone. Linux only. The last line is for programs to read.
 */
public final class PlatformBench {
    /** The system property that names the folder of the project. */
    private static final String ROOT_PROPERTY = "tengen.root";

    private static final String CHART = "platform-latency.svg";
    private static final Duration SINGLE_WARM_UP = Duration.ofSeconds(1);
    private static final Duration SINGLE_MEASURED = Duration.ofSeconds(4);
    private static final int FAILED = 1;
    private static final int MISTAKEN = 2;

    private final PlatformOptions options;
    private final LocalPlatform platform;
    private final Vertx vertx = Vertx.vertx(new VertxOptions().setEventLoopPoolSize(1));

    private PlatformBench(PlatformOptions options, LocalPlatform platform) {
        this.options = options;
        this.platform = platform;
    }

    /** A mistake in the arguments is one sentence and exit code 2; too many errors, or none to talk to, are exit code 1. */
    public static void main(String[] arguments) {
        // Always by exit: the threads of Vert.x would keep the process, and with it the platform.
        System.exit(execute(arguments));
    }

    private static int execute(String... arguments) {
        Path root = Path.of(System.getProperty(ROOT_PROPERTY, "")).toAbsolutePath();
        Path target = root.resolve("benchmarks/target");
        try {
            PlatformOptions options = PlatformOptions.usual(target).with(arguments);
            if (options.help()) {
                System.out.println(PlatformOptions.USAGE);
                return 0;
            }
            return run(options, root.resolve("tengen"), target) ? 0 : FAILED;
        } catch (IllegalArgumentException e) {
            System.err.println(e.getMessage());
            return MISTAKEN;
        } catch (Exception e) {
            e.printStackTrace();
            return FAILED;
        }
    }

    private static boolean run(PlatformOptions options, Path script, Path target) throws Exception {
        System.out.println(options);
        long begun = System.nanoTime();
        LocalPlatform platform = LocalPlatform.start(script, target);
        Runtime.getRuntime().addShutdownHook(new Thread(platform::close, "stop"));
        platform.awaitHealthy();
        System.out.printf("up after %.1f s%n", (System.nanoTime() - begun) / 1e9);
        return new PlatformBench(options, platform).measure();
    }

    private boolean measure() throws Exception {
        Baseline baseline = baseline();
        System.out.println(baseline);
        List<Table> tables = tables(options.matches() + 1);
        URI address = options.direct() ? platform.matchService() : platform.gateway();
        Session crowd = new Session(vertx, address, tables.subList(1, tables.size()));
        crowd.seat();
        Observation observed = new Observation(platform);
        Tally load = crowd.play(options.rate(), options.warmUp(), options.seconds(), observed);
        Session alone = new Session(vertx, address, tables.subList(0, 1));
        alone.seat();
        Tally single = alone.play(OptionalInt.empty(), SINGLE_WARM_UP, SINGLE_MEASURED, new Observation(platform));
        Report report = new Report(baseline, load, observed.usage(), single, crowd.failedBeginnings());
        System.out.println("chart: " + draw(load, single));
        report.lines().forEach(System.out::println);
        return !report.failed();
    }

    private Baseline baseline() throws Exception {
        List<PostgresProbe.Inserts> inserts = new PostgresProbe(platform).measure(1, Baseline.CROWD);
        long roundTrip = new BrokerProbe(platform.bootstrapServers()).roundTripP50Us();
        return new Baseline(inserts.getFirst(), inserts.getLast(), roundTrip);
    }

    private List<Table> tables(int count) throws IOException, InterruptedException {
        List<String> players = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            players.add("bench-black-" + i);
            players.add("bench-white-" + i);
        }
        List<String> tokens = platform.tokens(players);
        List<GameScript> games = GameScripts.all();
        List<Table> tables = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            Seat black = Seat.of(players.get(2 * i), tokens.get(2 * i));
            Seat white = Seat.of(players.get(2 * i + 1), tokens.get(2 * i + 1));
            tables.add(new Table(black, white, games, i));
        }
        return tables;
    }

    private Path draw(Tally load, Tally single) throws IOException {
        Files.createDirectories(options.out());
        return Files.writeString(
                options.out().resolve(CHART),
                LatencyChart.draw(
                        options.toString(),
                        List.of(
                                new LatencyChart.Line(options.matches() + " matches", load.latencies()),
                                new LatencyChart.Line("one move in flight", single.latencies()))));
    }
}
