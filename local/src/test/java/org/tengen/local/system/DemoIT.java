package org.tengen.local.system;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.tengen.local.client.Api;
import org.tengen.local.demo.Demo;
import org.tengen.local.demo.Players;

@ExtendWith(SharedPlatform.class)
class DemoIT {
    @Test
    void the_demo_finds_all_as_it_should_be(SharedPlatform.Running running) {
        StringWriter out = new StringWriter();
        try (Api api = new Api(running.gateway())) {
            boolean well = new Demo(api, Players.of(running.platform().tokens()), new PrintWriter(out)).run();

            assertThat(well).as(out.toString()).isTrue();
        }
        assertThat(out.toString())
                .contains("the count is B+2", "every hash of the chain is right", "All is as it should be.");
    }
}
