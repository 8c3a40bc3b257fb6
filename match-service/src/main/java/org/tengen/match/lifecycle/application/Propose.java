package org.tengen.match.lifecycle.application;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.Optional;
import org.tengen.contracts.command.Proposal;
import org.tengen.contracts.event.Recorded;
import org.tengen.contracts.match.MatchId;
import org.tengen.match.lifecycle.domain.Started;

/** Proposes, and waits for what comes of it. */
@ApplicationScoped
public class Propose {
    /** How long to wait for a reply before looking whether it got lost. */
    private static final Duration LOOK_AGAIN = Duration.ofMillis(500);

    private final SendProposal send;
    private final Replies replies;
    private final FindReply find;
    private final AwaitMatch await;
    private final LiveMatches live;
    private final WriteRows rows;
    private final MatchConfig config;
    private final MatchMetrics metrics;

    @Inject
    Propose(
            SendProposal send,
            Replies replies,
            FindReply find,
            AwaitMatch await,
            LiveMatches live,
            WriteRows rows,
            MatchConfig config,
            MatchMetrics metrics) {
        this.send = send;
        this.replies = replies;
        this.find = find;
        this.await = await;
        this.live = live;
        this.rows = rows;
        this.config = config;
        this.metrics = metrics;
    }

    /**
     * What rules-service makes of a proposal, if that is known in time.
     *
     * @throws ProposalNotSent where it cannot be sent now; it may be judged all the same
     */
    public Reply send(Proposal proposal) {
        return metrics.reply(() -> sendAndWait(proposal));
    }

    private Reply sendAndWait(Proposal proposal) {
        long end = System.nanoTime() + config.replyPatience().toNanos();
        try (Replies.Waiter waiter = replies.expect(proposal.commandId())) {
            var _ = send.begin(proposal).exceptionally(waiter::giveUp);
            Reply reply = waiter.await(LOOK_AGAIN);
            while (reply instanceof Reply.NoneYet && System.nanoTime() < end) {
                reply = find.find(proposal).orElseGet(() -> waiter.await(LOOK_AGAIN));
            }
            return reply;
        }
    }

    /** The match after an event that is in the log, and after what the same command led to besides. */
    Started settled(MatchId id, int seq) {
        Optional<Started> match = live.find(id, seq).filter(found -> !found.moreToCome());
        return match.or(() ->
                        await.until(id, found -> found.seq() >= seq && !found.moreToCome(), config.storePatience()))
                .orElseThrow(() -> new MatchNotReadYet(id));
    }

    /** What a request is told of an event that is in the log; nobody who has moved waits for a row. */
    public Outcome.Done done(Reply.Appended appended) {
        Recorded event = appended.first();
        Started match = settled(event.matchId(), event.seq());
        if (!EventMessage.of(event).isMove()) {
            rows.writeNow(match);
        }
        return new Outcome.Done(event, match);
    }

    /** Whether the store has a match that is about to begin; waits for it as long as for a reply. */
    boolean begins(MatchId id) {
        return await.until(id, _ -> true, config.replyPatience()).isPresent();
    }
}
