package org.tengen.match.lifecycle.persistence;

import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Types;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.tengen.contracts.match.MatchResult;
import org.tengen.contracts.match.PlayerId;
import org.tengen.match.lifecycle.domain.Contest;
import org.tengen.match.lifecycle.domain.Counting;
import org.tengen.match.lifecycle.domain.Deadline;
import org.tengen.match.lifecycle.domain.Decided;
import org.tengen.match.lifecycle.domain.Ended;
import org.tengen.match.lifecycle.domain.InPlay;
import org.tengen.match.lifecycle.domain.ResultKind;
import org.tengen.match.lifecycle.domain.Scoring;
import org.tengen.match.lifecycle.domain.Started;

/** A match as the parameters of the upsert: all of them come of the log, so that a rebuilt row is the same row. */
final class UpsertParameters {
    private final PreparedStatement statement;
    private int index;

    private UpsertParameters(PreparedStatement statement) {
        this.statement = statement;
    }

    static void set(PreparedStatement statement, Started match) throws SQLException {
        Contest contest = match.contest();
        new UpsertParameters(statement)
                .add(contest.id().value())
                .add(MatchRow.FOLD_VERSION)
                .add(match.seq())
                .add(match.phase().name())
                .add(contest.seats().black().value())
                .add(contest.seats().white().value())
                .add(contest.ruleset().name())
                .add(contest.size().width())
                .add(contest.size().height())
                .add(match.board().toPlay().name())
                .add(match.board().moveNumber())
                .add(result(match).map(MatchResult::text).orElse(null))
                .addTime(match.nextDeadline().map(Deadline::at).orElse(null))
                .addTime(contest.startedAt())
                .addTime(match.place().recordedAt())
                .add(match.onTurn()
                        .map(contest.seats()::of)
                        .map(PlayerId::value)
                        .orElse(null))
                .add(result(match).map(ResultKind::of).map(ResultKind::name).orElse(null))
                .add(contest.terms().visibility().name())
                .addNames(contest.terms().referees())
                .add(match.seq())
                .add(StateJson.write(match));
    }

    private UpsertParameters add(@Nullable Object value) throws SQLException {
        statement.setObject(++index, value);
        return this;
    }

    private UpsertParameters addNames(List<PlayerId> players) throws SQLException {
        Object[] names = players.stream().map(PlayerId::value).toArray();
        statement.setArray(++index, statement.getConnection().createArrayOf("text", names));
        return this;
    }

    private UpsertParameters addTime(@Nullable Instant time) throws SQLException {
        if (time == null) {
            statement.setNull(++index, Types.TIMESTAMP_WITH_TIMEZONE);
        } else {
            statement.setObject(++index, OffsetDateTime.ofInstant(time, ZoneOffset.UTC));
        }
        return this;
    }

    private static Optional<MatchResult> result(Started match) {
        return switch (match) {
            case Ended ended -> Optional.of(ended.result());
            case InPlay _, Counting _, Scoring _, Decided _ -> Optional.empty();
        };
    }
}
