package org.tengen.match.lifecycle.rest;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.tengen.contracts.match.TimeControl;
import org.tengen.match.clock.domain.GtpTime;
import org.tengen.match.clock.domain.Reading;

/**
 * The clocks as lines for a GTP engine, to be handed on as they are.
 *
 * @param standard in the commands every engine has; absent where they have no words for the time system
 * @param kgs for engines that know {@code kgs-time_settings}; absent where that has no words for the time system
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record GtpResponse(
        @Nullable GtpTime standard, @Nullable GtpTime kgs) {
    /** Empty where GTP has no words for the time system at all. */
    static Optional<GtpResponse> of(TimeControl control, Reading black, Reading white) {
        Optional<GtpTime> standard = GtpTime.standard(control, black, white);
        Optional<GtpTime> kgs = GtpTime.kgs(control, black, white);
        return standard.or(() -> kgs).map(_ -> new GtpResponse(standard.orElse(null), kgs.orElse(null)));
    }
}
