package org.tengen.kernel.time;

import io.quarkus.arc.DefaultBean;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.Produces;
import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;

/** The time of this machine in whole milliseconds, as events carry it; a test puts another source in its place. */
public class SystemTime {
    @Produces
    @DefaultBean
    @ApplicationScoped
    InstantSource instantSource() {
        return () -> Instant.now().truncatedTo(ChronoUnit.MILLIS);
    }
}
