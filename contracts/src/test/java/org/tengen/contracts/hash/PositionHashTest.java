package org.tengen.contracts.hash;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.tengen.engine.Position;

class PositionHashTest {
    /** What {@code printf '.../.X./...' | sha256sum | cut -c1-32} prints. */
    @Test
    void anybody_can_compute_it() {
        assertThat(PositionHash.of(new Position(List.of("...", ".X.", "..."))))
                .isEqualTo("f920fd2c10759725540caa86b3c3ef0c");
    }

    @Test
    void one_stone_more_is_another_position() {
        assertThat(PositionHash.of(new Position(List.of("...", ".X.", "..O"))))
                .isNotEqualTo("f920fd2c10759725540caa86b3c3ef0c");
    }
}
