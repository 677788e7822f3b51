// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.nativeimage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.thaw.doss.nativeimage.TestImage.Result;
import dev.thaw.doss.nativeimage.file.SnapshotHeader;
import dev.thaw.doss.nativeimage.file.SnapshotLayout;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Object snapshots in real images and processes; one image of each layout serves most tests. */
@Execution(ExecutionMode.CONCURRENT)
@ParameterizedClass
@EnumSource(SnapshotLayout.class)
class SnapshotIT {
    private static final int REFUSED = 3;
    private static final int INSUFFICIENT_MEMORY = 34;
    private static final int INSUFFICIENT_OFFSET = 35;
    private static final int COMMIT_FAILED = 36;

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
                "MAP_OF_RECORDS",
                "CYCLE",
                "SHARED",
                "IDENTITY",
                "ENUM_AND_CLASS_KEYS",
                "ARRAYS",
                "MILLION_NODES",
                "STRINGS",
                "COLLECTIONS",
                "ONCE_LOCKED",
                "IMAGE_HEAP_OBJECT"
            })
    void anotherProcessLoadsWhatOneStored(String graph) throws IOException {
        Path file = directory.resolve("graph.doss");
        succeeds(image.run("store", graph, file.toString()));
        succeeds(image.run("load", graph, file.toString()));
        byte[] stored = Files.readAllBytes(file);
        succeeds(image.run("load", graph, file.toString()));
        assertTrue(Arrays.equals(stored, Files.readAllBytes(file)), "loading changed the file");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "ORIGINAL_AND_COPY_ARE_INDEPENDENT",
                "SLOT_REFERS_TO_NEW_OBJECTS",
                "SLOT_RELEASES_OBJECTS",
                "RUNTIME_HEAP_REFERS_TO_SLOT",
                "ALL_SLOTS",
                "SNAPSHOT_OF_A_SNAPSHOT",
                "UNLOAD_PATCHES_ALL_REFERENCES",
                "UNLOAD_WITH_WEAK_REFERENCES",
                "UNLOAD_REFUSES_PINNED_OBJECTS",
                "DISCARD",
                "FILES_HOLD_NOTHING_OF_EARLIER_SNAPSHOTS",
                "SCATTERED_WRITES",
                "LARGE_BODY",
                "LOAD_AND_UNLOAD_REPEATEDLY",
                "HOT_RELOAD",
                "ISOLATES",
                "ISOLATES_TAKE_SNAPSHOTS",
                "SLOT_TOO_SMALL",
                "FAILURE_AT_THE_END",
                "WRONG_USE",
                "STORE_REFUSES_AN_OPEN_GRAPH",
                "STORE_TAKES_OBJECTS_WITHOUT_THEIR_LOCKS",
                "FILES_KEEP_MODE_AND_OWNER",
                "FILES_OF_OTHERS_ARE_REFUSED",
                "KEYS",
                "CHECKED_FILES",
                "VERSIONS_IN_TWO_SLOTS",
                "CONCURRENT_PACKS",
                "STORE_INTO_A_MISSING_DIRECTORY",
                "STORE_REPLACES_FILES_ALONE",
                "CONCURRENT_SNAPSHOTS",
                "CONCURRENT_USE_OF_ONE_SLOT"
            })
    void scenario(String name) throws IOException {
        succeeds(image.run("scenario", name, directory.toString()));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SLOT_REFERS_TO_NEW_OBJECTS",
                "SLOT_RELEASES_OBJECTS",
                "RUNTIME_HEAP_REFERS_TO_SLOT",
                "UNLOAD_PATCHES_ALL_REFERENCES",
                "UNLOAD_WITH_WEAK_REFERENCES",
                "UNLOAD_REFUSES_PINNED_OBJECTS",
                "SCATTERED_WRITES",
                "LARGE_BODY",
                "LOAD_AND_UNLOAD_REPEATEDLY"
            })
    void scenarioWithLoadedRoot(String name) throws IOException {
        succeeds(image.run("store-root", name, directory.toString()));
        succeeds(image.run("scenario", name, directory.toString()));
    }

    @Test
    void messages() throws IOException {
        succeeds(image.run("send-messages", directory.toString()));
        succeeds(image.run("receive-messages", directory.toString()));
    }

    /** Kernels before 6.7 have no PAGEMAP_SCAN; without /proc there is no page map at all. */
    @ParameterizedTest
    @ValueSource(strings = {"ioctl", "open"})
    void collectsWithoutHelpOfTheKernel(String missing) throws IOException {
        Path library = directory.resolve("fail.so");
        TestImage.compile(Path.of("src/test/c/fail_pagemap.c"), library);
        Map<String, String> environment =
                Map.of("LD_PRELOAD", library.toString(), "THAW_MISSING", missing);
        for (String name :
                List.of("SCATTERED_WRITES", "LARGE_BODY", "UNLOAD_PATCHES_ALL_REFERENCES")) {
            String root = directory.toString();
            succeeds(image.run("store-root", name, root));
            Result result = image.run(environment, "scenario", name, root);
            assertTrue(result.output().contains("THAW_MISSING"), result.output());
            assertTrue(result.output().endsWith("ok\n"), result.output());
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "THREADS",
                "EXECUTORS",
                "FILES",
                "SOCKETS",
                "PROCESSES",
                "CLASS_LOADERS",
                "NATIVE_MEMORY",
                "REFERENCES",
                "LOCKS",
                "MONITORS",
                "THROWABLES"
            })
    void refusesExecutionState(String kind) throws IOException {
        succeeds(image.run("refusals", kind, directory.toString()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "fail", "use-doss"})
    void loadRunsStaticInitializersIfAllowed(String initializer) throws IOException {
        if (!TestImage.allowsRunTimeInitialized(layout)) {
            succeeds(image.run("scenario", "RUN_TIME_INITIALIZED_CLASS", directory.toString()));
            return;
        }
        String scenario = "RUN_TIME_INITIALIZED_CLASSES_ALLOWED";
        succeeds(image.run("store-root", scenario, directory.toString()));
        Map<String, String> environment = Map.of("THAW_INITIALIZER", initializer);
        succeeds(image.run(environment, "scenario", scenario, directory.toString()));
    }

    @Test
    void fullDiskLeavesTheOldFile() throws IOException {
        succeeds(
                image.runOnSmallDisk(
                        directory, 256, "scenario", "STORE_ON_A_FULL_DISK", directory.toString()));
    }

    @Test
    void refusesFilesThatAreNoSnapshots() throws IOException, InterruptedException {
        Path text = Files.writeString(directory.resolve("text"), "no snapshot\n".repeat(1000));
        refuses("not a snapshot file", text);
        refuses("not a snapshot file", Files.createFile(directory.resolve("empty")));
        refuses("No such file or directory", directory.resolve("missing"));
        refuses("Is a directory", directory);
        Path pipe = directory.resolve("pipe");
        assertEquals(0, new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor());
        refuses("Cannot", pipe);
    }

    @Test
    void refusesDamagedFiles() throws IOException {
        Path file = storeGraph();
        byte[] whole = Files.readAllBytes(file);
        Files.write(file, Arrays.copyOf(whole, whole.length - 1));
        refuses("truncated", file);
        Files.write(file, Arrays.copyOf(whole, 200));
        refuses("not a snapshot file", file);
        Files.write(file, Arrays.copyOf(whole, whole.length + 4096));
        refuses("truncated or overwritten", file);
        for (int i : new int[] {0, 9, 17, 40, 100, 255}) {
            byte[] damaged = whole.clone();
            damaged[i] ^= 1;
            Files.write(file, damaged);
            refuses("graph.doss", file);
        }
        Files.write(file, whole);
        succeeds(image.run("load-only", file.toString()));
    }

    @Test
    void refusesSnapshotsOfAnotherImage() throws IOException {
        Path file = storeGraph();
        UUID other = UUID.randomUUID();
        SnapshotHeader h = headerOf(file);
        rewrite(file, h, other, h.rootOffset());
        refuses("its image is " + other + ", this program has " + h.imageId(), file);
    }

    @Test
    void checkRefusesARootWhereNothingIs() throws IOException {
        Path file = storeGraph();
        succeeds(image.run("check-only", file.toString()));
        SnapshotHeader h = headerOf(file);
        for (long offset : new long[] {Long.BYTES, h.imageHeapSize() - Long.BYTES}) {
            rewrite(file, h, h.imageId(), offset);
            Result result = image.run("check-only", file.toString());
            assertEquals(REFUSED, result.status(), result.output());
            assertTrue(result.output().contains("is of no class"), result.output());
        }
    }

    private static SnapshotHeader headerOf(Path file) throws IOException {
        byte[] bytes = Files.readAllBytes(file);
        return SnapshotHeader.decode(Arrays.copyOf(bytes, SnapshotHeader.SIZE), file);
    }

    private static void rewrite(Path file, SnapshotHeader h, UUID imageId, long rootOffset)
            throws IOException {
        SnapshotHeader other =
                new SnapshotHeader(
                        h.layout(),
                        imageId,
                        h.imageHeapSize(),
                        h.slotOffset(),
                        h.slotId(),
                        h.capacity(),
                        h.lowSize(),
                        h.highSize(),
                        rootOffset,
                        h.objectCount(),
                        h.storedAt(),
                        h.typesSize(),
                        h.bodyChecksum());
        byte[] bytes = Files.readAllBytes(file);
        System.arraycopy(other.encode(), 0, bytes, 0, SnapshotHeader.SIZE);
        Files.write(file, bytes);
    }

    @Test
    void logsOnRequest() throws IOException {
        Path file = storeGraph();
        Result result = image.run("-XX:+ObjectSnapshotLogging", "load-only", file.toString());
        succeeds(result);
        assertTrue(result.output().contains("LOAD request for slot 0"), result.output());
    }

    @Test
    void exitsWithoutRoomForTheSnapshotHeap() throws IOException {
        Result result = image.run("-XX:ReservedAddressSpaceSize=512m", "load-only", "x");
        assertEquals(INSUFFICIENT_MEMORY, result.status(), result.output());
        assertTrue(result.output().contains("-XX:ReservedAddressSpaceSize"), result.output());
    }

    @Test
    void exitsWithoutMemoryForTheMetadata() throws IOException {
        Path library = directory.resolve("fail.so");
        TestImage.compile(Path.of("src/test/c/fail_metadata_commit.c"), library);
        Map<String, String> environment =
                Map.of(
                        "LD_PRELOAD",
                        library.toString(),
                        "THAW_METADATA_SIZE",
                        Long.toString(EmptyChunks.METADATA_SIZE));
        Result result = image.run(environment, "load-only", "x");
        assertEquals(COMMIT_FAILED, result.status(), result.output());
        assertTrue(result.output().contains("could not commit memory"), result.output());
    }

    /** In an image of its own. */
    @Test
    @EnabledIfSystemProperty(
            named = "it.soak",
            matches = "true",
            disabledReason = "an image of its own; with --soak")
    void exitsWhenTheImageHeapReachesIntoTheSnapshotHeap() throws IOException {
        assumeTrue(layout == SnapshotLayout.CHUNKED, "the same code for all layouts");
        TestImage small = TestImage.build("offset", "-H:ObjectSnapshotHeapOffset=524288");
        Result result = small.run("load-only", "x");
        assertEquals(INSUFFICIENT_OFFSET, result.status(), result.output());
        assertTrue(result.output().contains("-H:ObjectSnapshotHeapOffset"), result.output());
    }

    private Path storeGraph() throws IOException {
        Path file = directory.resolve("graph.doss");
        succeeds(image.run("store", "MAP_OF_RECORDS", file.toString()));
        return file;
    }

    private static void succeeds(Result result) {
        assertEquals(0, result.status(), result.output());
        assertTrue(result.output().endsWith("ok\n"), result.output());
    }

    private void refuses(String message, Path file) throws IOException {
        Result result = image.run("load-only", file.toString());
        assertEquals(REFUSED, result.status(), result.output());
        assertTrue(result.output().contains(message), result.output());
        assertFalse(result.output().contains("\tat "), result.output());
    }
}
