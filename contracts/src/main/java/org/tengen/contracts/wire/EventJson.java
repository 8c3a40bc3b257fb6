package org.tengen.contracts.wire;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Instant;
import org.tengen.contracts.event.MatchEvent;
import org.tengen.contracts.event.MatchEvent.AppealDecided;
import org.tengen.contracts.event.MatchEvent.AppealFiled;
import org.tengen.contracts.event.MatchEvent.CheckedIn;
import org.tengen.contracts.event.MatchEvent.ClockPaused;
import org.tengen.contracts.event.MatchEvent.ClockResumed;
import org.tengen.contracts.event.MatchEvent.CountAccepted;
import org.tengen.contracts.event.MatchEvent.CountDisputed;
import org.tengen.contracts.event.MatchEvent.CountImposed;
import org.tengen.contracts.event.MatchEvent.CountingBegan;
import org.tengen.contracts.event.MatchEvent.DeadStonesMarked;
import org.tengen.contracts.event.MatchEvent.DeadStonesSuggested;
import org.tengen.contracts.event.MatchEvent.HandicapStonePlaced;
import org.tengen.contracts.event.MatchEvent.MatchEnded;
import org.tengen.contracts.event.MatchEvent.MatchScored;
import org.tengen.contracts.event.MatchEvent.MatchStarted;
import org.tengen.contracts.event.MatchEvent.MoveLetStand;
import org.tengen.contracts.event.MatchEvent.MoveUndone;
import org.tengen.contracts.event.MatchEvent.NoResultDeclined;
import org.tengen.contracts.event.MatchEvent.NoResultOffered;
import org.tengen.contracts.event.MatchEvent.ObjectionRaised;
import org.tengen.contracts.event.MatchEvent.Passed;
import org.tengen.contracts.event.MatchEvent.PauseDeclined;
import org.tengen.contracts.event.MatchEvent.PauseRequested;
import org.tengen.contracts.event.MatchEvent.PlayResumed;
import org.tengen.contracts.event.MatchEvent.PlayerResigned;
import org.tengen.contracts.event.MatchEvent.PositionConfirmed;
import org.tengen.contracts.event.MatchEvent.PositionRestored;
import org.tengen.contracts.event.MatchEvent.RecountRequested;
import org.tengen.contracts.event.MatchEvent.RefereeCalled;
import org.tengen.contracts.event.MatchEvent.RefereeRuled;
import org.tengen.contracts.event.MatchEvent.ReplayAgreed;
import org.tengen.contracts.event.MatchEvent.SeatStonePlaced;
import org.tengen.contracts.event.MatchEvent.StonePlayed;
import org.tengen.contracts.event.MatchEvent.TermsAgreed;
import org.tengen.contracts.event.MatchEvent.TermsCommitted;
import org.tengen.contracts.event.MatchEvent.TermsLapsed;
import org.tengen.contracts.event.MatchEvent.TermsRevealed;
import org.tengen.contracts.event.MatchEvent.TimeAdjusted;
import org.tengen.contracts.event.MatchEvent.TimeExpired;
import org.tengen.contracts.event.MatchEvent.UndoDeclined;
import org.tengen.contracts.event.MatchEvent.UndoRequested;
import org.tengen.contracts.event.MatchEvent.WarningIssued;
import org.tengen.contracts.event.Recorded;
import org.tengen.contracts.match.Actor;
import org.tengen.contracts.match.CommandId;
import org.tengen.contracts.match.MatchId;

/**
 * The JSON of events: {@code {"matchId", "seq", "type", "version", "commandId", "actor", "receivedAt", "recordedAt",
 * "data", "hash"}}. The wire name and version of an event come from here alone, never from a class name.
 */
public final class EventJson {
    private static final String TYPE = "type";
    private static final String VERSION = "version";
    private static final String DATA = "data";
    private static final String HASH = "hash";

    private EventJson() {}

