package org.tengen.match.lifecycle.domain;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import org.tengen.contracts.event.MatchEvent.AppealDecided;
import org.tengen.contracts.event.MatchEvent.AppealFiled;
import org.tengen.contracts.event.MatchEvent.ObjectionRaised;
import org.tengen.contracts.event.MatchEvent.RefereeCalled;
import org.tengen.contracts.event.MatchEvent.RefereeRuled;
import org.tengen.contracts.event.Recorded;
import org.tengen.contracts.match.MatchId;
import org.tengen.contracts.match.PlayerId;
import org.tengen.contracts.match.Ruling;
import org.tengen.engine.Color;

/**
 * What was asked of referees and organizers in a match, and what they decided.
 *
 * @param objections those no referee has answered, in order
 * @param rulings all of them, in order
 * @param appeals all of them, in order
 * @param toConfirm who has still to confirm a restored position
 * @param lastAct the last decision
 * @param replayedAs the match as which this one is played again; empty where nobody has ruled so
 * @param effectDue whether that decision, or the last confirmation, has led to more, which is written right behind it
 */
public record Book(
        List<Objection> objections,
        List<RulingMade> rulings,
        List<Appeal> appeals,
        SortedSet<Color> toConfirm,
        LastAct lastAct,
        Optional<MatchId> replayedAs,
        boolean effectDue) {
    static final Book EMPTY = new Book(
            List.of(), List.of(), List.of(), Collections.emptySortedSet(), LastAct.NONE, Optional.empty(), false);

    public Book {
        objections = List.copyOf(objections);
        rulings = List.copyOf(rulings);
        appeals = List.copyOf(appeals);
        toConfirm = Collections.unmodifiableSortedSet(new TreeSet<>(toConfirm));
    }

    /** The ruling of this event, if it is one. */
    Optional<RulingMade> ruling(int seq) {
        return rulings.stream().filter(ruling -> ruling.seq() == seq).findFirst();
    }

    /** The appeal against the ruling of this event; there is one at most. */
    Optional<Appeal> appealAgainst(int rulingSeq) {
        return appeals.stream()
                .filter(appeal -> appeal.rulingSeq() == rulingSeq)
                .findFirst();
    }

    /** The appeal of this event, if it is one. */
    Optional<Appeal> appeal(int seq) {
        return appeals.stream().filter(appeal -> appeal.seq() == seq).findFirst();
    }

    /** The last ruling of a referee after this event that nobody has appealed. */
    Optional<RulingMade> openToAppeal(int afterSeq) {
        return rulings.reversed().stream()
                .filter(ruling -> ruling.seq() > afterSeq)
                .filter(ruling -> appealAgainst(ruling.seq()).isEmpty())
                .findFirst();
    }

    /** Whether an appeal waits for an organizer. */
    boolean appealWaits() {
        return appeals.stream().anyMatch(Appeal::waits);
    }

    /** Whether the last decision is a referee's, and this one's. */
    boolean decidedLast(PlayerId referee) {
        return lastAct.by().equals(referee.value())
                && (lastAct.what().equals(LastAct.WARNING)
                        || ruling(lastAct.seq()).isPresent());
    }

    /** How many objections of a side wait for an answer. */
    long openObjectionsOf(Color color) {
        return objections.stream()
                .filter(objection -> objection.raisedBy().contains(color))
                .count();
    }

    Book raised(Recorded recorded, ObjectionRaised e) {
        SortedSet<Color> by = new TreeSet<>(List.of(e.color()));
        return raised(new Objection(recorded.seq(), recorded.recordedAt(), by, e.text(), e.urgent()));
    }

    Book called(Recorded recorded, RefereeCalled e) {
        SortedSet<Color> nobody = Collections.emptySortedSet();
        return raised(new Objection(recorded.seq(), recorded.recordedAt(), nobody, e.reason(), false));
    }

    private Book raised(Objection objection) {
        return new Book(plus(objections, objection), rulings, appeals, toConfirm, lastAct, replayedAs, effectDue);
    }

    /** What the platform called for has been settled without a referee; what a side objects to has not. */
    Book withoutCalls() {
        List<Objection> raised = objections.stream()
                .filter(objection -> !objection.raisedBy().isEmpty())
                .toList();
        return new Book(raised, rulings, appeals, toConfirm, lastAct, replayedAs, effectDue);
    }

    /** A warning answers the objections before it. */
    Book warned(Recorded recorded) {
        LastAct act = LastAct.of(recorded, LastAct.WARNING);
        return new Book(List.of(), rulings, appeals, toConfirm, act, replayedAs, effectDue);
    }

    /** A ruling answers the objections before it, and leads to an event of its own. */
    Book ruled(Recorded recorded, RefereeRuled e) {
        PlayerId referee = new PlayerId(recorded.actor().id());
        RulingMade made = new RulingMade(recorded.seq(), recorded.recordedAt(), referee, e.ruling(), e.reason());
        LastAct act = LastAct.of(recorded, e.ruling().kind().name());
        return new Book(List.of(), plus(rulings, made), appeals, toConfirm, act, replayedAs(e.ruling()), true);
    }

    Book appealed(Recorded recorded, AppealFiled e) {
        Appeal appeal = new Appeal(
                recorded.seq(), recorded.recordedAt(), e.color(), e.text(), e.rulingSeq(), Appeal.Standing.OPEN);
        return new Book(objections, rulings, plus(appeals, appeal), toConfirm, lastAct, replayedAs, effectDue);
    }

    Book decided(Recorded recorded, AppealDecided e) {
        List<Appeal> next = appeals.stream()
                .map(appeal -> appeal.rulingSeq() == e.rulingSeq() ? appeal.decided(e.stands()) : appeal)
                .toList();
        Ruling.Kind kind = e.replacement().map(Ruling::kind).orElse(Ruling.Kind.LET_STAND);
        LastAct act = LastAct.of(recorded, kind.name());
        Optional<MatchId> replay = e.replacement().map(this::replayedAs).orElse(replayedAs);
        return new Book(objections, rulings, next, toConfirm, act, replay, !e.stands());
    }

    /** A match is played again once; logs of before may say so twice. */
    private Optional<MatchId> replayedAs(Ruling ruling) {
        return replayedAs.or(ruling::replay);
    }

    /** What the last decision led to has been written. */
    Book settled() {
        return new Book(objections, rulings, appeals, toConfirm, lastAct, replayedAs, false);
    }

    /** A position was restored, for both sides to confirm. */
    Book restored() {
        SortedSet<Color> both = new TreeSet<>(List.of(Color.values()));
        return new Book(objections, rulings, appeals, both, lastAct, replayedAs, false);
    }

    /** With the last confirmation the clock runs again, which is written right behind it. */
    Book confirmed(Color color) {
        SortedSet<Color> left = new TreeSet<>(toConfirm);
        left.remove(color);
        return new Book(objections, rulings, appeals, left, lastAct, replayedAs, left.isEmpty());
    }

    /** The same where the sides change colours; the rulings stay as they were worded. */
    Book swapped() {
        return new Book(
                objections.stream().map(Objection::swapped).toList(),
                rulings,
                appeals.stream().map(Appeal::swapped).toList(),
                Sides.swapped(toConfirm),
                lastAct,
                replayedAs,
                effectDue);
    }

    private static <T> List<T> plus(List<T> some, T more) {
        List<T> all = new ArrayList<>(some);
        all.add(more);
        return all;
    }
}
