package org.tengen.local.system;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.tengen.local.platform.Platform;
import org.tengen.local.platform.Service;

/** What the services have logged since a moment. */
final class ServiceLogs {
    private final Platform platform;
    private final Map<Service, Integer> linesBefore = new EnumMap<>(Service.class);

    private ServiceLogs(Platform platform) {
        this.platform = platform;
        for (Service service : Service.values()) {
            linesBefore.put(service, lines(service).size());
        }
    }

    static ServiceLogs fromNow(Platform platform) {
        return new ServiceLogs(platform);
    }

    void assertNoErrors() {
        for (Service service : Service.values()) {
            List<String> all = lines(service);
            assertThat(all.subList(linesBefore.getOrDefault(service, 0), all.size()))
                    .as(service.module())
                    .noneMatch(line -> line.contains("\"level\":\"ERROR\"")
                            || line.contains("stackTrace")
                            || line.contains("\tat "));
        }
    }

    private List<String> lines(Service service) {
        try {
            return Files.readAllLines(platform.service(service).log());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
