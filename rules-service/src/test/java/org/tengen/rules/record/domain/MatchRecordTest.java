package org.tengen.rules.record.domain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.tengen.contracts.command.MatchCommand.UndoMoves;
import org.tengen.contracts.command.Proposal;
import org.tengen.contracts.event.MatchEvent.CountingBegan;
import org.tengen.contracts.event.Recorded;
import org.tengen.contracts.match.Clocks;
import org.tengen.contracts.match.Prisoners;
import org.tengen.contracts.wire.EventJson;
import org.tengen.contracts.wire.HashChain;
import org.tengen.contracts.wire.WrittenEvent;
import org.tengen.engine.Color;
import org.tengen.engine.rules.Rulesets;
import org.tengen.rules.kit.EarReddeningGame;
import org.tengen.rules.kit.Events;
import org.tengen.rules.kit.MatchScript;
import org.tengen.rules.record.domain.RecordState.Counting;

class MatchRecordTest {
    private static final Instant NOW = Instant.parse("2026-05-04T10:15:30.500Z");

    private final MatchScript script = new MatchScript();
    private final List<Recorded> log = new ArrayList<>();

    private MatchRecord playAll(List<Proposal> proposals) {
        MatchRecord record = MatchRecord.empty(script.match());
        for (Proposal proposal : proposals) {
            Decision decision = record.decide(proposal);
            assertThat(decision).as("%s", proposal).isInstanceOf(Decision.Accepted.class);
            for (WrittenEvent next : record.chain(proposal, ((Decision.Accepted) decision).events(), NOW)) {
                record = record.after(next.event());
                log.add(next.event());
            }
        }
        return record;
    }

    /** Prisoners as the record of the game has them. */
    @Test
    void the_game_of_1846_ends_with_31_prisoners_for_black_and_29_for_white() {
        MatchRecord record = playAll(EarReddeningGame.proposals(script));

        assertThat(record.state()).isInstanceOfSatisfying(Counting.class, counting -> {
            assertThat(counting.game().prisoners()).isEqualTo(new Prisoners(31, 29));
            assertThat(counting.game().moveNumber()).isEqualTo(EarReddeningGame.MOVES + 2);
        });
        assertThat(log.getLast().event()).isInstanceOf(CountingBegan.class);
    }

    @Test
    void the_log_of_the_game_of_1846_is_chained_without_a_fault() {
        playAll(EarReddeningGame.proposals(script));

        assertThat(HashChain.firstFault(log.stream().map(EventJson::tree).toList()))
                .isEmpty();
    }

    @Test
    void a_replayed_record_is_the_folded_one() {
        MatchRecord folded = playAll(EarReddeningGame.proposals(script));
        List<Recorded> read =
                log.stream().map(EventJson::write).map(EventJson::read).toList();

        MatchRecord replayed = MatchRecord.replay(script.match(), read);

        assertThat(replayed.headSeq()).isEqualTo(folded.headSeq());
        assertThat(replayed.headHash()).isEqualTo(folded.headHash());
        assertThat(((Counting) replayed.state()).game().countingBegan())
                .isEqualTo(((Counting) folded.state()).game().countingBegan());
    }

    @Test
    void a_record_with_a_gap_is_corrupt() {
        playAll(EarReddeningGame.proposals(script));
        log.remove(100);

        assertThatThrownBy(() -> MatchRecord.replay(script.match(), log))
                .isInstanceOf(CorruptRecord.class)
                .hasMessageContaining("Event 102");
    }

    @Test
    void a_record_with_an_illegal_play_is_corrupt() {
        MatchRecord record = playAll(EarReddeningGame.proposals(script).subList(0, 50));
        Recorded again = EventJson.written(
                        record.headHash(),
                        script.match(),
                        51,
                        log.getLast().commandId(),
                        log.getLast().actor(),
                        NOW,
                        NOW,
                        log.getLast().event())
                .event();

        assertThatThrownBy(() -> record.after(again))
                .isInstanceOf(CorruptRecord.class)
                .hasMessageContaining("Event 51")
                .hasMessageContaining("is not legal");
    }

    @Test
    void a_move_that_was_taken_back_is_found_no_more_and_its_number_names_the_next_one() {
        playAll(List.of(
                script.append(0, Events.started(Rulesets.CHINESE, 5)),
                script.play(1, Color.BLACK, "C3"),
                script.play(2, Color.WHITE, "D3"),
                script.play(3, Color.BLACK, "C4"),
                script.propose(4, new UndoMoves(2, new Clocks(Events.NO_CLOCK, Events.NO_CLOCK))),
                script.play(5, Color.WHITE, "B2")));

        assertThat(Moves.find(script.match(), log, 1)).hasValueSatisfying(moment -> {
            assertThat(moment.event().seq()).isEqualTo(2);
            assertThat(moment.game().position().rows()).containsExactly(".....", ".....", "..X..", ".....", ".....");
        });
        assertThat(Moves.find(script.match(), log, 2)).hasValueSatisfying(moment -> {
            assertThat(moment.event().seq()).isEqualTo(6);
            assertThat(moment.game().position().rows()).containsExactly(".....", ".....", "..X..", ".O...", ".....");
        });
        assertThat(Moves.find(script.match(), log, 3)).isEmpty();
    }

    @Test
    void judging_leaves_the_record_as_it_was() {
        MatchRecord before = playAll(EarReddeningGame.proposals(script).subList(0, 50));
        Proposal next = EarReddeningGame.proposals(new MatchScript()).get(50);

        Decision first = before.decide(next);
        Decision second = before.decide(next);

        assertThat(second).isEqualTo(first).isInstanceOf(Decision.Accepted.class);
    }
}
