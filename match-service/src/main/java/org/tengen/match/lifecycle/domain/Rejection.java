package org.tengen.match.lifecycle.domain;

import java.time.Instant;
import org.tengen.contracts.command.RulesRejection;
import org.tengen.contracts.match.PlayerId;
import org.tengen.engine.Color;
import org.tengen.engine.Vertex;

/** Why somebody may not do that, with what they need to do better. */
public sealed interface Rejection {
    /** There is neither a match nor a challenge of this id. */
    record NoSuchMatch() implements Rejection {}

    /** The player has no seat in the match. */
    record NotYourMatch(PlayerId player) implements Rejection {}

    /** The other side is to move. */
    record NotYourTurn(Color toPlay) implements Rejection {}

    /** Another move has that number already; {@code next} is the number of the next move. */
    record MoveNumberTaken(int moveNumber, int next) implements Rejection {}

    /** That move's turn has not come; {@code next} is the number of the next move. */
    record MoveNumberAhead(int moveNumber, int next) implements Rejection {}

    /** The side to play has no time left. */
    record TimeIsUp(Color color, Instant deadline) implements Rejection {}

    /** That can be done during play only. */
    record NotInPlay(Phase phase) implements Rejection {}

    /** That can be done while the match is counted only. */
    record NotCounting(Phase phase) implements Rejection {}

    /** There is no stone to mark. */
    record NoStoneThere(Vertex vertex) implements Rejection {}

    /** The other side accepts first. */
    record AcceptInOrder(Color toAccept) implements Rejection {}

    /** Other stones are marked than the player has seen; {@code deadHash} names those marked now. */
    record DeadStonesChanged(String deadHash) implements Rejection {}

    /** The match kept moving on while this was decided; {@code currentSeq} is the last event known. */
    record MovedOn(int currentSeq) implements Rejection {}

    /** The rules of Go forbid it. */
    record AgainstTheRules(RulesRejection reason) implements Rejection {}
}
