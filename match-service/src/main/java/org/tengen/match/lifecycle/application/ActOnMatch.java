package org.tengen.match.lifecycle.application;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.tengen.contracts.command.MatchCommand;
import org.tengen.contracts.command.Proposal;
import org.tengen.contracts.command.RulesRejection;
import org.tengen.contracts.match.Actor;
import org.tengen.contracts.match.CommandId;
import org.tengen.contracts.match.MatchId;
import org.tengen.kernel.time.Ids;
import org.tengen.match.lifecycle.domain.Decision;
import org.tengen.match.lifecycle.domain.MatchAction.ByPlayer;
import org.tengen.match.lifecycle.domain.MatchAction.MakeMove;
import org.tengen.match.lifecycle.domain.MatchDecider;
import org.tengen.match.lifecycle.domain.Phase;
import org.tengen.match.lifecycle.domain.Rejection;
import org.tengen.match.lifecycle.domain.Started;
import org.tengen.match.request.application.RequestMemory;

/** A player acts: decide, propose, wait; and decide again where the match has moved on meanwhile. */
@ApplicationScoped
public class ActOnMatch {
    private final AwaitMatch await;
    private final Propose propose;
    private final OpenChallenges challenges;
    private final FindMove moves;
    private final MatchConfig config;

    @Inject
    ActOnMatch(AwaitMatch await, Propose propose, OpenChallenges challenges, FindMove moves, MatchConfig config) {
        this.await = await;
        this.propose = propose;
        this.challenges = challenges;
        this.moves = moves;
        this.config = config;
    }

    /**
     * What comes of an action.
     *
     * @param receivedAt when the request came in
     * @param memory of earlier attempts at the same request
     */
    public Outcome act(MatchId id, ByPlayer action, Instant receivedAt, RequestMemory memory) {
        Work work = new Work(id, action, receivedAt, memory);
        return memory.sent().map(sent -> send(work, sent, 1)).orElseGet(() -> decide(work, Optional.empty(), 1));
    }

    private record Work(MatchId id, ByPlayer action, Instant receivedAt, RequestMemory memory) {
        Proposal proposal(int expectedSeq, MatchCommand command) {
            Actor actor = Actor.player(action.player());
            return new Proposal(id, Ids.newCommandId(), expectedSeq, actor, receivedAt, command);
        }
    }

    private Outcome decide(Work work, Optional<CommandId> cameToNothing, int attempt) {
        Optional<Started> found = find(work);
        if (found.isEmpty()) {
            return new Outcome.Refused(absent(work.id()));
        }
        Started match = found.get();
        return switch (MatchDecider.decide(match, work.action(), work.receivedAt())) {
            case Decision.Propose(var command) -> {
                Proposal proposal = work.proposal(match.seq(), command);
                yield send(work, work.memory().replace(cameToNothing, proposal), attempt);
            }
            case Decision.Reject(var reason) -> unlessSent(work, cameToNothing, attempt, new Outcome.Refused(reason));
            case Decision.NothingToDo _ -> unlessSent(work, cameToNothing, attempt, new Outcome.Unchanged(match));
            case Decision.AlreadyMoved(var number) -> new Outcome.Done(moves.find(work.id(), number), match);
        };
    }

    /** The outcome, unless it only shows that the same request has been worked on elsewhere at the same time. */
    private Outcome unlessSent(Work work, Optional<CommandId> cameToNothing, int attempt, Outcome outcome) {
        return work.memory()
                .sent()
                .filter(sent -> !cameToNothing.equals(Optional.of(sent.commandId())))
                .map(sent -> send(work, sent, attempt))
                .orElse(outcome);
    }

    private Outcome send(Work work, Proposal proposal, int attempt) {
        return switch (propose.send(proposal)) {
            case Reply.Appended appended -> propose.done(appended);
            case Reply.Refused(RulesRejection.Stale(var currentSeq)) -> again(work, proposal, currentSeq, attempt);
            case Reply.Refused(var reason) -> new Outcome.Refused(new Rejection.AgainstTheRules(reason));
            case Reply.NoneYet _ -> new Outcome.Pending(work.id());
        };
    }

    private Outcome again(Work work, Proposal stale, int currentSeq, int attempt) {
        if (attempt >= config.attempts()) {
            return new Outcome.Refused(new Rejection.MovedOn(currentSeq));
        }
        propose.awaitSeq(work.id(), currentSeq);
        return decide(work, Optional.of(stale.commandId()), attempt + 1);
    }

    /** The match; where the action names a move that has not come up yet, only after waiting for it. */
    private Optional<Started> find(Work work) {
        int needed = work.action() instanceof MakeMove move ? move.moveNumber().orElse(0) - 1 : 0;
        Duration patience = needed > 0 ? config.storePatience() : Duration.ZERO;
        return await.until(work.id(), match -> match.board().moveNumber() >= needed, patience);
    }

    private Rejection absent(MatchId id) {
        return challenges.contains(id) ? new Rejection.NotInPlay(Phase.CHALLENGE) : new Rejection.NoSuchMatch();
    }
}
