package org.tengen.match.lifecycle.application;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.tengen.contracts.command.MatchCommand;
import org.tengen.contracts.command.Proposal;
import org.tengen.contracts.command.RulesRejection;
import org.tengen.contracts.event.Recorded;
import org.tengen.contracts.match.Actor;
import org.tengen.contracts.match.CommandId;
import org.tengen.contracts.match.MatchId;
import org.tengen.kernel.time.Ids;
import org.tengen.match.lifecycle.domain.Decision;
import org.tengen.match.lifecycle.domain.MatchAction;
import org.tengen.match.lifecycle.domain.MatchAction.ByPlayer;
import org.tengen.match.lifecycle.domain.MatchAction.MakeMove;
import org.tengen.match.lifecycle.domain.MatchAction.OnSight;
import org.tengen.match.lifecycle.domain.MatchDecider;
import org.tengen.match.lifecycle.domain.Phase;
import org.tengen.match.lifecycle.domain.Rejection;
import org.tengen.match.lifecycle.domain.Started;
import org.tengen.match.request.application.RequestMemory;

/** A player acts: decide, propose, wait; and decide again where the match has moved on meanwhile. */
@ApplicationScoped
public class ActOnMatch {
    private final LiveMatches live;
    private final AwaitMatch await;
    private final Propose propose;
    private final OpenChallenges challenges;
    private final FindMove moves;
    private final FindClocks clocks;
    private final FindMoment moments;
    private final MatchConfig config;

    @Inject
    ActOnMatch(
            LiveMatches live,
            AwaitMatch await,
            Propose propose,
            OpenChallenges challenges,
            FindMove moves,
            FindClocks clocks,
            FindMoment moments,
            MatchConfig config) {
        this.live = live;
        this.await = await;
        this.propose = propose;
        this.challenges = challenges;
        this.moves = moves;
        this.clocks = clocks;
        this.moments = moments;
        this.config = config;
    }

    /**
     * What comes of an action.
     *
     * @param receivedAt when the request came in
     * @param memory of earlier attempts at the same request
     */
    public Outcome act(MatchId id, ByPlayer action, Instant receivedAt, RequestMemory memory) {
        return act(id, action, Actor.player(action.player()), receivedAt, memory);
    }

    /**
     * What comes of an action.
     *
     * @param actor who acts, and in which capacity
     * @param receivedAt when the request came in
     * @param memory of earlier attempts at the same request
     */
    public Outcome act(MatchId id, MatchAction action, Actor actor, Instant receivedAt, RequestMemory memory) {
        Work work = new Work(id, action, actor, receivedAt, memory, Optional.empty(), 1);
        return memory.sent().map(sent -> send(work, sent)).orElseGet(() -> decide(work));
    }

    /**
     * A request being worked on.
     *
     * @param cameToNothing the command of the attempt before
     */
    private record Work(
            MatchId id,
            MatchAction action,
            Actor actor,
            Instant receivedAt,
            RequestMemory memory,
            Optional<CommandId> cameToNothing,
            int attempt) {
        Proposal proposal(int expectedSeq, MatchCommand command) {
            return new Proposal(id, Ids.newCommandId(), expectedSeq, actor, receivedAt, command);
        }

        Work again(CommandId stale) {
            return new Work(id, action, actor, receivedAt, memory, Optional.of(stale), attempt + 1);
        }

        /** A move that names no number means the next one now, and no other should the match move on meanwhile. */
        Work on(Started match) {
            return action instanceof MakeMove move && move.moveNumber().isEmpty()
                    ? new Work(
                            id,
                            move.numbered(match.board().moveNumber() + 1),
                            actor,
                            receivedAt,
                            memory,
                            cameToNothing,
                            attempt)
                    : this;
        }
    }

    private Outcome decide(Work work) {
        return find(work)
                .or(() -> beginning(work.id()))
                .map(match -> decide(work.on(match), match))
                .orElseGet(() -> new Outcome.Refused(absent(work.id())));
    }

