package org.tengen.benchmarks.platform;

/** The processes that share the machine during a run. */
enum Part {
    LAUNCHER("gateway and launcher"),
    BROKER("broker"),
    POSTGRES("PostgreSQL"),
    MATCH("match-service"),
    RULES("rules-service"),
    SCORING("scoring-service"),
    DRIVER("driver");

    private final String label;

    Part(String label) {
        this.label = label;
    }

    /** For people. */
    String label() {
        return label;
    }
}
