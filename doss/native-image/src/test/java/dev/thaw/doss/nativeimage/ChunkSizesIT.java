// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.nativeimage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.doss.nativeimage.TestImage.Result;
import dev.thaw.doss.nativeimage.file.SnapshotLayout;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Chunks of the collector that are not as large as they are by default. */
@Execution(ExecutionMode.CONCURRENT)
class ChunkSizesIT {
    private static final List<String> SCENARIOS =
            List.of(
                    "SLOT_REFERS_TO_NEW_OBJECTS",
                    "SLOT_RELEASES_OBJECTS",
                    "RUNTIME_HEAP_REFERS_TO_SLOT",
                    "UNLOAD_PATCHES_ALL_REFERENCES",
                    "SCATTERED_WRITES",
                    "LARGE_BODY",
                    "LOAD_AND_UNLOAD_REPEATEDLY");

    @TempDir private Path directory;

    /** Each is an image of its own; cards of 2 MiB take more than one page. */
    static Stream<Arguments> sizes() {
        return Stream.of(
                Arguments.of(SnapshotLayout.CHUNKED, "64k"),
                Arguments.of(SnapshotLayout.CHUNKED, "1m"),
                Arguments.of(SnapshotLayout.CHUNKED, "2m"),
                Arguments.of(SnapshotLayout.CHUNKED, "4m"),
                Arguments.of(SnapshotLayout.LINEAR, "64k"),
                Arguments.of(SnapshotLayout.LINEAR, "4m"));
    }

    @ParameterizedTest
    @MethodSource("sizes")
    @EnabledIfSystemProperty(
            named = "it.soak",
            matches = "true",
            disabledReason = "an image for each size; with --soak")
    void scenariosRun(SnapshotLayout layout, String size) throws IOException {
        boolean isSmall = size.equals("64k");
        TestImage image =
                TestImage.build(
                        "chunks-" + layout + "-" + size,
                        "-H:ObjectSnapshotLayout=" + layout,
                        "-H:ObjectSnapshotSlotSizeKiB=65536",
                        "-H:AlignedHeapChunkSize=" + size,
                        "-H:LargeArrayThreshold=" + (isSmall ? "32k" : "128k"),
                        "-H:+VerifyHeap");
        for (String name : SCENARIOS) {
            Path own = Files.createDirectories(directory.resolve(name));
            succeeds(name, image.run("scenario", name, own.toString()));
            succeeds(name, image.run("store-root", name, own.toString()));
            succeeds(name, image.run("scenario", name, own.toString()));
        }
        if (!isSmall) {
            // As large as the test's messages.
            succeeds("messages", image.run("send-messages", directory.toString()));
            succeeds("messages", image.run("receive-messages", directory.toString()));
        }
    }

    private static void succeeds(String name, Result result) {
        assertEquals(0, result.status(), name + ": " + result.output());
        assertTrue(result.output().endsWith("ok\n"), name + ": " + result.output());
    }
}
