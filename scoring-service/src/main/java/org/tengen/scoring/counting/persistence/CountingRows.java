package org.tengen.scoring.counting.persistence;

import com.fasterxml.jackson.core.type.TypeReference;
import io.quarkus.hibernate.orm.panache.PanacheRepositoryBase;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.persistence.LockModeType;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.tengen.contracts.event.MatchEvent.CountingBegan;
import org.tengen.contracts.match.DeadStones;
import org.tengen.contracts.match.MatchId;
import org.tengen.contracts.match.Prisoners;
import org.tengen.contracts.match.Timing;
import org.tengen.engine.Komi;
import org.tengen.engine.rules.Ruleset;
import org.tengen.scoring.counting.application.FindCountings;
import org.tengen.scoring.counting.application.KeepCounting;
import org.tengen.scoring.counting.domain.Counting;
import org.tengen.scoring.counting.domain.CountingState;
import org.tengen.scoring.counting.domain.CountingState.Agreed;
import org.tengen.scoring.counting.domain.CountingState.Idle;
import org.tengen.scoring.counting.domain.CountingState.Open;
import org.tengen.scoring.counting.domain.CountingState.Over;
import org.tengen.scoring.counting.domain.CountingState.Scored;
import org.tengen.scoring.counting.persistence.CountingRow.Phase;
import org.tengen.scoring.sheet.application.FindEnding;
import org.tengen.scoring.sheet.persistence.Columns;

/** Countings in the table {@code counting}. */
@ApplicationScoped
class CountingRows implements PanacheRepositoryBase<CountingRow, UUID>, FindCountings, KeepCounting, FindEnding {
    private static final TypeReference<Ruleset> RULESET = new TypeReference<>() {};
    private static final TypeReference<Timing> TIMING = new TypeReference<>() {};

    private final Columns columns;

    @Inject
    CountingRows(Columns columns) {
        this.columns = columns;
    }

    @Override
    public Map<MatchId, Counting> lock(Collection<MatchId> matches) {
        if (matches.isEmpty()) {
            return Map.of();
        }
        return find(
                        "matchId in ?1 order by matchId",
                        matches.stream().map(MatchId::value).toList())
                .withLock(LockModeType.PESSIMISTIC_WRITE)
                .stream()
                .map(this::counting)
                .collect(Collectors.toMap(Counting::match, Function.identity()));
    }

    @Override
    public boolean endedWithoutCount(MatchId match) {
        return findByIdOptional(match.value())
                .filter(row -> row.phase == Phase.OVER)
                .isPresent();
    }

    @Override
    public void keep(Counting counting) {
        CountingRow row = findById(counting.match().value());
        if (row == null) {
            row = new CountingRow();
            row.matchId = counting.match().value();
            fill(row, counting);
            persist(row);
        } else {
            fill(row, counting);
        }
    }

    private void fill(CountingRow row, Counting counting) {
        row.seq = counting.seq();
        row.countSeqs = null;
        row.suggested = null;
        switch (counting.state()) {
            case Idle _ -> clear(row, Phase.IDLE);
            case Open(var began, var dead, var suggested) -> {
                fill(row, Phase.OPEN, began, dead);
                row.suggested = suggested;
            }
            case Agreed(var began, var dead, var seqs) -> {
                fill(row, Phase.AGREED, began, dead);
                row.countSeqs = Columns.numbers(seqs);
            }
            case Scored(var began, var dead, var seqs) -> {
                fill(row, Phase.SCORED, began, dead);
                row.countSeqs = Columns.numbers(seqs);
            }
            case Over _ -> clear(row, Phase.OVER);
        }
    }

    private void fill(CountingRow row, Phase phase, CountingBegan began, DeadStones dead) {
        row.phase = phase;
        row.ruleset = columns.rules(began.ruleset(), began.ties());
        row.positionRows = Columns.rows(began.position());
        row.positionHash = began.positionHash();
        row.prisonersBlack = began.prisoners().black();
        row.prisonersWhite = began.prisoners().white();
        row.komiHalfPoints = began.komi().halfPoints();
        row.handicap = began.handicap();
        row.toPlay = began.toPlay();
        row.moveNumber = began.moveNumber();
        row.button = began.button().orElse(null);
        row.timing = began.timing().map(columns::json).orElse(null);
        row.dead = Columns.vertices(dead.vertices());
    }

    private static void clear(CountingRow row, Phase phase) {
        row.phase = phase;
        row.ruleset = null;
        row.positionRows = null;
        row.positionHash = null;
        row.prisonersBlack = null;
        row.prisonersWhite = null;
        row.komiHalfPoints = null;
        row.handicap = null;
        row.toPlay = null;
        row.moveNumber = null;
        row.button = null;
        row.timing = null;
        row.dead = null;
    }

    /**
     * A row from before it was written down whether the suggestion has come is as if no event had been folded, so that the
     * next one finds others missing and the log is read again.
     */
    private Counting counting(CountingRow row) {
        boolean complete = row.phase != Phase.OPEN || row.suggested != null;
        return new Counting(new MatchId(row.matchId), complete ? row.seq : 0, state(row));
    }

    private CountingState state(CountingRow row) {
        return switch (row.phase) {
            case IDLE -> new Idle();
            case OPEN -> new Open(began(row), dead(row), Boolean.TRUE.equals(row.suggested));
            case AGREED -> new Agreed(began(row), dead(row), Columns.numbers(row.countSeqs));
            case SCORED -> new Scored(began(row), dead(row), Columns.numbers(row.countSeqs));
            case OVER -> new Over();
        };
    }

    private CountingBegan began(CountingRow row) {
        return new CountingBegan(
                Columns.position(row.positionRows),
                row.positionHash,
                new Prisoners(row.prisonersBlack, row.prisonersWhite),
                columns.value(row.ruleset, RULESET),
                Komi.ofHalfPoints(row.komiHalfPoints),
                row.handicap,
                row.toPlay,
                row.moveNumber,
                Optional.ofNullable(row.button),
                Optional.ofNullable(row.timing).map(text -> columns.value(text, TIMING)),
                columns.ties(row.ruleset));
    }

    private static DeadStones dead(CountingRow row) {
        return DeadStones.of(Columns.vertices(row.dead));
    }
}
