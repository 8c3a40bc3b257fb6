package org.tengen.match.lifecycle.application;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import org.jboss.logging.Logger;
import org.tengen.contracts.command.Proposal;
import org.tengen.contracts.match.Actor;
import org.tengen.contracts.match.MatchId;
import org.tengen.kernel.logging.MatchLog;
import org.tengen.kernel.time.Ids;
import org.tengen.match.lifecycle.domain.Deadline;
import org.tengen.match.lifecycle.domain.Decision;
import org.tengen.match.lifecycle.domain.MatchAction.CallTime;
import org.tengen.match.lifecycle.domain.MatchDecider;
import org.tengen.match.lifecycle.domain.Started;

/**
 * Calls what is due: flags that have fallen, pauses that are over, players who have not come. What it proposes is dated at the
 * deadline itself, whenever it gets round to it.
 */
@ApplicationScoped
public class CallFlags {
    private static final Logger LOG = Logger.getLogger(CallFlags.class);
    private static final int AT_ONCE = 200;

    private final DueFlags due;
    private final LiveMatches live;
    private final SendProposal send;
    private final MatchConfig config;
    private final InstantSource time;
    private final ClockConfig clocks;
    private final MatchMetrics metrics;

    @Inject
    CallFlags(
            DueFlags due,
            LiveMatches live,
            SendProposal send,
            MatchConfig config,
            InstantSource time,
            MatchMetrics metrics,
            ClockConfig clocks) {
        this.due = due;
        this.live = live;
        this.send = send;
        this.config = config;
        this.time = time;
        this.metrics = metrics;
        this.clocks = clocks;
    }

    /** Calls all that is due, after the grace for moves that are still on their way. */
    public void run() {
        List<MatchId> taken;
        do {
            Instant now = time.instant();
            taken = due.take(now.minus(grace()), now.minus(config.flagCallAgain()), now, AT_ONCE);
            taken.forEach(this::callOrSay);
        } while (taken.size() == AT_ONCE);
    }

    /** A move that the network held up may come so late and still be in time. */
    private Duration grace() {
        return config.flagGrace().plus(clocks.lagCompensation());
    }

    /** Trouble with one match is none of the others. */
    private void callOrSay(MatchId id) {
        try {
            call(id);
        } catch (RuntimeException fault) {
            MatchLog.with(id, () -> LOG.warnf("What is due cannot be called now: %s", fault.getMessage()));
        }
    }

    /** The row said that something is due; whether it is, the match itself says. */
    private void call(MatchId id) {
        live.find(id)
                .ifPresent(match -> match.nextDeadline()
                        .filter(deadline ->
                                !deadline.at().isAfter(time.instant().minus(grace())))
                        .ifPresent(deadline -> call(match, deadline)));
    }

    private void call(Started match, Deadline deadline) {
        if (MatchDecider.decide(match, new CallTime(), deadline.at()) instanceof Decision.Propose(var command)) {
            var id = match.contest().id();
            var commandId = Ids.commandIdFor(id, match.seq(), "call-flag");
            send.send(new Proposal(id, commandId, match.seq(), Actor.server("match-service"), deadline.at(), command));
            metrics.flagCalled();
            MatchLog.with(id, () -> LOG.infof("Time has come: %s", deadline));
        }
    }
}
