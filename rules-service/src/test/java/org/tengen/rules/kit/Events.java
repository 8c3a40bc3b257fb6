package org.tengen.rules.kit;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.tengen.contracts.event.MatchEvent.MatchStarted;
import org.tengen.contracts.match.ClockState;
import org.tengen.contracts.match.ColorDraw;
import org.tengen.contracts.match.MatchTerms;
import org.tengen.contracts.match.PlayerId;
import org.tengen.contracts.match.Seats;
import org.tengen.contracts.match.TimeControl;
import org.tengen.engine.BoardSize;
import org.tengen.engine.Color;
import org.tengen.engine.Komi;
import org.tengen.engine.Vertex;
import org.tengen.engine.rules.Handicap;
import org.tengen.engine.rules.Ruleset;

/** Events to begin with. */
public final class Events {
    public static final ClockState NO_CLOCK = new ClockState.Untimed();

    private Events() {}

    /** An untimed even match on a square board. */
    public static MatchStarted started(Ruleset ruleset, int side) {
        return started(ruleset, side, List.of(), List.of(), Color.BLACK);
    }

    /** An untimed match from a position. */
    public static MatchStarted started(
            Ruleset ruleset, int side, List<Vertex> black, List<Vertex> white, Color toPlay) {
        return new MatchStarted(
                new Seats(new PlayerId("alice"), new PlayerId("bob")),
                new ColorDraw.Named(),
                ruleset,
                BoardSize.square(side),
                Komi.ZERO,
                0,
                Handicap.Kind.FIXED,
                black,
                white,
                toPlay,
                new TimeControl.Untimed(),
                MatchTerms.USUAL,
                Optional.empty());
    }

    /** Vertices by name, separated by blanks. */
    public static List<Vertex> vertices(String names) {
        return Arrays.stream(names.split(" ", -1)).map(Vertex::parse).toList();
    }
}
