package org.tengen.match.request.application;

import java.util.Optional;
import java.util.UUID;
import org.tengen.contracts.command.Proposal;

/**
 * What is remembered of a request.
 *
 * @param fingerprint of its content
 * @param id a UUIDv7 for what the request makes, should it make something
 * @param sent the command it last led to, exactly as it was sent
 * @param answer what the client was told
 */
public record RequestEntry(String fingerprint, UUID id, Optional<Proposal> sent, Optional<Answer> answer) {}
