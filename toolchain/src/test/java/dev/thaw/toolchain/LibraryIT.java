// SPDX-License-Identifier: Apache-2.0
package dev.thaw.toolchain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

/** A shared library, with debugging information, called from a C program. */
@EnabledIfSystemProperty(
        named = "it.soak",
        matches = "true",
        disabledReason = "an image of its own; with --soak")
class LibraryIT {
    @TempDir static Path directory;

    @Test
    void isCalledFromC() throws Exception {
        Path classes =
                TestImage.compile(
                        TestImage.program("library"),
                        directory.resolve("classes"),
                        "-cp",
                        System.getProperty("java.class.path"));
        Path output = Files.createDirectory(directory.resolve("lib"));
        TestImage.nativeImage(
                        output,
                        Map.of(),
                        "-Ob",
                        "-g",
                        "--shared",
                        "-cp",
                        classes.toString(),
                        "-o",
                        "library",
                        // As GraalVM's guide has it, though this class has no main method.
                        "Library")
                .expect(0);
        for (String file : List.of("library.so", "library.h", "graal_isolate.h", "libjava.so")) {
            assertTrue(Files.exists(output.resolve(file)), file);
        }
        String sections =
                Tool.run(List.of("readelf", "-S", "-W", output.resolve("library.so").toString()))
                        + (Files.exists(output.resolve("library.so.debug"))
                                ? Tool.run(
                                        List.of(
                                                "readelf",
                                                "-S",
                                                "-W",
                                                output.resolve("library.so.debug").toString()))
                                : "");
        assertTrue(sections.contains(".debug_info"), sections);

        Path caller = directory.resolve("caller");
        Tool.run(
                List.of(
                        "gcc",
                        "-o",
                        caller.toString(),
                        TestImage.program("library").resolve("caller.c").toString(),
                        "-I" + output,
                        output.resolve("library.so").toString(),
                        "-Wl,-rpath," + output));
        Path file = Files.writeString(directory.resolve("file"), "12345");
        assertEquals(
                "sum 42\nsize 5\n",
                TestImage.run(directory, Map.of(), List.of(caller.toString(), file.toString()))
                        .expect(0)
                        .output());
    }
}
