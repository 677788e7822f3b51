// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.nativeimage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.doss.nativeimage.TestImage.Result;
import dev.thaw.doss.nativeimage.file.SnapshotLayout;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Objects of the image heap that were written to since the program started. */
@Execution(ExecutionMode.CONCURRENT)
@ParameterizedClass
@EnumSource(SnapshotLayout.class)
class ConstantsIT {
    private static final int REFUSED = 3;

    @Parameter private SnapshotLayout layout;
    private TestImage image;

    @TempDir private Path directory;

    @BeforeEach
    void buildImage() throws IOException {
        image = TestImage.snapshots(layout);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "ROOT",
                "DEEP_PART",
                "ARRAYS",
                "FIELDS",
                "CACHES",
                "JDK_CHANGES",
                "JDK_CACHES",
                "ISOLATES"
            })
    void changesAreRefused(String scenario) throws IOException {
        Result result = image.run("constants", scenario, directory.toString());
        assertEquals(0, result.status(), result.output());
        assertTrue(result.output().endsWith("ok\n"), result.output());
    }

    @ParameterizedTest
    @ValueSource(strings = {"store-filled", "store-filled-later"})
    void aFilledMapIsNotStoredAsAnEmptyOne(String when) throws IOException {
        Path file = directory.resolve("map.doss");
        Result result = image.run(when, file.toString());
        assertEquals(REFUSED, result.status(), result.output());
        assertTrue(result.output().contains("java.util.HashMap"), result.output());
        assertFalse(Files.exists(file));
    }
}
