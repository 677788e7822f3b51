// SPDX-License-Identifier: Apache-2.0
package dev.thaw.gradle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Compiled against a newer Gradle, the plugin calls what the installed one has as well. */
class GradleCallsIT {
    private static final Path CLASSES = Path.of("target/classes");

    @Test
    void theInstalledGradleHasAllThatIsCalled() throws Exception {
        Optional<String> trouble = OfflineGradle.trouble();
        assumeTrue(trouble.isEmpty(), trouble::orElseThrow);
        GradleCalls calls = GradleCalls.of(CLASSES);
        assertTrue(calls.members().size() > 40, calls.members().toString());
        assertEquals(Set.of(), calls.missingIn(jars(OfflineGradle.library())));
    }

    private static List<Path> jars(Path library) throws Exception {
        try (Stream<Path> files = Files.walk(library)) {
            return files.filter(file -> file.toString().endsWith(".jar")).toList();
        }
    }

    /** The check finds what is missing. */
    @Test
    void aGradleWithoutItsJarsHasNothing() throws Exception {
        GradleCalls calls = GradleCalls.of(CLASSES);
        Set<String> missing = calls.missingIn(List.of());
        assertEquals(calls.members().size() + calls.classes().size(), missing.size());
    }
}
