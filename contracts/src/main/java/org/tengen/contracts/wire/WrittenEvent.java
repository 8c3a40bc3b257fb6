package org.tengen.contracts.wire;

import org.tengen.contracts.event.Recorded;

/**
 * An event and the text it is kept in.
 *
 * @param json the very text that is stored, published and handed out; its hash is over this
 */
public record WrittenEvent(Recorded event, String json) {}
