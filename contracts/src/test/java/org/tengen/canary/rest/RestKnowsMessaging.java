package org.tengen.canary.rest;

import org.tengen.canary.messaging.Sender;

/** Breaks {@code adapters_know_no_other_adapter}. */
public record RestKnowsMessaging(Sender sender) {}
