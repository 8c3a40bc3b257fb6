package org.tengen.contracts.command;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.List;
import org.tengen.engine.BoardSize;
import org.tengen.engine.Color;
import org.tengen.engine.Vertex;

/** Why rules-service appended nothing. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "reason")
@JsonSubTypes({
    @JsonSubTypes.Type(value = RulesRejection.Stale.class, name = "STALE"),
    @JsonSubTypes.Type(value = RulesRejection.PointOccupied.class, name = "OCCUPIED"),
    @JsonSubTypes.Type(value = RulesRejection.SuicideForbidden.class, name = "SUICIDE"),
    @JsonSubTypes.Type(value = RulesRejection.KoForbidden.class, name = "KO"),
    @JsonSubTypes.Type(value = RulesRejection.RepetitionForbidden.class, name = "REPETITION"),
    @JsonSubTypes.Type(value = RulesRejection.OffBoard.class, name = "OFF_BOARD"),
    @JsonSubTypes.Type(value = RulesRejection.WrongTurn.class, name = "WRONG_TURN"),
    @JsonSubTypes.Type(value = RulesRejection.PassNotAllowed.class, name = "PASS_NOT_ALLOWED"),
    @JsonSubTypes.Type(value = RulesRejection.HandicapStonesLeft.class, name = "HANDICAP_STONES_LEFT"),
    @JsonSubTypes.Type(value = RulesRejection.SeatStonesLeft.class, name = "SEAT_STONES_LEFT"),
    @JsonSubTypes.Type(value = RulesRejection.TermsOpen.class, name = "TERMS_OPEN"),
    @JsonSubTypes.Type(value = RulesRejection.ChainWithoutLiberties.class, name = "CHAIN_WITHOUT_LIBERTIES"),
    @JsonSubTypes.Type(value = RulesRejection.NotInPlay.class, name = "NOT_IN_PLAY"),
    @JsonSubTypes.Type(value = RulesRejection.IllegalSetup.class, name = "ILLEGAL_SETUP")
})
public sealed interface RulesRejection {
    /** The log had moved on; decide again on {@code currentSeq}. */
    record Stale(int currentSeq) implements RulesRejection {}

    /** A stone stands there. */
    record PointOccupied(Vertex vertex) implements RulesRejection {}

    /** The play would leave its own chain without liberties and captures nothing (禁着点). */
    record SuicideForbidden(Vertex vertex) implements RulesRejection {}

    /** The play would retake a ko at once. */
    record KoForbidden(Vertex vertex) implements RulesRejection {}

    /**
     * The play would bring back an earlier position (禁止全局同形再现).
     *
     * @param repeatsMove the move after which the board looked like that; 0 for the start
     */
    record RepetitionForbidden(Vertex vertex, int repeatsMove) implements RulesRejection {}

    /** The board has no such point. */
    record OffBoard(Vertex vertex, BoardSize size) implements RulesRejection {}

    /** The other side is to move. */
    record WrongTurn(Color toPlay) implements RulesRejection {}

    /** Passing is not allowed now. */
    record PassNotAllowed() implements RulesRejection {}

    /** Black has to put down its free handicap stones before anybody moves. */
    record HandicapStonesLeft(int stonesLeft) implements RulesRejection {}

    /** The sides have to put down their seat stones before anybody moves. */
    record SeatStonesLeft(int stonesLeft) implements RulesRejection {}

    /** The seat stones are down, and colours and komi are to be agreed before anybody moves. */
    record TermsOpen() implements RulesRejection {}

    /**
     * A seat stone there would leave a chain without liberties; seat stones take nothing.
     *
     * @param chain the vertices of that chain, in order
     */
    record ChainWithoutLiberties(Vertex vertex, List<Vertex> chain) implements RulesRejection {
        public ChainWithoutLiberties {
            chain = List.copyOf(chain);
        }
    }

    /** No move can be made: the match has not begun, is being counted, or is over. */
    record NotInPlay() implements RulesRejection {}

    /**
     * The match cannot begin, or go on, as the events have it.
     *
     * @param detail which stones or event, in a sentence
     */
    record IllegalSetup(String detail) implements RulesRejection {}
}
