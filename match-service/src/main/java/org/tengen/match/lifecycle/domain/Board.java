package org.tengen.match.lifecycle.domain;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tengen.contracts.event.MatchEvent.HandicapStonePlaced;
import org.tengen.contracts.event.MatchEvent.MatchStarted;
import org.tengen.contracts.event.MatchEvent.MoveUndone;
import org.tengen.contracts.event.MatchEvent.Passed;
import org.tengen.contracts.event.MatchEvent.PositionRestored;
import org.tengen.contracts.event.MatchEvent.SeatStonePlaced;
import org.tengen.contracts.event.MatchEvent.StonePlayed;
import org.tengen.contracts.event.MatchEvent.TermsAgreed;
import org.tengen.contracts.event.MatchEvent.TermsLapsed;
import org.tengen.contracts.match.Prisoners;
import org.tengen.engine.Color;
import org.tengen.engine.Move;
import org.tengen.engine.Position;
import org.tengen.engine.Vertex;
import org.tengen.engine.rules.Handicap;
import org.tengen.engine.rules.Placement;
import org.tengen.engine.rules.SeatStones;

/**
 * The board as the events tell it. It judges nothing: a stone stands where an event says it was played, and is gone where an
 * event says it was captured.
 *
 * @param toPlay who moves next, or would
 * @param opening what is to be settled before anybody moves
 * @param moves all moves in order, passes among them
 */
public record Board(Position position, Prisoners prisoners, Color toPlay, Opening opening, List<MoveMade> moves) {
    public Board {
        moves = List.copyOf(moves);
    }

    static Board start(MatchStarted e) {
        Position setup = Position.empty(e.size())
                .withStones(Color.BLACK, e.setupBlack())
                .withStones(Color.WHITE, e.setupWhite());
        return new Board(setup, Prisoners.NONE, e.toPlay(), opening(e), List.of());
    }

    private static Opening opening(MatchStarted e) {
        if (e.ruleset().placement() == Placement.FREE_SEAT_STONES) {
            return new Opening.SeatStones(2 * SeatStones.EACH);
        }
        Handicap handicap = new Handicap(e.handicap(), e.handicapPlacement());
        return handicap.kind() == Handicap.Kind.FREE && handicap.stonesOnBoard() > 0
                ? new Opening.HandicapStones(handicap.stonesOnBoard())
                : new Opening.Done();
    }

    /** The number of the last move; 0 before the first. */
    public int moveNumber() {
        return moves.size();
    }

    public Optional<MoveMade> lastMove() {
        return moves.isEmpty() ? Optional.empty() : Optional.of(moves.getLast());
    }

    /** The move of this number, counted from 1; empty where it has not been made. */
    public Optional<MoveMade> move(int number) {
        return number >= 1 && number <= moves.size() ? Optional.of(moves.get(number - 1)) : Optional.empty();
    }

    /** The moves after that of this number, in order. */
    List<MoveMade> movesAfter(int number) {
        return moves.subList(number, moves.size());
    }

    Board after(HandicapStonePlaced e) {
        Position placed = position.withStones(Color.BLACK, List.of(e.vertex()));
        return e.stonesLeft() > 0
                ? new Board(placed, prisoners, Color.BLACK, new Opening.HandicapStones(e.stonesLeft()), moves)
                : new Board(placed, prisoners, Color.WHITE, new Opening.Done(), moves);
    }

    Board after(SeatStonePlaced e) {
        Position placed = position.withStones(e.color(), List.of(e.vertex()));
        Opening next = e.stonesLeft() > 0 ? new Opening.SeatStones(e.stonesLeft()) : Opening.Terms.NONE;
        return new Board(placed, prisoners, e.color().opponent(), next, moves);
    }

    /** One side has sealed its komi, or opened it. Where it was its turn, it is the other's now. */
    Board after(Color color, Opening.Offer offer) {
        Color next = color == toPlay ? color.opponent() : toPlay;
        return new Board(position, prisoners, next, terms().with(color, offer), moves);
    }

    /** The side that was not too late chooses. */
    Board after(TermsLapsed e) {
        return new Board(position, prisoners, e.color().opponent(), terms().lapsed(e.color()), moves);
    }

    private Opening.Terms terms() {
        return opening instanceof Opening.Terms terms ? terms : Opening.Terms.NONE;
    }

    Board after(TermsAgreed e) {
        return new Board(position, prisoners, e.toPlay(), new Opening.Done(), moves);
    }

    Board after(StonePlayed e) {
        Position played = position.withStones(e.color(), List.of(e.vertex()));
        Prisoners held = prisoners;
        for (Vertex captured : e.captured()) {
            held = held.plus(played.at(captured).orElseThrow().opponent(), 1);
        }
        return new Board(
                played.without(e.captured()),
                held,
                e.color().opponent(),
                opening,
                plus(new MoveMade(e.color(), new Move.Play(e.vertex()))));
    }

    Board after(Passed e) {
        return new Board(position, prisoners, e.color().opponent(), opening, plus(new MoveMade(e.color(), Move.PASS)));
    }

    Board after(MoveUndone e) {
        return new Board(e.position(), e.prisoners(), e.toPlay(), opening, moves.subList(0, e.moveNumber()));
    }

    /** The board gone back to an earlier position, with the moves that led there. */
    Board after(PositionRestored e) {
        return new Board(e.position(), e.prisoners(), e.toPlay(), opening, moves.subList(0, e.moveNumber()));
    }

    Board withToPlay(Color next) {
        return new Board(position, prisoners, next, opening, moves);
    }

    private List<MoveMade> plus(MoveMade move) {
        List<MoveMade> more = new ArrayList<>(moves.size() + 1);
        more.addAll(moves);
        more.add(move);
        return more;
    }
}
