package org.tengen.scoring.life.domain;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.tengen.engine.Color;
import org.tengen.engine.Position;
import org.tengen.engine.Vertex;
import org.tengen.engine.notation.Diagram;

class UnconditionalLifeTest {
    @Test
    void two_eyes_live() {
        Position position = Diagram.parse("""
                .X.XO
                XXXXO
                OOOOO
                .....
                """);

        assertThat(UnconditionalLife.of(position).alive()).isEqualTo(position.stones(Color.BLACK));
    }

    @Test
    void one_eye_does_not() {
        assertThat(life("""
                .XO.
                XXO.
                OOO.
                ....
                """).alive()).isEmpty();
    }

    @Test
    void two_chains_live_by_the_eyes_they_share() {
        assertThat(life("""
                .XXO.
                X.XO.
                XXOO.
                OOO..
                """).alive()).hasSize(6);
    }

    @Test
    void an_eye_with_an_empty_point_out_of_reach_is_not_counted() {
        assertThat(life("""
                .X...
                XX...
                ...XX
                ...X.
                """).alive()).isEmpty();
    }

    @Test
    void a_stone_without_room_inside_living_walls_is_dead() {
        UnconditionalLife life = life("""
                .X.X.
                XXXXX
                XO..X
                XXXXX
                """);

        assertThat(life.dead()).containsExactly(Vertex.parse("B2"));
    }

    @Test
    void stones_with_room_for_two_eyes_are_not_dead_yet() {
        assertThat(life("""
                .X.X......
                XXXX......
                ...X......
                XXXX......
                X..O......
                X.........
                """).dead()).isEmpty();
    }

    private static UnconditionalLife life(String diagram) {
        return UnconditionalLife.of(Diagram.parse(diagram));
    }
}
