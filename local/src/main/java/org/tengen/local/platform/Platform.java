package org.tengen.local.platform;

import java.net.URI;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import org.tengen.contracts.wire.Topics;
import org.tengen.embedded.CannotStart;
import org.tengen.embedded.KafkaBroker;
import org.tengen.embedded.KafkaSettings;
import org.tengen.embedded.Ports;
import org.tengen.embedded.PostgresServer;
import org.tengen.embedded.PostgresSettings;

/** All of Tengen on this machine: started as one, stopped as one. */
public final class Platform implements AutoCloseable {
    private static final int PARTITIONS = 6;

    private final Installation installation;
    private final DataFolder data;
    private final StopList stops = new StopList();
    private final Map<Service, ServiceProcess> services = new EnumMap<>(Service.class);

    /** @param data is let go of when the platform is closed */
    public Platform(Installation installation, DataFolder data) {
        this.installation = installation;
        this.data = data;
        stops.add(data::close);
    }

    /**
     * Starts everything and waits until it is healthy; where something does not start, all is stopped again.
     *
     * @param port of the gateway, on the loopback address; 0 for any free one
     * @return where the gateway answers
     * @throws Trouble where the port is taken, a service has not been built, or a part does not start
     */
    public URI start(int port) {
        try {
            Arrays.stream(Service.values()).forEach(installation::jar);
            int gatewayPort = port == 0 ? Ports.free() : requireFree(port);
            startServices();
            Gateway gateway =
                    Gateway.start(gatewayPort, service -> service(service).port());
            stops.add(gateway::close);
            return gateway.address();
        } catch (RuntimeException e) {
            close();
            throw e;
        }
    }

    private static int requireFree(int port) {
        if (Ports.taken(port)) {
            throw new Trouble(
                    "Port " + port + " is taken by another program, or closed to you: choose another one with --port.");
        }
        return port;
    }

    private void startServices() {
        try (ExecutorService parallel = Executors.newVirtualThreadPerTaskExecutor()) {
            Future<PostgresServer> postgres = parallel.submit(this::startPostgres);
            Future<KafkaBroker> kafka = parallel.submit(this::startKafka);
            prepare(result(postgres), result(kafka));
            stops.add(this::stopServices);
            services.values().forEach(ServiceProcess::start);
            List<? extends Future<?>> ready = services.values().stream()
                    .map(service -> parallel.submit(service::awaitReady))
                    .toList();
            ready.forEach(Platform::result);
        }
    }

    private PostgresServer startPostgres() {
        String[] databases =
                Arrays.stream(Service.values()).map(Service::database).toArray(String[]::new);
        PostgresServer postgres =
                PostgresServer.start(PostgresSettings.in(data.folder(DataFolder.POSTGRES), 0, databases));
        stops.add(postgres::close);
        return postgres;
    }

    private KafkaBroker startKafka() {
        KafkaBroker kafka = KafkaBroker.start(
                new KafkaSettings(Optional.of(data.folder(DataFolder.KAFKA)), 0, 0, Topics.all(), PARTITIONS));
        stops.add(kafka::close);
        return kafka;
    }

    private void prepare(PostgresServer postgres, KafkaBroker kafka) {
        int rulesPort = Ports.free();
        for (Service service : Service.values()) {
            int port = service == Service.RULES ? rulesPort : Ports.free();
            Map<String, String> settings = new LinkedHashMap<>();
            settings.put("quarkus.http.host", "127.0.0.1");
            settings.put("quarkus.http.port", Integer.toString(port));
            settings.put("quarkus.datasource.jdbc.url", postgres.jdbcUrl(service.database()));
            settings.put("quarkus.datasource.username", PostgresServer.USER);
            settings.put("quarkus.datasource.password", PostgresServer.USER);
            settings.put("kafka.bootstrap.servers", kafka.bootstrapServers());
            settings.put(
                    "mp.jwt.verify.publickey.location", data.keys().publicKey().toString());
            settings.put("tengen.rules.url", "http://127.0.0.1:" + rulesPort);
            if (service == Service.RULES) {
                settings.put("tengen.record.signing-key", data.recordKey().toString());
            }
            services.put(service, new ServiceProcess(service, port, installation.jar(service), settings, data));
        }
    }

    /** All at once, since each takes a while to say goodbye. */
    private void stopServices() {
        services.values().forEach(ServiceProcess::askToStop);
        services.values().forEach(ServiceProcess::stop);
    }

    private static <T> T result(Future<T> future) {
        try {
            return future.get();
        } catch (ExecutionException e) {
            throw switch (e.getCause()) {
                case Trouble trouble -> trouble;
                case CannotStart cannot ->
                    new Trouble(cannot.getMessage() + " If its data is broken, --fresh starts without it.", cannot);
                case null, default -> new IllegalStateException("A part of the platform did not start", e);
            };
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new Trouble("Interrupted while the platform started.", e);
        }
    }

    /**
     * From now on starts a service again that ends without having been asked to.
     *
     * @param tell is told in a sentence what happens
     */
    public void reviveServices(Consumer<String> tell) {
        services.values().forEach(service -> Revival.of(service, tell));
    }

    /** One of the services. */
    public ServiceProcess service(Service service) {
        ServiceProcess process = services.get(service);
        if (process == null) {
            throw new IllegalStateException("The platform has not been started");
        }
        return process;
    }

    /** Where it keeps its data. */
    public DataFolder data() {
        return data;
    }

    /** Signs tokens that its services accept. */
    public Tokens tokens() {
        return new Tokens(data.keys());
    }

    /** Stops everything in the order opposite to the start, and lets go of the data folder. Does nothing the second time. */
    @Override
    public void close() {
        stops.stopAll();
    }
}
