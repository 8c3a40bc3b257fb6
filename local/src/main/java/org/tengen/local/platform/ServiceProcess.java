package org.tengen.local.platform;

import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** One service as a process of its own. */
public final class ServiceProcess extends ChildProcess {
    private final Service service;
    private final int port;
    private final Path jar;
    private final Map<String, String> settings;

    ServiceProcess(
            Service service, int port, Path jar, Map<String, String> settings, DataFolder data, AotCaches caches) {
        super(service.module(), data, jar, caches);
        this.service = service;
        this.port = port;
        this.jar = jar;
        this.settings = Map.copyOf(settings);
    }

    public Service service() {
        return service;
    }

    public int port() {
        return port;
    }

    /** Where the service answers, the gateway aside. */
    @Override
    public URI address() {
        return URI.create("http://127.0.0.1:" + port);
    }

    /** What the service is told, as system properties. */
    public Map<String, String> settings() {
        return settings;
    }

    @Override
    List<String> arguments() {
        return Stream.concat(
                        settings.entrySet().stream().map(setting -> "-D" + setting.getKey() + "=" + setting.getValue()),
                        Stream.of("-jar", jar.toString()))
                .toList();
    }
}
