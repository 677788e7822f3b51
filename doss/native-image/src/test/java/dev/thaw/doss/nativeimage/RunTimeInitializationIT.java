// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.nativeimage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.doss.nativeimage.TestImage.Result;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Objects of classes that are initialized at run time, in an image that allows them. */
class RunTimeInitializationIT {
    private static final String SCENARIO = "RUN_TIME_INITIALIZED_CLASSES_ALLOWED";

    private static TestImage image;

    @TempDir private Path directory;

    @BeforeAll
    static void buildImage() throws IOException {
        image =
                TestImage.build(
                        "initializing",
                        "-H:+ObjectSnapshotRunTimeInitializedClasses",
                        "-H:+VerifyHeap",
                        "--initialize-at-run-time=dev.thaw.doss.program.RunTimeInitialized,dev.thaw.doss.program.late");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "fail", "use-doss"})
    void loadRunsStaticInitializers(String initializer) throws IOException {
        succeeds(image.run("store-root", SCENARIO, directory.toString()));
        Map<String, String> environment = Map.of("THAW_INITIALIZER", initializer);
        succeeds(image.run(environment, "scenario", SCENARIO, directory.toString()));
    }

    @Test
    void loadsWhatNeedsNoInitializers() throws IOException {
        String file = directory.resolve("graph.doss").toString();
        succeeds(image.run("store", "COLLECTIONS", file));
        succeeds(image.run("load", "COLLECTIONS", file));
    }

    private static void succeeds(Result result) {
        assertEquals(0, result.status(), result.output());
        assertTrue(result.output().endsWith("ok\n"), result.output());
    }
}
