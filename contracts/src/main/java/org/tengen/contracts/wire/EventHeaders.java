package org.tengen.contracts.wire;

/**
 * The headers of messages on {@link Topics#MATCH_EVENTS} and {@link Topics#MATCH_REJECTIONS}, as UTF-8 text: what a message is
 * about, so that whom it does not concern need not read it. The key is the match. A message without headers has to be read.
 */
public final class EventHeaders {
    /** The {@code seq} of the event. */
    public static final String SEQ = "seq";

    /** The wire name of the event. */
    public static final String TYPE = "type";

    /** The command it came of. */
    public static final String COMMAND = "command";

    private EventHeaders() {}
}
