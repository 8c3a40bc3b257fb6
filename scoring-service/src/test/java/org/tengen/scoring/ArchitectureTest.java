package org.tengen.scoring;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.junit.ArchTests;
import org.tengen.contracts.architecture.ArchitectureRules;

@AnalyzeClasses(packages = "org.tengen.scoring", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {
    @ArchTest
    static final ArchTests rules = ArchTests.in(ArchitectureRules.class);
}
