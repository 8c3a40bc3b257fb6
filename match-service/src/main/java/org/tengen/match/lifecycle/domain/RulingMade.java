package org.tengen.match.lifecycle.domain;

import java.time.Instant;
import org.tengen.contracts.match.PlayerId;
import org.tengen.contracts.match.Ruling;

/**
 * What a referee ruled.
 *
 * @param seq of the event; an appeal names it
 */
public record RulingMade(int seq, Instant ruledAt, PlayerId referee, Ruling ruling, String reason) {}
