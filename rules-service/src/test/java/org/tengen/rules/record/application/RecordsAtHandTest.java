package org.tengen.rules.record.application;

import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.tengen.contracts.command.Proposal;
import org.tengen.contracts.event.MatchEvent;
import org.tengen.contracts.event.Recorded;
import org.tengen.contracts.wire.WrittenEvent;
import org.tengen.engine.Color;
import org.tengen.rules.kit.EarReddeningGame;
import org.tengen.rules.kit.MatchScript;

/** The records at hand are a convenience: without them every answer is the same. */
@QuarkusTest
class RecordsAtHandTest {
    @Inject
    AnswerProposals desk;

    @Inject
    Records records;

    @Inject
    ReadLog log;

    @Test
    void forgetting_everything_before_each_command_changes_no_answer() {
        MatchScript remembered = new MatchScript();
        MatchScript forgotten = new MatchScript();
        List<Proposal> one = withRefusals(remembered);
        List<Proposal> other = withRefusals(forgotten);

        for (int i = 0; i < one.size(); i++) {
            String answer = outcome(desk.answer(List.of(one.get(i))).getFirst());
            records.forgetAll();
            assertThat(outcome(desk.answer(List.of(other.get(i))).getFirst())).isEqualTo(answer);
        }

        assertThat(events(forgotten)).isEqualTo(events(remembered)).hasSize(61);
    }

    /** Sixty moves of the famous game, after each of which the same vertex is tried again. */
    private static List<Proposal> withRefusals(MatchScript script) {
        EarReddeningGame.proposals(new MatchScript()).stream().limit(61).forEach(proposal -> {
            script.propose(proposal.expectedSeq(), proposal.command());
            script.play(proposal.expectedSeq() + 1, Color.BLACK, "R16");
            script.play(proposal.expectedSeq() + 1, Color.WHITE, "R16");
        });
        return script.proposals();
    }

    private List<MatchEvent> events(MatchScript script) {
        return log.all(script.match()).stream()
                .map(LogEntry::event)
                .map(Recorded::event)
                .toList();
    }

    private static String outcome(Answer answer) {
        return switch (answer) {
            case Answer.Appended(var events) ->
                events.stream()
                        .map(WrittenEvent::event)
                        .map(Recorded::event)
                        .toList()
                        .toString();
            case Answer.AppendedBefore _ -> "before";
            case Answer.Rejected(var rejected) -> rejected.rejection().toString();
            case Answer.Unanswerable(var cause) -> cause.toString();
        };
    }
}
