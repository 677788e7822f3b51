// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.tool;

import static dev.thaw.layout.tool.LayoutImages.classes;
import static dev.thaw.layout.tool.LayoutImages.file;
import static dev.thaw.layout.tool.LayoutImages.layout;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.doss.DOSS;
import dev.thaw.doss.nativeimage.file.SnapshotHeader;
import dev.thaw.layout.profile.StartupProfile;
import dev.thaw.layout.program.KeptProgram;
import dev.thaw.layout.tool.LayoutImages.Result;
import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/** Images that have object snapshots and an order as well. */
@EnabledIfSystemProperty(
        named = "it.soak",
        matches = "true",
        disabledReason = "three images of its own; with --soak")
class SnapshotsIT {
    private static final String WORDS = "{a=1, profile=7, start=5, tells=5, touches=7, what=4}";

    private static final Result MADE = new Result(0, "made " + WORDS + "\n");

    /** The object of the image heap is the image's own one. */
    private static final Result MAPPED = new Result(0, "mapped " + WORDS + " true\n");

    /** Any class of it. */
    private static final Class<?> ADD_ON = SnapshotHeader.class;

    private static Result built;

    @BeforeAll
    static void buildImages() throws Exception {
        LayoutImages.record();
        succeeds("record" + build("kept"));
        assertEquals(MADE, run("kept.instrumented", "instrumented.doss"));
        // What is recorded is the start that maps it.
        assertEquals(MAPPED, run("kept.instrumented", "instrumented.doss"));
        built = succeeds("build" + build("kept"));
        assertEquals(MADE, run("kept", "kept.doss"));
    }

    private static String build(String name) throws Exception {
        String classPath =
                String.join(File.pathSeparator, classes(), location(DOSS.class), location(ADD_ON));
        return " -- native-image -Ob -cp %s -H:+UnlockExperimentalVMOptions -H:+ObjectSnapshots --initialize-at-build-time=%s -o %s %2$s"
                .formatted(classPath, KeptProgram.class.getName(), name);
    }

    private static String location(Class<?> type) throws Exception {
        return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI()).toString();
    }

    private static Result succeeds(String command) throws Exception {
        Result result = layout(command);
        assertEquals(0, result.status(), result.output());
        return result;
    }

    private static Result run(String image, String snapshot) throws Exception {
        return LayoutImages.run(Map.of(), List.of("./" + image, snapshot));
    }

    @Test
    void anOrderedImageTakesAndMapsSnapshots() throws Exception {
        StartupProfile profile = StartupProfile.read(file("kept.profile"));
        assertTrue(profile.units().size() > 100, profile.units().size() + " compilation units");
        assertTrue(built.output().contains("Startup prefetch: the image asks for "), "no order");
        assertEquals(MAPPED, run("kept", "kept.doss"));
    }

    /** It writes into the image, but nothing that a snapshot refers to. */
    @Test
    void prefetchLeavesSnapshotsUsable() throws Exception {
        succeeds("prefetch --argument kept.doss ./kept");
        assertEquals(MAPPED, run("kept", "kept.doss"));
    }

    /** Objects of the image lie elsewhere then. */
    @Test
    void anotherOrderIsAnotherImageWhichRefusesTheSnapshotByName() throws Exception {
        succeeds("build --order method+heap-path --profile kept.profile" + build("other"));
        Result refused = run("other", "kept.doss");
        assertEquals(1, refused.status(), refused.output());
        assertTrue(refused.output().contains("kept.doss"), refused.output());
        assertTrue(refused.output().contains("image"), refused.output());
        assertEquals(MADE, run("other", "other.doss"));
        assertEquals(MAPPED, run("other", "other.doss"));
    }
}
