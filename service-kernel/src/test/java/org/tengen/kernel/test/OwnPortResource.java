package org.tengen.kernel.test;

import io.quarkus.test.common.QuarkusTestResourceLifecycleManager;
import java.util.Map;
import org.tengen.embedded.Ports;

/** Makes the port of the service known before it starts, for a service that calls a resource of its own tests. */
public final class OwnPortResource implements QuarkusTestResourceLifecycleManager {
    @Override
    public Map<String, String> start() {
        String port = Integer.toString(Ports.free());
        return Map.of("quarkus.http.test-port", port, "tengen.rules.url", "http://127.0.0.1:" + port);
    }

    @Override
    public void stop() {
        // A port needs no stopping.
    }
}
