package org.tengen.canary.application;

import org.tengen.canary.rest.RestKnowsMessaging;

/** Breaks {@code application_knows_no_adapter}. */
public record ApplicationKnowsRest(RestKnowsMessaging resource) {}
