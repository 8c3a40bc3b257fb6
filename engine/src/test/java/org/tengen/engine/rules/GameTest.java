package org.tengen.engine.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.tengen.engine.Color.BLACK;
import static org.tengen.engine.Color.WHITE;

import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.tengen.engine.BoardSize;
import org.tengen.engine.Color;
import org.tengen.engine.Move;
import org.tengen.engine.Position;
import org.tengen.engine.Vertex;
import org.tengen.engine.notation.Diagram;

class GameTest {
    private static final BoardSize SMALL = BoardSize.square(5);

    @Test
    void says_why_a_move_is_not_legal() {
        Game game = played("C3");
        assertThat(game.judge(BLACK, vertex("A1"))).isEqualTo(Legality.WRONG_TURN);
        assertThat(game.judge(WHITE, vertex("C3"))).isEqualTo(Legality.OCCUPIED);
        assertThat(game.judge(WHITE, vertex("F1"))).isEqualTo(Legality.OFF_BOARD);
        assertThat(game.judge(WHITE, vertex("A6"))).isEqualTo(Legality.OFF_BOARD);
        assertThat(game.judge(WHITE, vertex("Z25"))).isEqualTo(Legality.OFF_BOARD);
        assertThat(game.judge(WHITE, Integer.MIN_VALUE)).isEqualTo(Legality.OFF_BOARD);
        assertThat(game.judge(WHITE, vertex("A1"))).isEqualTo(Legality.LEGAL);
        assertThat(game.judgePass(BLACK)).isEqualTo(Legality.WRONG_TURN);
        assertThat(game.judgePass(WHITE)).isEqualTo(Legality.LEGAL);
    }

    @Test
    void an_illegal_move_changes_nothing() {
        Game game = played("C3");
        assertThatThrownBy(() -> game.play(WHITE, vertex("C3")))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("WHITE C3 is not legal: OCCUPIED");
        assertThat(game.moves()).containsExactly(new Move.Play(vertex("C3")));
    }

    @Test
    void two_passes_end_play_until_it_is_resumed() {
        Game game = played("C3", "pass", "pass");
        assertThat(game.playEnded()).isTrue();
        assertThat(game.judge(WHITE, vertex("A1"))).isEqualTo(Legality.PLAY_ENDED);
        assertThat(game.judgePass(WHITE)).isEqualTo(Legality.PLAY_ENDED);
        assertThat(game.legalPlays()).isEmpty();
        game.resume(BLACK);
        assertThat(game.toPlay()).isEqualTo(BLACK);
        assertThat(game.consecutivePasses()).isZero();
        assertThat(game.judge(BLACK, vertex("A1"))).isEqualTo(Legality.LEGAL);
        game.pass(BLACK);
        assertThat(game.playEnded()).isFalse();
        assertThatThrownBy(() -> game.resume(WHITE)).hasMessageContaining("has not ended");
    }

    @Test
    void the_first_pass_stays_the_first_until_it_is_taken_back() {
        Game game = played("C3");
        assertThat(game.firstToPass()).isEmpty();
        game.pass(WHITE);
        game.play(BLACK, vertex("A1"));
        game.undo();
        assertThat(game.firstToPass()).contains(WHITE);
        game.pass(BLACK);
        game.resume(BLACK);
        game.pass(BLACK);
        assertThat(game.firstToPass()).contains(WHITE);
        game.jumpTo(1);
        assertThat(game.firstToPass()).isEmpty();
        game.play(WHITE, vertex("E5"));
        game.pass(BLACK);
        assertThat(game.firstToPass()).contains(BLACK);
    }

    @Test
    void a_side_may_be_given_the_turn_again_and_a_replay_knows_it() {
        Game game = played("C3");
        game.giveTurn(BLACK);
        assertThat(game.judge(WHITE, vertex("A1"))).isEqualTo(Legality.WRONG_TURN);
        game.play(BLACK, vertex("D3"));
        game.giveTurn(BLACK);
        game.giveTurn(BLACK);
        game.pass(BLACK);
        game.pass(WHITE);
        game.giveTurn(WHITE);
        assertThat(game.playEnded()).isFalse();
        game.play(WHITE, vertex("A1"));
        assertThat(game.moveNumber()).isEqualTo(5);
        assertThat(game.firstToPass()).contains(BLACK);
        game.jumpTo(1);
        assertThat(game.toPlay()).isEqualTo(BLACK);
        game.jumpTo(4);
        assertThat(game.toPlay()).isEqualTo(WHITE);
        assertThat(game.playEnded()).isFalse();
        assertThat(game.colorOf(2)).isEqualTo(BLACK);
        assertThatThrownBy(() -> Game.start(Rulesets.CHINESE, SMALL).giveTurn(WHITE))
                .isInstanceOf(IllegalStateException.class);
    }

    @Test
    void a_ko_may_be_filled_by_who_took_it_and_is_given_the_turn_again() {
        Game game = played("A2", "C3", "B1", "C1", "B3", "D2", "C2", "B2");
        assertThat(game.judge(BLACK, vertex("C2"))).isEqualTo(Legality.KO);
        game.giveTurn(WHITE);
        assertThat(game.judge(WHITE, vertex("C2"))).isEqualTo(Legality.LEGAL);
        game.play(WHITE, vertex("C2"));
        assertThat(game.prisonersHeldBy(WHITE)).isEqualTo(1);
    }

    /** The turn being given makes a situation of its own, as a pass does. */
    @Test
    void repetition_is_looked_for_also_where_a_side_plays_twice() {
        Game game = played("A2", "C3", "B1", "C1", "B3", "D2", "C2", "B2");
        game.giveTurn(WHITE);
        game.giveTurn(BLACK);
        assertThat(game.judge(BLACK, vertex("C2"))).isEqualTo(Legality.REPETITION);
    }

