package org.tengen.match.lifecycle.rest;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.time.Instant;
import org.jspecify.annotations.Nullable;
import org.tengen.engine.Color;
import org.tengen.match.lifecycle.domain.PlayerPause;

/**
 * A player's pause that is asked for or runs.
 *
 * @param by whose pause it is
 * @param until when it ends by itself; absent while it is only asked for
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record PauseResponse(State state, Color by, @Nullable Instant until) {
    /** How far it has come. */
    public enum State {
        ASKED,
        RUNNING
    }

    static @Nullable PauseResponse of(PlayerPause pause) {
        return switch (pause) {
            case PlayerPause.None _ -> null;
            case PlayerPause.Asked(var by) -> new PauseResponse(State.ASKED, by, null);
            case PlayerPause.Running(var by, var until) -> new PauseResponse(State.RUNNING, by, until);
        };
    }
}
