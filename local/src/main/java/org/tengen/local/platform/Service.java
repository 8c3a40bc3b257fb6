package org.tengen.local.platform;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** The three services, and what the world reaches them by. */
public enum Service {
    RULES("rules-service", "rules", List.of("records", "rulesets", "legality")),
    MATCH("match-service", "match", List.of("matches")),
    SCORING("scoring-service", "scoring", List.of("scores"));

    private final String module;
    private final String database;
    private final List<String> segments;

    Service(String module, String database, List<String> segments) {
        this.module = module;
        this.database = database;
        this.segments = segments;
    }

    /** Name of the service and of its module: {@code rules-service}. */
    public String module() {
        return module;
    }

    /** Name of its database. */
    public String database() {
        return database;
    }

    /** The service that answers below {@code /api/segment}; empty where none does. */
    static Optional<Service> serving(String segment) {
        return Arrays.stream(values())
                .filter(service -> service.segments.contains(segment))
                .findFirst();
    }
}
