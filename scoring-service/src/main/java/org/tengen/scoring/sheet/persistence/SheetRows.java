package org.tengen.scoring.sheet.persistence;

import com.fasterxml.jackson.core.type.TypeReference;
import io.quarkus.hibernate.orm.panache.PanacheRepositoryBase;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import org.tengen.contracts.match.MatchId;
import org.tengen.engine.Komi;
import org.tengen.engine.rules.Handicap;
import org.tengen.engine.rules.Ruleset;
import org.tengen.engine.scoring.Finish;
import org.tengen.engine.scoring.Owners;
import org.tengen.engine.scoring.Prisoners;
import org.tengen.engine.scoring.Score;
import org.tengen.engine.scoring.ScoreLine;
import org.tengen.engine.scoring.TimePenalties;
import org.tengen.scoring.sheet.application.FindSheet;
import org.tengen.scoring.sheet.application.KeepSheet;
import org.tengen.scoring.sheet.domain.ScoreSheet;

/** Score sheets in the table {@code score_sheet}. */
@ApplicationScoped
class SheetRows implements PanacheRepositoryBase<SheetRow, SheetKey>, FindSheet, KeepSheet {
    private static final TypeReference<List<ScoreLine>> LINES = new TypeReference<>() {};
    private static final TypeReference<Ruleset> RULESET = new TypeReference<>() {};

    private final Columns columns;

    @Inject
    SheetRows(Columns columns) {
        this.columns = columns;
    }

    @Override
    public Optional<ScoreSheet> find(MatchId match) {
        return find("key.matchId = ?1 order by key.seq desc", match.value())
                .firstResultOptional()
                .map(this::sheet);
    }

    @Override
    public Optional<ScoreSheet> find(MatchId match, int seq) {
        return findByIdOptional(new SheetKey(match.value(), seq)).map(this::sheet);
    }

    @Override
    public List<Integer> seqs(MatchId match) {
        return list("key.matchId = ?1 order by key.seq", match.value()).stream()
                .map(row -> row.key.seq())
                .toList();
    }

    @Override
    public void keepOnly(MatchId match, List<ScoreSheet> sheets) {
        Set<SheetKey> wanted = sheets.stream().map(SheetRows::key).collect(Collectors.toSet());
        list("key.matchId", match.value()).stream()
                .filter(row -> !wanted.contains(row.key))
                .forEach(this::delete);
        sheets.forEach(this::keep);
    }

    private void keep(ScoreSheet sheet) {
        if (findByIdOptional(key(sheet)).isEmpty()) {
            persist(row(sheet));
        }
    }

    private static SheetKey key(ScoreSheet sheet) {
        return new SheetKey(sheet.matchId().value(), sheet.seq());
    }

    private SheetRow row(ScoreSheet sheet) {
        Finish finish = sheet.finish();
        SheetRow row = new SheetRow();
        row.key = key(sheet);
        row.recountOf = sheet.recountOf().isPresent() ? sheet.recountOf().getAsInt() : null;
        row.ruleset = columns.rules(finish.rules(), sheet.ties());
        row.positionRows = Columns.rows(finish.position());
        row.dead = Columns.vertices(finish.dead());
        row.prisonersBlack = finish.prisoners().heldByBlack();
        row.prisonersWhite = finish.prisoners().heldByWhite();
        row.komiHalfPoints = finish.komi().halfPoints();
        row.handicap = finish.handicap().stones();
        row.button = finish.button().orElse(null);
        row.timePenaltyBlack = finish.penalties().blackPoints();
        row.timePenaltyWhite = finish.penalties().whitePoints();
        row.blackHalfPoints = sheet.score().blackHalfPoints();
        row.whiteHalfPoints = sheet.score().whiteHalfPoints();
        row.ownerRows = String.join("\n", sheet.score().owners().rows());
        row.lines = columns.json(sheet.score().lines());
        return row;
    }

    private ScoreSheet sheet(SheetRow row) {
        Finish finish = new Finish(
                columns.value(row.ruleset, RULESET),
                Columns.position(row.positionRows),
                Set.copyOf(Columns.vertices(row.dead)),
                new Prisoners(row.prisonersBlack, row.prisonersWhite),
                Komi.ofHalfPoints(row.komiHalfPoints),
                new Handicap(row.handicap, Handicap.Kind.FREE),
                Optional.ofNullable(row.button),
                new TimePenalties(row.timePenaltyBlack, row.timePenaltyWhite));
        Score score = new Score(new Owners(row.ownerRows.lines().toList()), columns.value(row.lines, LINES));
        OptionalInt recountOf = row.recountOf == null ? OptionalInt.empty() : OptionalInt.of(row.recountOf);
        return new ScoreSheet(
                new MatchId(row.key.matchId()), row.key.seq(), recountOf, finish, score, columns.ties(row.ruleset));
    }
}
