package org.tengen.local.platform;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class StopListTest {
    private final StopList stops = new StopList();
    private final List<String> stopped = new ArrayList<>();

    @Test
    void stops_in_the_opposite_order_and_once() {
        stops.add(() -> stopped.add("database"));
        stops.add(() -> stopped.add("service"));

        stops.stopAll();
        stops.stopAll();

        assertThat(stopped).containsExactly("service", "database");
    }

    @Test
    void what_comes_too_late_is_stopped_at_once() {
        stops.stopAll();

        stops.add(() -> stopped.add("latecomer"));

        assertThat(stopped).containsExactly("latecomer");
    }

    @Test
    void a_failure_does_not_keep_the_others_running() {
        stops.add(() -> stopped.add("database"));
        stops.add(() -> {
            throw new IllegalStateException("stuck");
        });

        assertThatThrownBy(stops::stopAll).hasMessage("stuck");
        assertThat(stopped).containsExactly("database");
    }
}
