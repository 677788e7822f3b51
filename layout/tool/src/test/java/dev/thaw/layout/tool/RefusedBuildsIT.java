// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.tool;

import static dev.thaw.layout.tool.LayoutImages.file;
import static dev.thaw.layout.tool.LayoutImages.layout;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.layout.profile.ObjectIdentity;
import dev.thaw.layout.profile.StartupProfile;
import dev.thaw.layout.program.StartupProgram;
import dev.thaw.layout.tool.LayoutImages.Result;
import java.nio.file.Files;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Images that could not be recorded, or would ask for nothing: refused before the analysis. */
class RefusedBuildsIT {
    @BeforeAll
    static void findBuilder() throws Exception {
        LayoutImages.record();
    }

    private static void refuses(String command, String options, String message) throws Exception {
        Result built =
                layout(
                        command,
                        "-- native-image -Ob -H:+UnlockExperimentalVMOptions",
                        options,
                        "-cp " + LayoutImages.classes() + " -o refused",
                        StartupProgram.class.getName());
        assertTrue(built.status() != 0, built.output());
        assertTrue(built.output().contains(message), built.output());
        assertFalse(built.output().contains("Performing analysis"), built.output());
        assertFalse(Files.exists(file("refused")));
        assertFalse(Files.exists(file("refused.instrumented")));
    }

    /** By this builder; the layout's own refusal is for one that has static libraries. */
    @Test
    void anImageThatIsStaticCannotAskBeforeMain() throws Exception {
        new StartupProfile(
                        List.of(StartupProgram.class.getName()),
                        List.of("unit"),
                        List.of(),
                        List.of(new ObjectIdentity(1, 2, 3, 4)),
                        0,
                        0)
                .write(file("refused.profile"));
        refuses("build", "-H:+StaticExecutable", "'-H:+StaticExecutable' is not supported");
    }

    @Test
    void anImageWithoutTheSerialCollectorIsNotRecorded() throws Exception {
        refuses("record", "--gc=epsilon", "Build with --gc=serial");
    }

    @Test
    void anImageWithoutIsolatesIsNotRecorded() throws Exception {
        refuses("record", "-H:-SpawnIsolates", "without -H:-SpawnIsolates");
    }
}
