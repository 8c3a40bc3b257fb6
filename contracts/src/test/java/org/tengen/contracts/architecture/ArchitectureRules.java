package org.tengen.contracts.architecture;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.conditions.ArchPredicates.are;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaCall;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.time.Clock;
import java.time.Instant;
import java.util.Random;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ThreadLocalRandom;

/**
 * How the code of a service may depend on itself and on others. The rules live once, here; each service's
 * {@code ArchitectureTest} applies all of them to its classes.
 */
public final class ArchitectureRules {
    private static final String DOMAIN = "..domain..";
    private static final String APPLICATION = "..application..";
    private static final String REST = "..rest..";
    private static final String MESSAGING = "..messaging..";
    private static final String PERSISTENCE = "..persistence..";
    private static final String SCHEDULING = "..scheduling..";

    @ArchTest
    public static final ArchRule domain_is_pure = classes()
            .that()
            .resideInAPackage(DOMAIN)
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage(
                    "java.lang..",
                    "java.util..",
                    "java.time..",
                    "org.jspecify..",
                    DOMAIN,
                    "org.tengen.engine..",
                    "org.tengen.contracts..");

    @ArchTest
    public static final ArchRule domain_is_told_the_time_and_its_ids =
            noClasses().that().resideInAPackage(DOMAIN).should().callCodeUnitWhere(readsTheWorld());

    @ArchTest
    public static final ArchRule events_commands_states_and_rejections_are_sealed_and_their_cases_records =
            classes().that(are(closedByName())).should(beSealedWithRecordsAsCases());

    @ArchTest
    public static final ArchRule only_persistence_sees_the_database = noClasses()
            .that()
            .resideOutsideOfPackage(PERSISTENCE)
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("jakarta.persistence..", "org.hibernate..", "io.quarkus.hibernate..", "java.sql..");

    @ArchTest
    public static final ArchRule only_messaging_sees_kafka = noClasses()
            .that()
            .resideOutsideOfPackage(MESSAGING)
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(
                    "org.apache.kafka..", "org.eclipse.microprofile.reactive.messaging..", "io.smallrye.reactive..");

    /** A feature without layers of its own is one resource with what it needs, and may see JAX-RS. */
    @ArchTest
    public static final ArchRule of_the_layers_only_rest_sees_jax_rs = noClasses()
            .that()
            .resideInAnyPackage(DOMAIN, APPLICATION, MESSAGING, PERSISTENCE, SCHEDULING)
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("jakarta.ws.rs..", "org.jboss.resteasy..", "org.eclipse.microprofile.openapi..");

    @ArchTest
    public static final ArchRule application_knows_no_adapter = noClasses()
            .that()
            .resideInAPackage(APPLICATION)
            .should()
            .dependOnClassesThat(are(adaptersOfTengen(REST, MESSAGING, PERSISTENCE, SCHEDULING)));

    @ArchTest
    public static final ArchRule adapters_know_no_other_adapter = classes()
            .that(are(adaptersOfTengen(REST, MESSAGING, PERSISTENCE, SCHEDULING)))
            .should(notDependOnAnotherLayerOf("rest", "messaging", "persistence", "scheduling"));

    @ArchTest
    public static final ArchRule features_have_no_cycles =
            slices().matching("org.tengen.(*).(*)..").should().beFreeOfCycles();

    private ArchitectureRules() {}

    private static DescribedPredicate<JavaClass> adaptersOfTengen(String... layers) {
        return resideInAnyPackage("org.tengen..").and(resideInAnyPackage(layers));
    }

    private static DescribedPredicate<JavaCall<?>> readsTheWorld() {
        Set<Class<?>> sources = Set.of(Clock.class, Random.class, ThreadLocalRandom.class);
        Set<String> calls = Set.of(
                Instant.class.getName() + ".now",
                UUID.class.getName() + ".randomUUID",
                System.class.getName() + ".currentTimeMillis",
                System.class.getName() + ".nanoTime",
                Math.class.getName() + ".random");
        return DescribedPredicate.describe(
                "reads a clock, draws a random number or makes an id",
                call -> sources.stream().anyMatch(call.getTargetOwner()::isEquivalentTo)
                        || calls.contains(call.getTargetOwner().getName() + "."
                                + call.getTarget().getName()));
    }

    private static DescribedPredicate<JavaClass> closedByName() {
        return DescribedPredicate.describe(
                "named …Event, …Command, …State or …Rejection",
                type -> type.isTopLevelClass()
                        && !type.isRecord()
                        && !type.isEnum()
                        && type.getSimpleName().matches(".+(Event|Command|State|Rejection)"));
    }

    private static ArchCondition<JavaClass> beSealedWithRecordsAsCases() {
        return new ArchCondition<>("be sealed, with records as cases") {
            @Override
            public void check(JavaClass type, ConditionEvents events) {
                Class<?> reflected = type.reflect();
                if (!reflected.isSealed()) {
                    events.add(SimpleConditionEvent.violated(type, type.getName() + " is not sealed"));
                    return;
                }
                for (Class<?> permitted : reflected.getPermittedSubclasses()) {
                    if (!permitted.isRecord() && !permitted.isSealed()) {
                        events.add(SimpleConditionEvent.violated(type, permitted.getName() + " is no record"));
                    }
                }
            }
        };
    }

    private static ArchCondition<JavaClass> notDependOnAnotherLayerOf(String... layers) {
        return new ArchCondition<>("not depend on another adapter") {
            @Override
            public void check(JavaClass type, ConditionEvents events) {
                String own = layerOf(type, layers);
                type.getDirectDependenciesFromSelf().stream()
                        .filter(dependency ->
                                dependency.getTargetClass().getPackageName().startsWith("org.tengen."))
                        .filter(dependency -> {
                            String other = layerOf(dependency.getTargetClass(), layers);
                            return !other.isEmpty() && !other.equals(own);
                        })
                        .forEach(dependency ->
                                events.add(SimpleConditionEvent.violated(type, dependency.getDescription())));
            }
        };
    }

    private static String layerOf(JavaClass type, String... layers) {
        for (String layer : layers) {
            if (("." + type.getPackageName() + ".").contains("." + layer + ".")) {
                return layer;
            }
        }
        return "";
    }
}
