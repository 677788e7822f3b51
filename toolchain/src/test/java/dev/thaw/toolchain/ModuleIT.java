// SPDX-License-Identifier: Apache-2.0
package dev.thaw.toolchain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

/** A module, with assertions and the collector that never collects. */
@EnabledIfSystemProperty(
        named = "it.soak",
        matches = "true",
        disabledReason = "an image of its own; with --soak")
class ModuleIT {
    @TempDir static Path directory;

    @Test
    void runsFromTheModulePath() throws Exception {
        Path classes =
                TestImage.compile(
                        TestImage.program("modular").resolve("greeter"),
                        directory.resolve("classes"));
        TestImage.nativeImage(
                        directory,
                        Map.of(),
                        "-Ob",
                        "--gc=epsilon",
                        "-ea",
                        "-p",
                        classes.toString(),
                        "-m",
                        "greeter/greeter.Main")
                .expect(0);
        Path image = directory.resolve("greeter");
        assertEquals(
                "module greeter\narguments [a, b]\ncollected false\n",
                TestImage.run(directory, Map.of(), List.of(image.toString(), "a", "b"))
                        .expect(0)
                        .output());
        String failure =
                TestImage.run(directory, Map.of(), List.of(image.toString())).expect(1).output();
        assertTrue(failure.contains("AssertionError: assertions are on"), failure);
    }
}
