package org.tengen.kernel.time;

import com.github.f4b6a3.uuid.UuidCreator;
import org.tengen.contracts.match.CommandId;
import org.tengen.contracts.match.MatchId;

/** New ids. */
public final class Ids {
    private Ids() {}

    /** A UUIDv7: ids sort by the time they were made. */
    public static MatchId newMatchId() {
        return new MatchId(UuidCreator.getTimeOrderedEpoch());
    }

    /** A UUIDv7. */
    public static CommandId newCommandId() {
        return new CommandId(UuidCreator.getTimeOrderedEpoch());
    }

    /**
     * A UUIDv5 that is the same for the same arguments, so that a service that decides again after a crash sends the same
     * command.
     *
     * @param cause the {@code seq} of the event that led to the command
     * @param purpose what the command is for, such as {@code suggest-dead-stones}
     */
    public static CommandId commandIdFor(MatchId match, int cause, String purpose) {
        return new CommandId(UuidCreator.getNameBasedSha1(match.value(), cause + ":" + purpose));
    }
}