    private Outcome decide(Work work, Started match) {
        return follow(work, match, MatchDecider.decide(match, work.action(), work.receivedAt()));
    }

    private Outcome follow(Work work, Started match, Decision decision) {
        return switch (decision) {
            case Decision.Propose(var command) -> {
                Proposal proposal = work.proposal(match.seq(), command);
                yield send(work, work.memory().replace(work.cameToNothing(), proposal));
            }
            case Decision.TakeBack t ->
                follow(work, match, MatchDecider.decide(t, clocks.after(match, t.moveNumber())));
            case Decision.Restore r ->
                follow(work, match, MatchDecider.decide(r, moments.after(match, r.moveNumber())));
            case Decision.Reject(var reason) -> unlessSent(work, new Outcome.Refused(reason));
            case Decision.NothingToDo _ -> unlessSent(work, new Outcome.Unchanged(match));
            case Decision.AlreadyMoved(var number) -> new Outcome.Done(moves.find(work.id(), number), match);
        };
    }

    /** The outcome, unless it only shows that the same request has been worked on elsewhere at the same time. */
    private Outcome unlessSent(Work work, Outcome outcome) {
        return work.memory()
                .sent()
                .filter(sent -> !work.cameToNothing().equals(Optional.of(sent.commandId())))
                .map(sent -> send(work, sent))
                .orElse(outcome);
    }

    private Outcome send(Work work, Proposal proposal) {
        return switch (propose.send(proposal)) {
            case Reply.Appended appended -> done(appended);
            case Reply.Refused(RulesRejection.Stale(var currentSeq)) -> again(work, proposal, currentSeq);
            case Reply.Refused(var reason) -> new Outcome.Refused(new Rejection.AgainstTheRules(reason));
            case Reply.NoneYet _ -> new Outcome.Pending(work.id());
        };
    }

    /** Whoever hears that a match is played again can read the new one. */
    private Outcome done(Reply.Appended appended) {
        Recorded event = appended.first();
        boolean readable = WhenReplayIsRuledThenStart.replay(event.event())
                .map(propose::begins)
                .orElse(true);
        return readable ? propose.done(appended) : new Outcome.Pending(event.matchId());
    }

    private Outcome again(Work work, Proposal stale, int currentSeq) {
        if (work.attempt() >= config.attempts()) {
            return new Outcome.Refused(new Rejection.MovedOn(currentSeq));
        }
        var _ = live.find(work.id(), currentSeq);
        return decide(work.again(stale.commandId()));
    }

    /** The match; where whoever acts has seen more of it than this replica has, at first only after waiting for that. */
    private Optional<Started> find(Work work) {
        int movesSeen =
                work.action() instanceof MakeMove move ? move.moveNumber().orElse(1) - 1 : 0;
        int seqSeen = work.action() instanceof OnSight sight ? sight.seenSeq() : 0;
        boolean waits = work.attempt() == 1 && (movesSeen > 0 || seqSeen > 0);
        return await.until(
                work.id(),
                match -> match.seq() >= seqSeen && (match.board().moveNumber() >= movesSeen || match.movesTakenBack()),
                waits ? config.storePatience() : Duration.ZERO);
    }

    /**
     * The match of a challenge that is taken: whoever was told that it begins can play in it, also before this replica has heard
     * of it.
     *
     * @throws MatchNotReadYet where this takes too long
     */
    private Optional<Started> beginning(MatchId id) {
        if (!challenges.isTaken(id)) {
            return Optional.empty();
        }
        Optional<Started> match = await.until(id, _ -> true, config.storePatience());
        if (match.isEmpty()) {
            throw new MatchNotReadYet(id);
        }
        return match;
    }

    private Rejection absent(MatchId id) {
        return challenges.contains(id) ? new Rejection.NotInPlay(Phase.CHALLENGE) : new Rejection.NoSuchMatch();
    }
}
