package org.tengen.rules.record.domain;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.tengen.contracts.command.MatchCommand;
import org.tengen.contracts.command.MatchCommand.AppendEvents;
import org.tengen.contracts.command.MatchCommand.PassTurn;
import org.tengen.contracts.command.MatchCommand.PlayStone;
import org.tengen.contracts.command.RulesRejection;
import org.tengen.contracts.event.MatchEvent;
import org.tengen.engine.Color;
import org.tengen.engine.Move;
import org.tengen.engine.Vertex;
import org.tengen.rules.kit.Events;

/** Given events, when a command, then events or a rejection. Whatever is given must itself be accepted. */
final class JudgeScenario {
    private RecordState state = new RecordState.NotBegun();

    private JudgeScenario() {}

    static JudgeScenario given(MatchEvent... events) {
        JudgeScenario scenario = new JudgeScenario();
        return events.length == 0 ? scenario : scenario.append(events);
    }

    static PlayStone play(Color color, String vertex) {
        return new PlayStone(color, Vertex.parse(vertex), Events.NO_CLOCK, 0);
    }

    static PassTurn pass(Color color) {
        return new PassTurn(color, Events.NO_CLOCK, 0);
    }

    /** Moves in turn, Black first. */
    static List<MatchCommand> moves(String moves) {
        return moves(Color.BLACK, moves);
    }

    /** Moves in turn. */
    static List<MatchCommand> moves(Color first, String moves) {
        List<MatchCommand> commands = new ArrayList<>();
        Color color = first;
        for (String move : moves.split(" ", -1)) {
            commands.add(move.equals(Move.PASS.toString()) ? pass(color) : play(color, move));
            color = color.opponent();
        }
        return commands;
    }

    JudgeScenario append(MatchEvent... events) {
        return after(List.of(new AppendEvents(List.of(events))));
    }

    JudgeScenario after(List<MatchCommand> commands) {
        for (MatchCommand command : commands) {
            for (MatchEvent event : accepted(Judge.decide(state, command))) {
                state = Evolution.evolve(state, event);
            }
        }
        return this;
    }

    Outcome when(MatchCommand command) {
        return new Outcome(Judge.decide(state, command));
    }

    private static List<MatchEvent> accepted(Decision decision) {
        assertThat(decision).isInstanceOf(Decision.Accepted.class);
        return ((Decision.Accepted) decision).events();
    }

    record Outcome(Decision decision) {
        void thenAppended(MatchEvent... events) {
            assertThat(decision).isEqualTo(new Decision.Accepted(Arrays.asList(events)));
        }

        void thenAppendedKinds(Class<?>... kinds) {
            assertThat(accepted(decision)).hasExactlyElementsOfTypes(kinds);
        }

        void thenRejected(RulesRejection reason) {
            assertThat(decision).isEqualTo(new Decision.Rejected(reason));
        }
    }
}
