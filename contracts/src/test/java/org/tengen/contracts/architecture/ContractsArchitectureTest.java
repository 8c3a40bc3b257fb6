package org.tengen.contracts.architecture;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

@AnalyzeClasses(packages = "org.tengen.contracts", importOptions = ImportOption.DoNotIncludeTests.class)
class ContractsArchitectureTest {
    @ArchTest
    static final ArchRule events_commands_states_and_rejections_are_sealed =
            ArchitectureRules.events_commands_states_and_rejections_are_sealed_and_their_cases_records;

    @ArchTest
    static final ArchRule packages_have_no_cycles = ArchitectureRules.features_have_no_cycles;
}
