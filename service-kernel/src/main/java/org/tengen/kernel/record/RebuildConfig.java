package org.tengen.kernel.record;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;

/** Whether tables are rebuilt. */
@ConfigMapping(prefix = "tengen.rebuild")
public interface RebuildConfig {
    /** Whether a service whose tables are not whole fills them from the record API when it starts. */
    @WithDefault("true")
    boolean enabled();
}
