// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.tool;

import static dev.thaw.layout.tool.LayoutImages.OUTPUT;
import static dev.thaw.layout.tool.LayoutImages.classes;
import static dev.thaw.layout.tool.LayoutImages.file;
import static dev.thaw.layout.tool.LayoutImages.layout;
import static dev.thaw.layout.tool.LayoutImages.run;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.layout.profile.PrefetchList;
import dev.thaw.layout.profile.StartupProfile;
import dev.thaw.layout.tool.LayoutImages.Result;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/** A library without a main class, from the profile to what it asks for. */
@EnabledIfSystemProperty(
        named = "it.soak",
        matches = "true",
        disabledReason = "two images of its own; with --soak")
class SharedLibraryIT {
    private static final String BUILD = "-- native-image --shared -Ob -o library -cp ";

    @Test
    void aLibraryHasItsOrderAndAsksForIt() throws Exception {
        LayoutImages.record();
        Path source = Path.of("src", "test", "c", "load_library.c").toAbsolutePath();
        Result compiled = run(Map.of(), List.of("gcc", "-o", "load", source.toString(), "-ldl"));
        assertEquals(0, compiled.status(), compiled.output());

        Result recorded = layout("record " + BUILD + classes());
        assertEquals(0, recorded.status(), recorded.output());
        String instrumented = file("library.instrumented.so").toString();
        assertEquals(new Result(0, OUTPUT), run(Map.of(), List.of("./load", instrumented)));

        Result built = layout("build " + BUILD + classes());
        assertEquals(0, built.status(), built.output());
        assertTrue(
                built.output().contains("Startup prefetch: the image asks for "), built.output());
        StartupProfile profile = StartupProfile.read(file("library.profile"));
        assertEquals(List.of("library"), profile.programs());
        assertTrue(profile.units().size() > 300, profile.units().size() + " compilation units");
        String library = file("library.so").toString();
        assertEquals(new Result(0, OUTPUT), run(Map.of(), List.of("./load", library)));

        Result filled = layout("prefetch --program ./load --argument", library, "./library.so");
        assertEquals(0, filled.status(), filled.output());
        PrefetchList list = PrefetchList.read(file("library.prefetch"));
        assertEquals("library", list.program());
        assertTrue(list.pages().size() > 20, filled.output());
        assertEquals(new Result(0, OUTPUT), run(Map.of(), List.of("./load", library)));
    }
}
