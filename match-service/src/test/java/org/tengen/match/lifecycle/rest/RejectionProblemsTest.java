package org.tengen.match.lifecycle.rest;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tengen.contracts.command.RulesRejection;
import org.tengen.contracts.match.AllowedKomi;
import org.tengen.contracts.match.DeadStones;
import org.tengen.contracts.match.MatchId;
import org.tengen.contracts.match.MatchResult;
import org.tengen.contracts.match.PauseReason;
import org.tengen.contracts.match.PlayerId;
import org.tengen.contracts.match.Ruling;
import org.tengen.contracts.match.TimeControl;
import org.tengen.engine.BoardSize;
import org.tengen.engine.Color;
import org.tengen.engine.Vertex;
import org.tengen.match.lifecycle.domain.Appeal;
import org.tengen.match.lifecycle.domain.LastAct;
import org.tengen.match.lifecycle.domain.Phase;
import org.tengen.match.lifecycle.domain.Rejection;
import org.tengen.match.lifecycle.domain.Rejection.AgainstTheRules;
import org.tengen.match.lifecycle.domain.RulingMade;
import org.tengen.match.support.ProblemDocs;

class RejectionProblemsTest {
    private static final Vertex B1 = Vertex.parse("B1");

    static Stream<Rejection> every_rejection() {
        return Stream.concat(
                Stream.of(
                        new Rejection.NoSuchMatch(),
                        new Rejection.NotYourMatch(new PlayerId("carol")),
                        new Rejection.NotYourTurn(Color.WHITE),
                        new Rejection.MoveNumberTaken(57, 60),
                        new Rejection.MoveNumberAhead(60, 57),
                        new Rejection.TimeIsUp(Color.BLACK, Instant.parse("2026-01-01T12:00:00.250Z")),
                        new Rejection.CameTooLate(
                                Instant.parse("2026-01-01T12:05:00Z"), new TreeSet<>(List.of(Color.WHITE))),
                        new Rejection.NoPauses(),
                        new Rejection.PauseTaken(),
                        new Rejection.PauseOnOwnTurn(),
                        new Rejection.OpponentsPause(Color.WHITE, Optional.of(Instant.parse("2026-01-01T12:05:00Z"))),
                        new Rejection.NoPauseAskedFor(),
                        new Rejection.RefereeGrantsPauses(List.of(new PlayerId("rita"))),
                        new Rejection.NotPaused(PauseReason.PLAYER),
                        new Rejection.NotYourPause(Color.BLACK),
                        new Rejection.UndoNotAllowed(),
                        new Rejection.TooFewMoves(3, 2),
                        new Rejection.UndoPending(Color.WHITE, 2),
                        new Rejection.NoUndoAskedFor(),
                        new Rejection.UndoLapsed(Color.WHITE, 1, 59),
                        new Rejection.TooLateToUndo(Color.WHITE),
                        new Rejection.MovesTakenBack(Color.WHITE, 1, 58, Color.WHITE),
                        new Rejection.NoLongCycle(),
                        new Rejection.NoResultNotOffered(10),
                        new Rejection.NoRecounts(),
                        new Rejection.NotCounted(new MatchResult.Win(Color.WHITE, MatchResult.Method.RESIGNATION)),
                        new Rejection.ResultRuled(new LastAct(340, "rita", "CORRECT_RESULT"), ruling(340), false),
                        new Rejection.ResultRuled(new LastAct(340, "rita", "CORRECT_RESULT"), Optional.empty(), true),
                        new Rejection.ResultRuled(new LastAct(345, "olga", "LET_STAND"), Optional.empty(), false),
                        new Rejection.RecountTooLate(Instant.parse("2026-01-01T12:30:00Z")),
                        new Rejection.NotOver(Phase.PLAY),
                        new Rejection.AlreadyOver(new MatchResult.Win(Color.WHITE, MatchResult.Method.RESIGNATION)),
                        new Rejection.NotInPlay(Phase.COUNTING),
                        new Rejection.HandicapFirst(2),
                        new Rejection.PassWhilePlacing(2),
                        new Rejection.NotPlacingHandicap(Phase.PLAY),
                        new Rejection.SeatStonesFirst(2),
                        new Rejection.TermsFirst(),
                        new Rejection.NotPlacingSeatStones(Phase.TERMS),
                        new Rejection.NotAgreeingTerms(Phase.PLAY),
                        new Rejection.TermsSealed(DeadStones.NONE.hash()),
                        new Rejection.CommitmentCopied(),
                        new Rejection.TermsNotSealed(Color.WHITE),
                        new Rejection.SealedOtherwise(DeadStones.NONE.hash()),
                        new Rejection.KomiNotAllowed(2000, AllowedKomi.ANY),
                        new Rejection.KomiNotAllowed(14, AllowedKomi.HALVES),
                        new Rejection.KomiNotAllowed(13, AllowedKomi.WHOLE),
                        new Rejection.TermsTooLate(Instant.parse("2026-01-01T12:05:00Z")),
                        new Rejection.TermsHaveLapsed(Color.WHITE),
                        new Rejection.NothingToChoose(),
                        new Rejection.KomiNeeded(DeadStones.NONE.hash()),
                        new Rejection.NotCounting(Phase.PLAY),
                        new Rejection.CountedAsItStands(Phase.SCORING),
                        new Rejection.NoStoneThere(B1),
                        new Rejection.AcceptInOrder(Color.BLACK),
                        new Rejection.DeadStonesChanged(DeadStones.NONE.hash()),
                        new Rejection.MovedOn(61)),
                Stream.concat(of_referees(), rules().map(AgainstTheRules::new)));
    }