    @Test
    void undo_past_a_resumption_and_back_keeps_it() {
        Game game = played("C3", "pass", "pass");
        game.resume(BLACK);
        game.play(BLACK, vertex("A1"));
        game.undo();
        assertThat(game.playEnded()).isFalse();
        assertThat(game.toPlay()).isEqualTo(BLACK);
        game.undo();
        assertThat(game.toPlay()).isEqualTo(BLACK);
        assertThat(game.consecutivePasses()).isEqualTo(1);
        game.jumpTo(4);
        assertThat(game.position().at(vertex("A1"))).contains(BLACK);
        game.jumpTo(2);
        game.pass(BLACK);
        assertThat(game.playEnded()).isTrue();
    }

    @Test
    void later_moves_are_kept_until_another_is_played() {
        Game game = played("A1", "B1", "C1", "D1");
        game.jumpTo(2);
        assertThat(game.moves()).hasSize(2);
        game.jumpTo(4);
        assertThat(game.position().at(vertex("D1"))).contains(WHITE);
        game.jumpTo(2);
        game.play(BLACK, vertex("E5"));
        assertThatThrownBy(() -> game.jumpTo(4)).hasMessageContaining("moves 1 to 3");
        assertThat(game.positionAt(1)).isEqualTo(Position.empty(SMALL).withStones(BLACK, Set.of(vertex("A1"))));
    }

    @Test
    void tells_what_the_last_move_took() {
        Game game = played("A1", "B1", "E5", "A2");
        assertThat(game.lastCaptured()).containsExactly(vertex("A1"));
        assertThat(game.lastSuicided()).isEmpty();
        assertThat(game.prisonersHeldBy(WHITE)).isEqualTo(1);
    }

    @Test
    void tells_which_own_stones_a_suicide_took() {
        Game game = Game.start(Rulesets.NEW_ZEALAND, SMALL);
        for (String move : "A1 A2 E5 B2 E4 C1 B1".split(" ", -1)) {
            game.play(game.toPlay(), vertex(move));
        }
        assertThat(game.lastCaptured()).isEmpty();
        assertThat(game.lastSuicided()).containsExactly(vertex("A1"), vertex("B1"));
        assertThat(game.prisonersHeldBy(WHITE)).isEqualTo(2);
    }

    @Test
    void undo_gives_prisoners_and_ko_back() {
        Game game = Game.start(Rulesets.CHINESE, SMALL, new Setup(stones("B3 C4 C2"), stones("C3 D4 D2 E3")), BLACK);
        game.play(BLACK, vertex("D3"));
        assertThat(game.koPoint()).contains(vertex("C3"));
        game.pass(WHITE);
        assertThat(game.koPoint()).isEmpty();
        game.undo();
        assertThat(game.koPoint()).contains(vertex("C3"));
        assertThat(game.prisonersHeldBy(BLACK)).isEqualTo(1);
        game.undo();
        assertThat(game.koPoint()).isEmpty();
        assertThat(game.prisonersHeldBy(BLACK)).isZero();
    }

    @Test
    void repetition_names_the_move_it_repeats_and_long_cycles_only_exist_under_simple_ko() {
        Game game = Game.start(Rulesets.CHINESE, SMALL);
        for (String move : "C2 A2 D1 B2 B1 E5 A1 C1".split(" ", -1)) {
            game.play(game.toPlay(), vertex(move));
        }
        assertThat(game.repeatedMove(BLACK, vertex("B1"))).isEqualTo(OptionalInt.of(6));
        assertThat(game.repeatedMove(BLACK, vertex("C3"))).isEmpty();
        assertThat(game.longCycle()).isEmpty();
    }

    @Test
    void a_setup_chain_without_liberties_is_refused_by_name() {
        Setup setup = new Setup(stones("A1"), stones("A2 B1"));
        assertThatThrownBy(() -> Game.start(Rulesets.CHINESE, SMALL, setup, BLACK))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("[A1]");
        assertThatThrownBy(() -> Game.start(Rulesets.CHINESE, SMALL, new Setup(stones("F1"), Set.of()), BLACK))
                .hasMessageContaining("F1");
        assertThatThrownBy(() -> new Setup(stones("A1"), stones("A1"))).hasMessageContaining("A1");
    }

    @Test
    void the_hash_of_a_position_is_the_same_however_it_came_about_and_on_every_machine() {
        Game one = played("A1", "B2", "C3");
        Game other = played("C3", "B2", "A1");
        assertThat(one.positionHash()).isEqualTo(other.positionHash());
        assertThat(Game.start(Rulesets.CHINESE, BoardSize.square(9)).positionHash())
                .isNotEqualTo(Game.start(Rulesets.CHINESE, BoardSize.square(10)).positionHash());
    }

    @Test
    void a_diagram_is_read_as_it_is_drawn() {
        Position position = played("A1", "B2", "E5").position();
        assertThat(Diagram.parse(Diagram.of(position))).isEqualTo(position);
        assertThat(Diagram.of(position)).endsWith("A B C D E");
    }

    private static Game played(String... moves) {
        Game game = Game.start(Rulesets.CHINESE, SMALL);
        for (String move : moves) {
            Color color = game.toPlay();
            switch (Move.parse(move)) {
                case Move.Play(Vertex vertex) -> game.play(color, vertex);
                case Move.Pass _ -> game.pass(color);
            }
        }
        return game;
    }

    private static Set<Vertex> stones(String vertices) {
        return Scenario.vertices(vertices).collect(Collectors.toSet());
    }

    private static Vertex vertex(String name) {
        return Vertex.parse(name);
    }
}
