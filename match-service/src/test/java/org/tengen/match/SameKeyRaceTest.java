package org.tengen.match;

import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.tengen.contracts.command.MatchCommand.PlayStone;
import org.tengen.contracts.command.Proposal;
import org.tengen.contracts.match.Actor;
import org.tengen.contracts.match.ClockState;
import org.tengen.contracts.match.CommandId;
import org.tengen.contracts.match.MatchId;
import org.tengen.contracts.match.PlayerId;
import org.tengen.engine.Color;
import org.tengen.engine.Move;
import org.tengen.engine.Vertex;
import org.tengen.match.lifecycle.application.ActOnMatch;
import org.tengen.match.lifecycle.application.Outcome;
import org.tengen.match.lifecycle.application.Propose;
import org.tengen.match.lifecycle.domain.MatchAction.MakeMove;
import org.tengen.match.request.application.RequestMemory;
import org.tengen.match.support.Api;
import org.tengen.match.support.FakeRules;

/** One request worked on twice at once, in the order that is hardest to get right. */
@QuarkusTest
class SameKeyRaceTest {
    @Inject
    ActOnMatch act;

    @Inject
    Propose propose;

    @Inject
    FakeRules rules;

    @Test
    void an_attempt_that_sees_only_what_the_other_has_done_gets_the_other_ones_answer() {
        PlayerId alice = new PlayerId("alice");
        MatchId id = Api.started("alice", "bob", "");
        Proposal other = new Proposal(
                id,
                new CommandId(UUID.randomUUID()),
                1,
                Actor.player(alice),
                Instant.parse("2026-01-01T00:00:00Z"),
                new PlayStone(Color.BLACK, Vertex.parse("E5"), new ClockState.Untimed(), 0));
        MakeMove move = new MakeMove(alice, Move.parse("E5"), Optional.empty());

        Outcome outcome = act.act(id, move, Instant.now(), new SentWhileDeciding(other));

        assertThat(outcome)
                .isInstanceOfSatisfying(
                        Outcome.Done.class,
                        done -> assertThat(done.event()).isEqualTo(rules.log(id).get(1)));
        assertThat(rules.log(id)).hasSize(2);
    }

    /** A memory in which the other attempt's command appears, and is carried out, after this one has looked first. */
    private final class SentWhileDeciding implements RequestMemory {
        private final Proposal other;
        private boolean looked;

        SentWhileDeciding(Proposal other) {
            this.other = other;
        }

        @Override
        public UUID id() {
            return other.commandId().value();
        }

        @Override
        public Optional<Proposal> sent() {
            if (looked) {
                return Optional.of(other);
            }
            looked = true;
            propose.send(other);
            return Optional.empty();
        }

        @Override
        public Proposal replace(Optional<CommandId> previous, Proposal next) {
            throw new AssertionError("It is not the turn of a second command: " + List.of(next));
        }
    }
}