    /** The event with its hash and the text it is kept in, given the hash of the event before it or {@link HashChain#START}. */
    public static WrittenEvent written(
            String previousHash,
            MatchId matchId,
            int seq,
            CommandId commandId,
            Actor actor,
            Instant receivedAt,
            Instant recordedAt,
            MatchEvent event) {
        ObjectNode tree = bareTree(new Recorded(matchId, seq, commandId, actor, receivedAt, recordedAt, event, ""));
        String hash = HashChain.next(previousHash, tree);
        return new WrittenEvent(
                new Recorded(matchId, seq, commandId, actor, receivedAt, recordedAt, event, hash),
                tree.put(HASH, hash).toString());
    }

    /** Whether events of this wire name are moves: plays on the board, and passes. */
    public static boolean isMove(String type) {
        return type.equals("StonePlayed") || type.equals("Passed");
    }

    /** The wire name of an event, such as {@code StonePlayed}. */
    public static String typeOf(MatchEvent event) {
        return switch (event) {
            case MatchStarted _ -> "MatchStarted";
            case HandicapStonePlaced _ -> "HandicapStonePlaced";
            case SeatStonePlaced _ -> "SeatStonePlaced";
            case TermsCommitted _ -> "TermsCommitted";
            case TermsRevealed _ -> "TermsRevealed";
            case TermsLapsed _ -> "TermsLapsed";
            case TermsAgreed _ -> "TermsAgreed";
            case StonePlayed _ -> "StonePlayed";
            case Passed _ -> "Passed";
            case CheckedIn _ -> "CheckedIn";
            case PauseRequested _ -> "PauseRequested";
            case PauseDeclined _ -> "PauseDeclined";
            case ClockPaused _ -> "ClockPaused";
            case ClockResumed _ -> "ClockResumed";
            case UndoRequested _ -> "UndoRequested";
            case UndoDeclined _ -> "UndoDeclined";
            case MoveUndone _ -> "MoveUndone";
            case WarningIssued _ -> "WarningIssued";
            case NoResultOffered _ -> "NoResultOffered";
            case NoResultDeclined _ -> "NoResultDeclined";
            case ReplayAgreed _ -> "ReplayAgreed";
            case TimeExpired _ -> "TimeExpired";
            case CountingBegan _ -> "CountingBegan";
            case DeadStonesSuggested _ -> "DeadStonesSuggested";
            case DeadStonesMarked _ -> "DeadStonesMarked";
            case CountAccepted _ -> "CountAccepted";
            case CountImposed _ -> "CountImposed";
            case RefereeCalled _ -> "RefereeCalled";
            case RecountRequested _ -> "RecountRequested";
            case CountDisputed _ -> "CountDisputed";
            case PlayResumed _ -> "PlayResumed";
            case MatchScored _ -> "MatchScored";
            case ObjectionRaised _ -> "ObjectionRaised";
            case RefereeRuled _ -> "RefereeRuled";
            case PositionRestored _ -> "PositionRestored";
            case PositionConfirmed _ -> "PositionConfirmed";
            case MoveLetStand _ -> "MoveLetStand";
            case TimeAdjusted _ -> "TimeAdjusted";
            case AppealFiled _ -> "AppealFiled";
            case AppealDecided _ -> "AppealDecided";
            case PlayerResigned _ -> "PlayerResigned";
            case MatchEnded _ -> "MatchEnded";
        };
    }

    public static String write(Recorded recorded) {
        return tree(recorded).toString();
    }

    /** The event as a tree, in the form in which {@link HashChain} checks it. */
    public static ObjectNode tree(Recorded recorded) {
        return bareTree(recorded).put(HASH, recorded.hash());
    }

    private static ObjectNode bareTree(Recorded recorded) {
        ObjectNode tree = Wire.object();
        tree.put("matchId", recorded.matchId().toString());
        tree.put("seq", recorded.seq());
        tree.put("commandId", recorded.commandId().toString());
        tree.set("actor", Wire.tree(recorded.actor()));
        tree.put("receivedAt", recorded.receivedAt().toString());
        tree.put("recordedAt", recorded.recordedAt().toString());
        tree.setAll(eventTree(recorded.event()));
        return tree;
    }

