package org.tengen.contracts.wire;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Instant;
import java.util.List;
import java.util.stream.StreamSupport;
import org.tengen.contracts.command.MatchCommand;
import org.tengen.contracts.command.MatchCommand.AppendEvents;
import org.tengen.contracts.command.MatchCommand.PassTurn;
import org.tengen.contracts.command.MatchCommand.PlaceHandicapStone;
import org.tengen.contracts.command.MatchCommand.PlaceSeatStone;
import org.tengen.contracts.command.MatchCommand.PlayStone;
import org.tengen.contracts.command.MatchCommand.UndoMoves;
import org.tengen.contracts.command.Proposal;
import org.tengen.contracts.command.RejectedProposal;
import org.tengen.contracts.event.MatchEvent;
import org.tengen.contracts.match.Actor;
import org.tengen.contracts.match.CommandId;
import org.tengen.contracts.match.MatchId;

/** The JSON of commands and of their rejections. */
public final class CommandJson {
    private static final String TYPE = "type";
    private static final String DATA = "data";
    private static final String EVENTS = "events";

    private CommandJson() {}

    public static String write(Proposal proposal) {
        ObjectNode tree = Wire.object();
        tree.put("matchId", proposal.matchId().toString());
        tree.put("commandId", proposal.commandId().toString());
        tree.put("expectedSeq", proposal.expectedSeq());
        tree.set("actor", Wire.tree(proposal.actor()));
        tree.put("receivedAt", proposal.receivedAt().toString());
        tree.put(TYPE, typeOf(proposal.command()));
        tree.set(DATA, data(proposal.command()));
        return tree.toString();
    }

    /** @throws UnreadableMessage where it is no proposal, or one of a kind this program does not know */
    public static Proposal readProposal(String json) {
        JsonNode tree = Wire.parse(json);
        return new Proposal(
                Wire.text(tree.path("matchId"), MatchId.class, MatchId::parse),
                Wire.text(tree.path("commandId"), CommandId.class, CommandId::parse),
                Wire.number(tree.path("expectedSeq")),
                Wire.value(tree.path("actor"), Actor.class),
                Wire.text(tree.path("receivedAt"), Instant.class, Instant::parse),
                command(tree.path(TYPE).asText(), tree.path(DATA)));
    }

    public static String write(RejectedProposal rejected) {
        return Wire.tree(rejected).toString();
    }

    /** @throws UnreadableMessage where it is no rejection */
    public static RejectedProposal readRejection(String json) {
        return Wire.value(Wire.parse(json), RejectedProposal.class);
    }

    private static String typeOf(MatchCommand command) {
        return switch (command) {
            case PlayStone _ -> "PlayStone";
            case PassTurn _ -> "PassTurn";
            case UndoMoves _ -> "UndoMoves";
            case PlaceHandicapStone _ -> "PlaceHandicapStone";
            case PlaceSeatStone _ -> "PlaceSeatStone";
            case AppendEvents _ -> "AppendEvents";
        };
    }

    private static ObjectNode data(MatchCommand command) {
        return switch (command) {
            case PlayStone c -> Wire.tree(c);
            case PassTurn c -> Wire.tree(c);
            case UndoMoves c -> Wire.tree(c);
            case PlaceHandicapStone c -> Wire.tree(c);
            case PlaceSeatStone c -> Wire.tree(c);
            case AppendEvents(var events) -> {
                ObjectNode data = Wire.object();
                data.putArray(EVENTS)
                        .addAll(events.stream().map(EventJson::eventTree).toList());
                yield data;
            }
        };
    }

    private static MatchCommand command(String type, JsonNode data) {
        return switch (type) {
            case "PlayStone" -> Wire.value(data, PlayStone.class);
            case "PassTurn" -> Wire.value(data, PassTurn.class);
            case "UndoMoves" -> Wire.value(data, UndoMoves.class);
            case "PlaceHandicapStone" -> Wire.value(data, PlaceHandicapStone.class);
            case "PlaceSeatStone" -> Wire.value(data, PlaceSeatStone.class);
            case "AppendEvents" -> new AppendEvents(events(data));
            default -> throw new UnreadableMessage("'" + type + "' is no command known here", null);
        };
    }

    private static List<MatchEvent> events(JsonNode data) {
        return StreamSupport.stream(data.path(EVENTS).spliterator(), false)
                .map(EventJson::readEvent)
                .toList();
    }
}
