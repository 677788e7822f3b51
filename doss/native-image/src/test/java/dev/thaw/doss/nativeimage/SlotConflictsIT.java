// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.nativeimage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.doss.nativeimage.TestImage.Result;
import dev.thaw.doss.nativeimage.file.SnapshotLayout;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Operations on a slot that get in each other's way, or that have no room. */
@ParameterizedClass
@EnumSource(SnapshotLayout.class)
class SlotConflictsIT {
    @Parameter private SnapshotLayout layout;
    private TestImage image;

    @TempDir private Path directory;

    @BeforeEach
    void buildImage() throws IOException {
        image = TestImage.snapshots(layout);
    }

    @ParameterizedTest
    @ValueSource(strings = {"small", "large"})
    void unloadWithoutRoomChangesNothing(String parts) throws IOException {
        String file = directory.resolve("parts.doss").toString();
        succeeds(image.run("store-parts", parts, file));
        String space = "-XX:ReservedAddressSpaceSize=768m";
        succeeds(image.run(space, "room-to-unload", parts, file));
    }

    @ParameterizedTest
    @ValueSource(strings = {"small", "large"})
    void unloadBeyondTheLargestHeapChangesNothing(String parts) throws IOException {
        String file = directory.resolve("parts.doss").toString();
        succeeds(image.run("store-parts", parts, file));
        succeeds(image.run("-Xmx32m", "room-in-largest-heap", parts, file));
        succeeds(image.run("-Xmx128m", "room-in-largest-heap", parts, file));
    }

    @Test
    void storeAndSnapshotExcludeEachOther() throws IOException {
        Path library = directory.resolve("slow.so");
        TestImage.compile(Path.of("src/test/c/slow_write.c"), library);
        Map<String, String> environment = Map.of("LD_PRELOAD", library.toString());
        Path file = directory.resolve("graph.doss");
        succeeds(image.run(environment, "store-race", file.toString()));
    }

    private static void succeeds(Result result) {
        assertEquals(0, result.status(), result.output());
        assertTrue(result.output().endsWith("ok\n"), result.output());
    }
}
