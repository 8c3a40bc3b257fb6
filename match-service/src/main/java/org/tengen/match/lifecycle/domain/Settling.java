package org.tengen.match.lifecycle.domain;

import static org.tengen.match.lifecycle.domain.MatchDecider.append;
import static org.tengen.match.lifecycle.domain.MatchDecider.reject;

import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import org.tengen.contracts.event.MatchEvent.CountAccepted;
import org.tengen.contracts.event.MatchEvent.CountDisputed;
import org.tengen.contracts.event.MatchEvent.DeadStonesMarked;
import org.tengen.contracts.event.MatchEvent.PlayResumed;
import org.tengen.contracts.match.DeadStones;
import org.tengen.engine.Color;
import org.tengen.engine.Position;
import org.tengen.engine.Vertex;
import org.tengen.match.lifecycle.domain.Decision.NothingToDo;
import org.tengen.match.lifecycle.domain.MatchAction.AcceptCount;
import org.tengen.match.lifecycle.domain.MatchAction.MarkStones;
import org.tengen.match.lifecycle.domain.Rejection.AcceptInOrder;
import org.tengen.match.lifecycle.domain.Rejection.CountedAsItStands;
import org.tengen.match.lifecycle.domain.Rejection.DeadStonesChanged;
import org.tengen.match.lifecycle.domain.Rejection.NoStoneThere;
import org.tengen.match.lifecycle.domain.Rejection.NotCounting;

/** What may be done while the sides settle which stones are dead. */
final class Settling {
    private Settling() {}

    /** Marks the whole chain of each stone. */
    static Decision mark(Counting s, Color color, MarkStones a) {
        return withoutStone(s, a.vertices()).orElseGet(() -> markChains(s, color, a));
    }

    private static Decision markChains(Counting s, Color color, MarkStones a) {
        SortedSet<Vertex> changed = chains(s, a.vertices());
        SortedSet<Vertex> dead = new TreeSet<>(s.dead().vertices());
        changed.removeIf(vertex -> dead.contains(vertex) == a.dead());
        if (changed.isEmpty()) {
            return new NothingToDo();
        }
        if (a.dead()) {
            dead.addAll(changed);
        } else {
            dead.removeAll(changed);
        }
        return append(new DeadStonesMarked(color, List.copyOf(changed), a.dead(), DeadStones.of(dead)));
    }

    /** Refuses a vertex where no stone stands. */
    static Optional<Decision> withoutStone(Counting s, List<Vertex> vertices) {
        return vertices.stream()
                .filter(vertex -> !hasStone(s, vertex))
                .findFirst()
                .map(empty -> reject(new NoStoneThere(empty)));
    }

    /** All stones of the chains that these belong to. */
    static SortedSet<Vertex> chains(Counting s, List<Vertex> vertices) {
        SortedSet<Vertex> chains = new TreeSet<>();
        Position position = s.board().position();
        vertices.forEach(vertex -> chains.addAll(position.chainAt(vertex)));
        return chains;
    }

    /** First the side to play accepts, then the other; and only what is marked now. */
    static Decision accept(Counting s, Color color, AcceptCount a) {
        String deadHash = s.dead().hash();
        if (!deadHash.equals(a.deadHash())) {
            return reject(new DeadStonesChanged(deadHash));
        }
        if (s.acceptedBy().contains(color)) {
            return new NothingToDo();
        }
        if (color != s.toAccept()) {
            return reject(new AcceptInOrder(s.toAccept()));
        }
        return append(new CountAccepted(color, deadHash, !s.acceptedBy().isEmpty()));
    }

    /** An acceptance that comes when both have agreed: the same one again, or of other stones. */
    static Decision acceptAgain(Scoring s, AcceptCount a) {
        boolean agreed = !s.contest().countsAsItStands() && s.dead().hash().equals(a.deadHash());
        return agreed ? new NothingToDo() : reject(notCounting(s));
    }

    /** Why nothing is marked, accepted or disputed in a match that is not being counted. */
    static Rejection notCounting(Started s) {
        return s.contest().countsAsItStands() ? new CountedAsItStands(s.phase()) : new NotCounting(s.phase());
    }

    /**
     * Under territory rules whoever asks to play on lets the opponent play first; under area rules, where a move costs
     * nothing, the side whose turn it was goes on.
     */
    static Decision dispute(Counting s, Color color) {
        Color toPlay = switch (s.contest().ruleset().scoring()) {
            case TERRITORY -> color.opponent();
            case AREA -> s.board().toPlay();
        };
        return append(new CountDisputed(color), new PlayResumed(toPlay, s.clocks()));
    }

    private static boolean hasStone(Counting s, Vertex vertex) {
        return s.contest().size().contains(vertex)
                && s.board().position().at(vertex).isPresent();
    }
}
