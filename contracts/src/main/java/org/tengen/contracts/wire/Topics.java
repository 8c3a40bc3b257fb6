package org.tengen.contracts.wire;

import java.util.List;

/** The Kafka topics, all keyed by match id, so that the messages of one match keep their order. */
public final class Topics {
    /** Proposals, read by rules-service. */
    public static final String MATCH_COMMANDS = "match-commands";
    /** Events, written by rules-service alone, with {@link EventHeaders}. */
    public static final String MATCH_EVENTS = "match-events";
    /** Proposals that led to no event, with {@link EventHeaders}, read by every replica of match-service. */
    public static final String MATCH_REJECTIONS = "match-rejections";
    /** Players who came or went, written and read by every replica of match-service; the value is empty. */
    public static final String MATCH_PRESENCE = "match-presence";
    /** Proposals that rules-service could not read, each with its problem in the header {@code problem}. */
    public static final String MATCH_COMMANDS_DEAD = "match-commands-dead";
    /** Events that a consumer could not read, each with its problem in the header {@code problem}. */
    public static final String MATCH_EVENTS_DEAD = "match-events-dead";

    private Topics() {}

    /** All of them. */
    public static List<String> all() {
        return List.of(
                MATCH_COMMANDS, MATCH_EVENTS, MATCH_REJECTIONS, MATCH_PRESENCE, MATCH_COMMANDS_DEAD, MATCH_EVENTS_DEAD);
    }
}
