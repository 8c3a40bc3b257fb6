package org.tengen.local.platform;

import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.tengen.embedded.Ports;
import org.tengen.local.broker.BrokerMain;
import org.tengen.local.broker.BrokerSettings;

/** Kafka as a process of its own, on free ports. */
public final class BrokerProcess extends ChildProcess {
    static final String NAME = "broker";

    private final Path program;
    private final BrokerSettings settings;

    /** @param program this program's own jar, which {@link BrokerMain} is in */
    BrokerProcess(Path program, DataFolder data, AotCaches caches) {
        super(NAME, data, program, caches);
        this.program = program;
        settings = new BrokerSettings(data.folder(DataFolder.KAFKA), Ports.free(), Ports.free(), Ports.free());
    }

    /** Where clients connect to. */
    public String bootstrapServers() {
        return "127.0.0.1:" + settings.port();
    }

    @Override
    public URI address() {
        return URI.create("http://127.0.0.1:" + settings.healthPort());
    }

    @Override
    List<String> arguments() {
        return Stream.concat(
                        settings.arguments().stream(),
                        Stream.of(
                                "--sun-misc-unsafe-memory-access=allow",
                                "-cp",
                                program.toString(),
                                BrokerMain.class.getName()))
                .toList();
    }
}