    private static Stream<Rejection> of_referees() {
        Appeal appeal = new Appeal(
                62, Instant.parse("2026-01-01T12:00:00Z"), Color.BLACK, "I was there", 61, Appeal.Standing.STANDS);
        return Stream.of(
                new Rejection.OwnMatch(new PlayerId("alice")),
                new Rejection.NotYourMatchToRule(new PlayerId("rita")),
                new Rejection.NobodyCalled(new LastAct(0, "", "")),
                new Rejection.NobodyCalled(new LastAct(61, "rita", "LET_STAND")),
                new Rejection.RuledMeanwhile(new LastAct(61, "rita", "LOSS")),
                new Rejection.NotSoFar(99, 61),
                new Rejection.PauseGranted(Color.WHITE, Instant.parse("2026-01-01T12:05:00Z")),
                new Rejection.CannotRestore(60, 57),
                new Rejection.ClockDoesNotFit(new TimeControl.Absolute(600_000)),
                new Rejection.NotEnded(Phase.PLAY),
                new Rejection.AlreadyReplayed(MatchId.parse("019a8f4e-6f00-7000-8000-000000000002")),
                new Rejection.ObjectOnOwnTurn(Color.WHITE),
                new Rejection.TooManyObjections(5),
                new Rejection.NothingToConfirm(),
                new Rejection.ConfirmFirst(new TreeSet<>(List.of(Color.WHITE))),
                new Rejection.NoSuchRuling(60),
                new Rejection.AlreadyAppealed(appeal),
                new Rejection.NoSuchAppeal(60),
                new Rejection.AppealIsDecided(appeal),
                new Rejection.DoesNotReplace(
                        ruling(61).orElseThrow(),
                        new Ruling.LetStand(),
                        List.of(Ruling.Kind.RESTORE_POSITION, Ruling.Kind.DRAW)),
                new Rejection.NoDraws(),
                new Rejection.OwnRuling(61));
    }

    private static Optional<RulingMade> ruling(int seq) {
        Instant at = Instant.parse("2026-01-01T12:00:00Z");
        return Optional.of(new RulingMade(seq, at, new PlayerId("rita"), new Ruling.Loss(Color.BLACK), "Why"));
    }

    private static Stream<RulesRejection> rules() {
        return Stream.of(
                new RulesRejection.Stale(61),
                new RulesRejection.PointOccupied(B1),
                new RulesRejection.SuicideForbidden(B1),
                new RulesRejection.KoForbidden(B1),
                new RulesRejection.RepetitionForbidden(B1, 6),
                new RulesRejection.OffBoard(Vertex.parse("T19"), BoardSize.square(9)),
                new RulesRejection.WrongTurn(Color.WHITE),
                new RulesRejection.PassNotAllowed(),
                new RulesRejection.HandicapStonesLeft(2),
                new RulesRejection.SeatStonesLeft(2),
                new RulesRejection.TermsOpen(),
                new RulesRejection.ChainWithoutLiberties(B1, List.of(Vertex.parse("A1"))),
                new RulesRejection.NotInPlay(),
                new RulesRejection.IllegalSetup("The setup chain [A1] has no liberty"));
    }

    @ParameterizedTest
    @MethodSource("every_rejection")
    void is_documented_with_an_example(Rejection rejection) {
        ProblemDocs.assertDocumented(RejectionProblems.of(rejection));
    }

    @Test
    void no_rejection_is_forgotten_here() {
        List<Class<?>> tested = Stream.<Object>concat(every_rejection(), rules())
                .<Class<?>>map(Object::getClass)
                .distinct()
                .toList();

        assertThat(tested).containsAll(cases(Rejection.class)).contains(RulesRejection.class.getPermittedSubclasses());
    }

    private static List<Class<?>> cases(Class<?> sealed) {
        return Stream.of(sealed.getPermittedSubclasses())
                .flatMap(one -> one.isSealed() ? cases(one).stream() : Stream.of(one))
                .toList();
    }
}
