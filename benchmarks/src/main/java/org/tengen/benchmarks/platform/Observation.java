package org.tengen.benchmarks.platform;

import java.sql.SQLException;
import java.util.Map;

/** What the platform uses while it is measured. */
final class Observation implements Session.Observer {
    private final LocalPlatform platform;
    private Usage before = new Usage(Map.of(), Map.of());
    private Usage after = new Usage(Map.of(), Map.of());

    Observation(LocalPlatform platform) {
        this.platform = platform;
    }

    @Override
    public void begin() throws SQLException {
        before = Usage.of(platform);
    }

    @Override
    public void end() throws SQLException {
        after = Usage.of(platform);
    }

    Usage usage() {
        return after.since(before);
    }
}
