package org.tengen.match.lifecycle.application;

import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;
import org.tengen.contracts.command.RejectedProposal;
import org.tengen.contracts.event.Recorded;
import org.tengen.contracts.match.CommandId;

/** Hands what this replica hears of proposals to the requests that wait for it. */
@ApplicationScoped
public class Replies {
    private final Map<CommandId, Set<Waiter>> waiters = new ConcurrentHashMap<>();

    /** A request's wait for one command; to be closed. */
    public final class Waiter implements AutoCloseable {
        private final CommandId command;
        private final CompletableFuture<Reply> reply = new CompletableFuture<>();

        private Waiter(CommandId command) {
            this.command = command;
        }

        /** There will be no reply, since the proposal was not sent. */
        public @Nullable Void giveUp(Throwable fault) {
            reply.completeExceptionally(fault);
            return null;
        }

        /**
         * The first reply heard since this waiter was made, if it comes within {@code patience}.
         *
         * @throws ProposalNotSent where it was given up before
         */
        public Reply await(Duration patience) {
            try {
                return reply.get(patience.toMillis(), TimeUnit.MILLISECONDS);
            } catch (TimeoutException _) {
                return new Reply.NoneYet();
            } catch (InterruptedException _) {
                Thread.currentThread().interrupt();
                return new Reply.NoneYet();
            } catch (ExecutionException e) {
                throw new ProposalNotSent(e.getCause());
            }
        }

        @Override
        public void close() {
            waiters.computeIfPresent(command, (_, all) -> {
                all.remove(this);
                return all.isEmpty() ? null : all;
            });
        }
    }

    /** Begins to wait; to be called before the command is sent. */
    public Waiter expect(CommandId command) {
        Waiter waiter = new Waiter(command);
        waiters.compute(command, (_, present) -> {
            Set<Waiter> all = present == null ? ConcurrentHashMap.newKeySet() : present;
            all.add(waiter);
            return all;
        });
        return waiter;
    }

    /** Whether a request waits here for what came of a command. */
    public boolean expects(CommandId command) {
        return waiters.containsKey(command);
    }

    /** An event is in the log, and known to the matches in memory. */
    public void appended(Recorded event) {
        reply(event.commandId(), new Reply.Appended(event));
    }

    /** A proposal led to no event. */
    public void refused(RejectedProposal rejected) {
        reply(rejected.commandId(), new Reply.Refused(rejected.rejection()));
    }

    private void reply(CommandId command, Reply reply) {
        waiters.getOrDefault(command, Set.of()).forEach(waiter -> waiter.reply.complete(reply));
    }
}
