package org.tengen.canary.messaging;

/** What {@link org.tengen.canary.rest.RestKnowsMessaging} should not know. */
public record Sender() {}
