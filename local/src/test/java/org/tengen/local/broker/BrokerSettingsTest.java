package org.tengen.local.broker;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class BrokerSettingsTest {
    @Test
    void what_the_launcher_tells_the_broker_reads() {
        BrokerSettings told = new BrokerSettings(Path.of("/data of mine/kafka"), 1, 2, 3);
        Map<String, String> properties = told.arguments().stream()
                .map(argument -> argument.substring("-D".length()).split("=", 2))
                .collect(Collectors.toMap(pair -> pair[0], pair -> pair[1]));

        assertThat(BrokerSettings.from(name -> Optional.ofNullable(properties.get(name))))
                .isEqualTo(told);
    }

    @Test
    void a_missing_property_is_named() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> BrokerSettings.from(_ -> Optional.empty()))
                .withMessage("The property tengen.broker.folder is missing");
    }
}
