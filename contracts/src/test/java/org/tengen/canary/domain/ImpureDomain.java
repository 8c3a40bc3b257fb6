package org.tengen.canary.domain;

import java.nio.file.Path;

/** Breaks {@code domain_is_pure}. */
public record ImpureDomain(Path path) {}
