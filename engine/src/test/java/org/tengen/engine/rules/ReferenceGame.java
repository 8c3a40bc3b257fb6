package org.tengen.engine.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SortedSet;
import java.util.TreeSet;
import org.tengen.engine.BoardSize;
import org.tengen.engine.Color;
import org.tengen.engine.Position;
import org.tengen.engine.Vertex;

/** A game that anyone can see is right: it keeps every board, and compares a play with all of them. */
final class ReferenceGame {
    /** A moment of the game: the board after a move, who made it and how, who is to move, and whether in turn. */
    private record Moment(ReferenceBoard board, Color by, Optional<Vertex> played, Color toPlay, boolean inTurn) {}

    private final Ruleset rules;
    private final BoardSize size;
    private final List<Moment> moments = new ArrayList<>();

    ReferenceGame(Ruleset rules, BoardSize size, Setup setup, Color toPlay) {
        this.rules = rules;
        this.size = size;
        ReferenceBoard board = new ReferenceBoard(size);
        setup.black().forEach(vertex -> board.put(Color.BLACK, vertex));
        setup.white().forEach(vertex -> board.put(Color.WHITE, vertex));
        moments.add(new Moment(board, toPlay.opponent(), Optional.empty(), toPlay, true));
    }

    Legality judge(Vertex vertex) {
        Color color = toPlay();
        if (board().at(vertex) != '.') {
            return Legality.OCCUPIED;
        }
        ReferenceBoard after = board().after(color, vertex);
        boolean retaking = koPoint().equals(Optional.of(vertex));
        if (rules.ko() == KoRule.SIMPLE && retaking) {
            return Legality.KO;
        }
        if (after.at(vertex) == '.' && !allowsSuicide(after)) {
            return Legality.SUICIDE;
        }
        if (repeats(color, after).isPresent()) {
            return retaking ? Legality.KO : Legality.REPETITION;
        }
        return Legality.LEGAL;
    }

    private boolean allowsSuicide(ReferenceBoard after) {
        return switch (rules.suicide()) {
            case NONE -> false;
            case MULTI_STONE -> after.count(toPlay()) < board().count(toPlay());
            case ANY -> true;
        };
    }

    OptionalInt repeatedMove(Vertex vertex) {
        return repeats(toPlay(), board().after(toPlay(), vertex));
    }

    private OptionalInt repeats(Color color, ReferenceBoard after) {
        for (int number = 0; number < moments.size(); number++) {
            Moment moment = moments.get(number);
            boolean forbidden = switch (rules.ko()) {
                case SIMPLE -> false;
                case POSITIONAL -> true;
                case SITUATIONAL -> moment.toPlay() == color.opponent();
                case NATURAL_SITUATIONAL ->
                    moment.by() == color && (number == 0 || moment.played().isPresent());
            };
            if (forbidden && moment.board().isSameAs(after)) {
                return OptionalInt.of(number);
            }
        }
        return OptionalInt.empty();
    }

    /** Where a single stone that can be taken by a single stone has just taken one. */
    Optional<Vertex> koPoint() {
        Moment last = moments.getLast();
        if (last.played().isEmpty() || moments.size() < 2 || !last.inTurn()) {
            return Optional.empty();
        }
        Vertex taker = last.played().get();
        ReferenceBoard before = moments.get(moments.size() - 2).board();
        boolean tookOne =
                before.count(last.by().opponent()) - board().count(last.by().opponent()) == 1;
        boolean single = board().at(taker) != '.'
                && board().chain(taker).size() == 1
                && board().liberties(taker).size() == 1;
        return tookOne && single
                ? Optional.of(board().liberties(taker).iterator().next())
                : Optional.empty();
    }

    void play(Vertex vertex) {
        moments.add(
                new Moment(board().after(toPlay(), vertex), toPlay(), Optional.of(vertex), toPlay().opponent(), true));
    }

    void pass() {
        moments.add(new Moment(board(), toPlay(), Optional.empty(), toPlay().opponent(), true));
    }

    void resume(Color toPlay) {
        Moment last = moments.removeLast();
        moments.add(new Moment(last.board(), last.by(), last.played(), toPlay, false));
    }

    void undoTo(int number) {
        moments.subList(number + 1, moments.size()).clear();
    }

    Color toPlay() {
        return moments.getLast().toPlay();
    }

    int moveNumber() {
        return moments.size() - 1;
    }

    ReferenceBoard board() {
        return moments.getLast().board();
    }

    Position position() {
        return board().position();
    }

    Position positionAt(int number) {
        return moments.get(number).board().position();
    }

    /** Stones played minus stones on the board, and those set up: what is gone, the opponent holds. */
    int prisonersHeldBy(Color color) {
        Color lost = color.opponent();
        long played = moments.stream()
                .skip(1)
                .filter(moment -> moment.by() == lost && moment.played().isPresent())
                .count();
        return (int) (moments.getFirst().board().count(lost) + played - board().count(lost));
    }

    SortedSet<Vertex> legalPlays() {
        SortedSet<Vertex> legal = new TreeSet<>();
        for (int row = 0; row < size.height(); row++) {
            for (int column = 0; column < size.width(); column++) {
                Vertex vertex = new Vertex(column, row);
                if (judge(vertex) == Legality.LEGAL) {
                    legal.add(vertex);
                }
            }
        }
        return legal;
    }
}
