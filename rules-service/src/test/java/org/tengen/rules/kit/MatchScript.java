package org.tengen.rules.kit;

import com.github.f4b6a3.uuid.UuidCreator;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.tengen.contracts.command.MatchCommand;
import org.tengen.contracts.command.MatchCommand.AppendEvents;
import org.tengen.contracts.command.MatchCommand.PassTurn;
import org.tengen.contracts.command.MatchCommand.PlayStone;
import org.tengen.contracts.command.Proposal;
import org.tengen.contracts.event.MatchEvent;
import org.tengen.contracts.match.Actor;
import org.tengen.contracts.match.CommandId;
import org.tengen.contracts.match.MatchId;
import org.tengen.contracts.match.PlayerId;
import org.tengen.engine.Color;
import org.tengen.engine.Move;
import org.tengen.engine.Vertex;

/** Proposals for one match as match-service would send them, each on the event before where nothing else is said. */
public final class MatchScript {
    private static final Instant RECEIVED_AT = Instant.parse("2026-05-04T10:15:30.123Z");

    private final MatchId match = new MatchId(UuidCreator.getTimeOrderedEpoch());
    private final List<Proposal> proposals = new ArrayList<>();

    public MatchId match() {
        return match;
    }

    /** All proposals made up to now. */
    public List<Proposal> proposals() {
        return List.copyOf(proposals);
    }

    public Proposal append(int expectedSeq, MatchEvent... events) {
        return propose(expectedSeq, new AppendEvents(List.of(events)));
    }

    public Proposal play(int expectedSeq, Color color, String vertex) {
        return propose(expectedSeq, new PlayStone(color, Vertex.parse(vertex), Events.NO_CLOCK, 0));
    }

    public Proposal pass(int expectedSeq, Color color) {
        return propose(expectedSeq, new PassTurn(color, Events.NO_CLOCK, 0));
    }

    /** A move of either kind. */
    public Proposal move(int expectedSeq, Color color, Move move) {
        return switch (move) {
            case Move.Play(var vertex) -> propose(expectedSeq, new PlayStone(color, vertex, Events.NO_CLOCK, 0));
            case Move.Pass _ -> pass(expectedSeq, color);
        };
    }

    /** Any command, on any event, under a new id. */
    public Proposal propose(int expectedSeq, MatchCommand command) {
        Proposal proposal = new Proposal(
                match,
                new CommandId(UuidCreator.getTimeOrderedEpoch()),
                expectedSeq,
                Actor.player(new PlayerId("alice")),
                RECEIVED_AT,
                command);
        proposals.add(proposal);
        return proposal;
    }
}
