package org.tengen.canary.persistence;

import jakarta.ws.rs.core.Response;

/** Breaks {@code of_the_layers_only_rest_sees_jax_rs}. */
public record JaxRsInPersistence(Response response) {}
