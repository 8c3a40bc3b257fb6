package org.tengen.rules.record.application;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.nio.file.Path;
import java.util.Optional;

/** What can be set about records. */
@ConfigMapping(prefix = "tengen.record")
public interface RecordConfig {
    /** How many records are kept folded in memory, some 10 KiB each; those used least lately go. */
    @WithDefault("10000")
    long atHand();

    /**
     * The PEM file with the Ed25519 key pair that heads of records are signed with; made on the first start where it is
     * not there. Without it nothing is signed.
     */
    Optional<Path> signingKey();

    /** What SGF files say in {@code AP} of the application that wrote them: a name and a version. */
    @WithDefault("Tengen:${quarkus.application.version}")
    String sgfApplication();
}
