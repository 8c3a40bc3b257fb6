package org.tengen.local.platform;

import java.util.Optional;

/** The three services, and what the world reaches them by. */
public enum Service {
    RULES("rules-service", "rules"),
    MATCH("match-service", "match"),
    SCORING("scoring-service", "scoring");

    private final String module;
    private final String database;

    Service(String module, String database) {
        this.module = module;
        this.database = database;
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
        return switch (segment) {
            case "matches" -> Optional.of(MATCH);
            case "records", "rulesets", "legality" -> Optional.of(RULES);
            case "scores" -> Optional.of(SCORING);
            default -> Optional.empty();
        };
    }
}
