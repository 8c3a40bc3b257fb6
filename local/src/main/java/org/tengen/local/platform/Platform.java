package org.tengen.local.platform;

import java.net.URI;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.tengen.embedded.Ports;

/** All of Tengen on this machine: started as one, stopped as one. */
public final class Platform implements AutoCloseable {
    private final Installation installation;
    private final DataFolder data;
    private final AotCaches caches;
    private final StopList stops = new StopList();
    private final Map<Service, ServiceProcess> services = new EnumMap<>(Service.class);
    private @Nullable BrokerProcess broker;
    private @Nullable Database database;

    /** @param data is let go of when the platform is closed */
    public Platform(Installation installation, DataFolder data) {
        this(installation, data, AotCaches.used(installation));
    }

    /** @param data is let go of when the platform is closed */
    public Platform(Installation installation, DataFolder data, AotCaches caches) {
        this.installation = installation;
        this.data = data;
        this.caches = caches;
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
            startParts();
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

    private void startParts() {
        try (ExecutorService parallel = Executors.newVirtualThreadPerTaskExecutor()) {
            awaitAll(List.of(parallel.submit(this::startDatabase), parallel.submit(this::startBroker)));
            startServices();
            awaitAll(services.values().stream()
                    .map(service -> parallel.submit(service::awaitReady))
                    .toList());
        }
    }

    private void startBroker() {
        BrokerProcess starting = new BrokerProcess(installation.ownJar(), data, caches);
        broker = starting;
        try {
            starting.start();
        } finally {
            stops.add(starting::stop);
        }
        starting.awaitReady();
    }

    private void startDatabase() {
        List<String> databases =
                Arrays.stream(Service.values()).map(Service::database).toList();
        Database starting = new Database(data, databases);
        database = starting;
        try {
            starting.start();
        } finally {
            stops.add(starting::stop);
        }
    }

    private void startServices() {
        ServiceSettings settings = new ServiceSettings(started(database), broker(), data, Ports.free());
        try {
            for (Service service : Service.values()) {
                int port = service == Service.RULES ? settings.rulesPort() : Ports.free();
                ServiceProcess process = new ServiceProcess(
                        service, port, installation.jar(service), settings.of(service, port), data, caches);
                services.put(service, process);
                process.start();
            }
        } finally {
            stops.add(this::stopServices);
        }
    }

    /** All at once, since each takes a while to say goodbye. */
    private void stopServices() {
        services.values().forEach(ServiceProcess::askToStop);
        services.values().forEach(ServiceProcess::stop);
    }

    private static void awaitAll(List<? extends Future<?>> parts) {
        try {
            for (Future<?> part : parts) {
                part.get();
            }
        } catch (ExecutionException e) {
            throw e.getCause() instanceof Trouble trouble
                    ? trouble
                    : new IllegalStateException("A part of the platform did not start", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new Trouble("Interrupted while the platform started.", e);
        }
    }

    /**
     * From now on starts each part again that ends without having been asked to.
     *
     * @param tell is told in a sentence what happens
     */
    public void revive(Consumer<String> tell) {
        Stream.concat(services.values().stream(), Stream.of(broker(), started(database)))
                .forEach(part -> Revival.of(part, tell));
    }

    /** One of the services. */
    public ServiceProcess service(Service service) {
        return started(services.get(service));
    }

    /** Kafka. */
    public BrokerProcess broker() {
        return started(broker);
    }

    private static <T> T started(@Nullable T part) {
        if (part == null) {
            throw new IllegalStateException("The platform has not been started");
        }
        return part;
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
