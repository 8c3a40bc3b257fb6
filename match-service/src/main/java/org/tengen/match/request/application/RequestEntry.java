package org.tengen.match.request.application;

import java.util.Optional;
import java.util.UUID;

/**
 * What is remembered of a request.
 *
 * @param fingerprint of its content
 * @param id a UUIDv7 for what the request makes, should it make something
 * @param answer what the client was told
 */
public record RequestEntry(String fingerprint, UUID id, Optional<Answer> answer) {}
