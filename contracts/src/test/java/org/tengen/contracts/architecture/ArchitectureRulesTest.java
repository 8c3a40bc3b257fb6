package org.tengen.contracts.architecture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.lang.reflect.Field;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.tengen.canary.application.ApplicationKnowsRest;
import org.tengen.canary.application.KafkaInApplication;
import org.tengen.canary.application.SqlInApplication;
import org.tengen.canary.chicken.Chicken;
import org.tengen.canary.domain.ClockReader;
import org.tengen.canary.domain.ImpureDomain;
import org.tengen.canary.domain.LooseState;
import org.tengen.canary.domain.OpenEvent;
import org.tengen.canary.egg.Egg;
import org.tengen.canary.persistence.JaxRsInPersistence;
import org.tengen.canary.rest.RestKnowsMessaging;

/** Each rule is seen failing on a planted violation: a rule that cannot fail protects nothing. */
class ArchitectureRulesTest {
    static Stream<Arguments> planted_violations() {
        return Stream.of(
                arguments("domain_is_pure", List.of(ImpureDomain.class)),
                arguments("domain_is_told_the_time_and_its_ids", List.of(ClockReader.class)),
                arguments(
                        "events_commands_states_and_rejections_are_sealed_and_their_cases_records",
                        List.of(OpenEvent.class)),
                arguments(
                        "events_commands_states_and_rejections_are_sealed_and_their_cases_records",
                        List.of(LooseState.class, LooseState.Loose.class)),
                arguments("only_persistence_sees_the_database", List.of(SqlInApplication.class)),
                arguments("only_messaging_sees_kafka", List.of(KafkaInApplication.class)),
                arguments("of_the_layers_only_rest_sees_jax_rs", List.of(JaxRsInPersistence.class)),
                arguments("application_knows_no_adapter", List.of(ApplicationKnowsRest.class)),
                arguments("adapters_know_no_other_adapter", List.of(RestKnowsMessaging.class)),
                arguments("features_have_no_cycles", List.of(Chicken.class, Egg.class)));
    }

    @ParameterizedTest
    @MethodSource("planted_violations")
    void a_planted_violation_is_found(String rule, List<Class<?>> canaries) throws ReflectiveOperationException {
        ArchRule tested = (ArchRule) ArchitectureRules.class.getField(rule).get(null);

        var result = tested.evaluate(new ClassFileImporter().importClasses(canaries));

        assertThat(result.hasViolation()).as(tested.getDescription()).isTrue();
    }

    @Test
    void every_rule_has_its_canary() {
        List<String> rules = Arrays.stream(ArchitectureRules.class.getFields())
                .filter(field -> field.isAnnotationPresent(ArchTest.class))
                .map(Field::getName)
                .toList();

        List<String> planted = planted_violations()
                .map(arguments -> (String) arguments.get()[0])
                .distinct()
                .toList();

        assertThat(planted).containsExactlyInAnyOrderElementsOf(rules);
    }
}