    /** @throws UnreadableMessage where it is no event, or one of a kind or version this program does not know */
    public static Recorded read(String json) {
        return read(Wire.parse(json));
    }

    /** @throws UnreadableMessage as {@link #read(String)} */
    public static Recorded read(JsonNode tree) {
        return new Recorded(
                Wire.text(tree.path("matchId"), MatchId.class, MatchId::parse),
                Wire.number(tree.path("seq")),
                Wire.text(tree.path("commandId"), CommandId.class, CommandId::parse),
                Wire.value(tree.path("actor"), Actor.class),
                Wire.text(tree.path("receivedAt"), Instant.class, Instant::parse),
                Wire.text(tree.path("recordedAt"), Instant.class, Instant::parse),
                readEvent(tree),
                tree.path(HASH).asText());
    }

    static ObjectNode eventTree(MatchEvent event) {
        ObjectNode tree = Wire.object();
        tree.put(TYPE, typeOf(event));
        tree.put(VERSION, 1);
        tree.set(DATA, Wire.tree(event));
        return tree;
    }

    static MatchEvent readEvent(JsonNode tree) {
        String type = tree.path(TYPE).asText();
        int version = tree.path(VERSION).asInt();
        if (version != 1) {
            throw new UnreadableMessage("Version " + version + " of '" + type + "' is not known here", null);
        }
        return Wire.value(tree.path(DATA), classOf(type));
    }

    private static Class<? extends MatchEvent> classOf(String type) {
        return switch (type) {
            case "MatchStarted" -> MatchStarted.class;
            case "HandicapStonePlaced" -> HandicapStonePlaced.class;
            case "SeatStonePlaced" -> SeatStonePlaced.class;
            case "TermsCommitted" -> TermsCommitted.class;
            case "TermsRevealed" -> TermsRevealed.class;
            case "TermsLapsed" -> TermsLapsed.class;
            case "TermsAgreed" -> TermsAgreed.class;
            case "StonePlayed" -> StonePlayed.class;
            case "Passed" -> Passed.class;
            case "CheckedIn" -> CheckedIn.class;
            case "PauseRequested" -> PauseRequested.class;
            case "PauseDeclined" -> PauseDeclined.class;
            case "ClockPaused" -> ClockPaused.class;
            case "ClockResumed" -> ClockResumed.class;
            case "UndoRequested" -> UndoRequested.class;
            case "UndoDeclined" -> UndoDeclined.class;
            case "MoveUndone" -> MoveUndone.class;
            case "WarningIssued" -> WarningIssued.class;
            case "NoResultOffered" -> NoResultOffered.class;
            case "NoResultDeclined" -> NoResultDeclined.class;
            case "ReplayAgreed" -> ReplayAgreed.class;
            case "TimeExpired" -> TimeExpired.class;
            case "CountingBegan" -> CountingBegan.class;
            case "DeadStonesSuggested" -> DeadStonesSuggested.class;
            case "DeadStonesMarked" -> DeadStonesMarked.class;
            case "CountAccepted" -> CountAccepted.class;
            case "CountImposed" -> CountImposed.class;
            case "RefereeCalled" -> RefereeCalled.class;
            case "RecountRequested" -> RecountRequested.class;
            case "CountDisputed" -> CountDisputed.class;
            case "PlayResumed" -> PlayResumed.class;
            case "MatchScored" -> MatchScored.class;
            case "ObjectionRaised" -> ObjectionRaised.class;
            case "RefereeRuled" -> RefereeRuled.class;
            case "PositionRestored" -> PositionRestored.class;
            case "PositionConfirmed" -> PositionConfirmed.class;
            case "MoveLetStand" -> MoveLetStand.class;
            case "TimeAdjusted" -> TimeAdjusted.class;
            case "AppealFiled" -> AppealFiled.class;
            case "AppealDecided" -> AppealDecided.class;
            case "PlayerResigned" -> PlayerResigned.class;
            case "MatchEnded" -> MatchEnded.class;
            default -> throw new UnreadableMessage("'" + type + "' is no event known here", null);
        };
    }
}
