package org.tengen.kernel.record;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.Readiness;

/** A service whose tables are being rebuilt would give wrong answers, so it asks for none. */
@Readiness
@ApplicationScoped
public class RebuildReadiness implements HealthCheck {
    private final Rebuild rebuild;

    @Inject
    RebuildReadiness(Rebuild rebuild) {
        this.rebuild = rebuild;
    }

    @Override
    public HealthCheckResponse call() {
        return HealthCheckResponse.named("tables rebuilt")
                .status(rebuild.isDone())
                .build();
    }
}
