package org.tengen.match.support;

import io.smallrye.reactive.messaging.MutinyEmitter;
import io.smallrye.reactive.messaging.annotations.Blocking;
import io.smallrye.reactive.messaging.kafka.api.OutgoingKafkaRecordMetadata;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.apache.kafka.common.header.internals.RecordHeaders;
import org.eclipse.microprofile.reactive.messaging.Channel;
import org.eclipse.microprofile.reactive.messaging.Incoming;
import org.eclipse.microprofile.reactive.messaging.Message;
import org.eclipse.microprofile.reactive.messaging.OnOverflow;
import org.tengen.contracts.command.Proposal;
import org.tengen.contracts.command.RejectedProposal;
import org.tengen.contracts.command.RulesRejection;
import org.tengen.contracts.event.MatchEvent;
import org.tengen.contracts.event.MatchEvent.ObjectionRaised;
import org.tengen.contracts.event.Recorded;
import org.tengen.contracts.match.Actor;
import org.tengen.contracts.match.MatchId;
import org.tengen.contracts.wire.CommandJson;
import org.tengen.contracts.wire.EventHeaders;
import org.tengen.contracts.wire.EventJson;
import org.tengen.engine.Color;
import org.tengen.kernel.test.Logs;
import org.tengen.kernel.time.Ids;

/**
 * A rules-service in memory: judges by the real engine, answers as the real one does, and can be told to misbehave as a
 * network does.
 */
@ApplicationScoped
public class FakeRules {
    private final MutinyEmitter<String> events;
    private final MutinyEmitter<String> rejections;
    private final Map<MatchId, FakeLog> logs = new ConcurrentHashMap<>();
    private final Logs api = new Logs();
    private final Queue<Proposal> received = new ConcurrentLinkedQueue<>();
    private final Set<MatchId> busy = ConcurrentHashMap.newKeySet();
    private volatile int deliveries = 1;
    private volatile boolean deaf;
    private volatile boolean mute;

    @Inject
    FakeRules(
            @Channel("fake-events") @OnOverflow(OnOverflow.Strategy.UNBOUNDED_BUFFER) MutinyEmitter<String> events,
            @Channel("fake-rejections") @OnOverflow(OnOverflow.Strategy.UNBOUNDED_BUFFER)
                    MutinyEmitter<String> rejections) {
        this.events = events;
        this.rejections = rejections;
    }

    /** From now on each event is delivered so many times. */
    public void deliverEachEvent(int times) {
        deliveries = times;
    }

    /** Whether commands are received but not judged. */
    public void setDeaf(boolean deaf) {
        this.deaf = deaf;
    }

    /** Whether events are appended but not published. */
    public void setMute(boolean mute) {
        this.mute = mute;
    }

    /** Whether in a match something else happens before each command is judged, of which nobody hears. */
    public void setBusy(MatchId id, boolean isBusy) {
        if (isBusy) {
            busy.add(id);
        } else {
            busy.remove(id);
        }
    }

    /** All commands of a match that came in, in order. */
    public List<Proposal> received(MatchId id) {
        return received.stream()
                .filter(proposal -> proposal.matchId().equals(id))
                .toList();
    }

    /** The log of a match. */
    public List<Recorded> log(MatchId id) {
        return logs.containsKey(id) ? logs.get(id).events() : List.of();
    }

    /** What the record API answers from. */
    public Logs api() {
        return api;
    }

    /** Appends and publishes what another service would have proposed. */
    public void append(MatchId id, MatchEvent... more) {
        Instant now = Instant.now().truncatedTo(ChronoUnit.MILLIS);
        FakeLog log = logs.get(id);
        publish(log.append(Ids.newCommandId(), Actor.server("scoring-service"), now, List.of(more)));
        api.put(id, log.events());
    }

    /** Delivers the whole log of a match again. */
    public void deliverAgain(MatchId id) {
        publish(log(id));
    }

    @Incoming("fake-commands")
    @Blocking
    void judge(String json) {
        Proposal proposal = CommandJson.readProposal(json);
        received.add(proposal);
        if (busy.contains(proposal.matchId())) {
            boolean before = mute;
            mute = true;
            append(proposal.matchId(), new ObjectionRaised(Color.BLACK, "Noise", true));
            mute = before;
        }
        if (!deaf) {
            judge(proposal);
        }
    }

    private void judge(Proposal proposal) {
        FakeLog log = logs.computeIfAbsent(proposal.matchId(), FakeLog::new);
        FakeLog.Verdict verdict = log.judge(proposal);
        api.put(proposal.matchId(), log.events());
        switch (verdict) {
            case FakeLog.Verdict.Publish(var appended) -> publish(appended);
            case FakeLog.Verdict.Refuse(var reason) -> refuse(proposal, log.head(), reason);
        }
    }

    private void publish(List<Recorded> appended) {
        List<Recorded> all = new ArrayList<>();
        for (int i = 0; i < deliveries; i++) {
            all.addAll(appended);
        }
        if (!mute) {
            all.forEach(event -> events.sendMessageAndAwait(message(event)));
        }
    }

    private void refuse(Proposal proposal, int head, RulesRejection reason) {
        RejectedProposal rejected = new RejectedProposal(proposal.matchId(), proposal.commandId(), head, reason);
        RecordHeaders headers = new RecordHeaders();
        header(headers, EventHeaders.COMMAND, proposal.commandId().toString());
        rejections.sendMessageAndAwait(message(proposal.matchId(), CommandJson.write(rejected), headers));
    }

    private static Message<String> message(Recorded event) {
        RecordHeaders headers = new RecordHeaders();
        header(headers, EventHeaders.SEQ, Integer.toString(event.seq()));
        header(headers, EventHeaders.TYPE, EventJson.typeOf(event.event()));
        header(headers, EventHeaders.COMMAND, event.commandId().toString());
        return message(event.matchId(), EventJson.write(event), headers);
    }

    private static void header(RecordHeaders headers, String name, String value) {
        headers.add(name, value.getBytes(StandardCharsets.UTF_8));
    }

    private static Message<String> message(MatchId id, String value, RecordHeaders headers) {
        return Message.of(value)
                .addMetadata(OutgoingKafkaRecordMetadata.<String>builder()
                        .withKey(id.toString())
                        .withHeaders(headers)
                        .build());
    }
}
