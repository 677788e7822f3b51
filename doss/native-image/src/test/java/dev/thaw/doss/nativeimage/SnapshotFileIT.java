// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.nativeimage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.doss.nativeimage.TestImage.Interruption;
import dev.thaw.doss.nativeimage.TestImage.Result;
import dev.thaw.doss.nativeimage.file.SlotGeometry;
import dev.thaw.doss.nativeimage.file.SnapshotLayout;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Snapshot files that are damaged after LOAD or during it, and processes killed during STORE. */
@Execution(ExecutionMode.CONCURRENT)
@ParameterizedClass
@EnumSource(SnapshotLayout.class)
class SnapshotFileIT {
    private static final int REFUSED = 3;
    private static final int KILLED_BY_TRACER = 9;
    private static final int FATAL_ERROR = 99;
    private static final int ENDED_BY_SIGBUS = 128 + 7;
    private static final int MOST_CALLS = 3000;

    @Parameter private SnapshotLayout layout;
    private TestImage image;

    @TempDir private Path directory;
    private Path file;

    @BeforeEach
    void store() throws IOException {
        image = TestImage.snapshots(layout);
        file = directory.resolve("graph.doss");
        succeeds(image.run("store-version", "1", file.toString()));
    }

    @Test
    void truncationEndsTheProcessWithAMessage() throws IOException {
        for (String handler :
                List.of("-XX:+InstallSegfaultHandler", "-XX:-InstallSegfaultHandler")) {
            Result result = loadAndWait(pid -> truncate(), handler);
            assertEquals(ENDED_BY_SIGBUS, result.status(), result.output());
            assertTrue(
                    result.output().contains("DOSS: " + file + " was truncated"), result.output());
            assertTrue(result.output().contains("slot 0"), result.output());
            assertTrue(
                    result.output().endsWith("-XX:ObjectSnapshotProtection=sealed.\n"),
                    result.output());
            Files.delete(file);
            succeeds(image.run("store-version", "1", file.toString()));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"sealed", "private"})
    void protectedSnapshotsOutliveTheirFiles(String protection) throws IOException {
        for (Interruption damage :
                List.<Interruption>of(pid -> overwriteWithOnes(), pid -> truncate())) {
            succeeds(image.run("store-version", "1", file.toString()));
            Result result = loadAndWait(damage, "-XX:ObjectSnapshotProtection=" + protection);
            succeeds(result);
            assertEquals("loaded\nversion 1\nversion 1\nok\n", result.output());
        }
    }

    @Test
    void replacedFilesStay() throws IOException {
        Result result = loadAndWait(pid -> succeeds(image.run("overwrite", "2", file.toString())));
        assertEquals("loaded\nversion 1\nversion 1\nok\n", result.output());
        assertEquals("version 2\nok\n", image.run("version", file.toString()).output());
    }

    @Test
    void otherBusErrorsGoWhereTheyWent() throws IOException {
        String[] command = {"bus-error", file.toString(), directory.resolve("ordinary").toString()};
        Result handled = image.run(prepend("-XX:+InstallSegfaultHandler", command));
        assertEquals(FATAL_ERROR, handled.status(), handled.output());
        assertTrue(handled.output().contains("SegfaultHandler caught"), handled.output());
        assertFalse(handled.output().contains("DOSS: "), handled.output());
        Result unhandled = image.run(prepend("-XX:-InstallSegfaultHandler", command));
        assertEquals(ENDED_BY_SIGBUS, unhandled.status(), unhandled.output());
        assertEquals("", unhandled.output());
    }

    @Test
    void busSignalsFromOutsideEndTheProcess() throws IOException {
        Result result = loadAndWait(pid -> signal("BUS", pid), "-XX:-InstallSegfaultHandler");
        assertEquals(ENDED_BY_SIGBUS, result.status(), result.output());
        assertEquals("loaded\n", result.output());
    }

    @ParameterizedTest
    @CsvSource({
        "sealed,  truncate, changed while it was read",
        "private, truncate, changed while it was read",
        "sealed,  extend,   changed while it was read",
        "private, extend,   changed while it was read",
        "sealed,  flip,     damaged or changed while it was read",
        "private, flip,     damaged or changed while it was read"
    })
    void changesDuringLoadAreNoticed(String protection, String change, String message)
            throws IOException {
        Path library = directory.resolve("change.so");
        TestImage.compile(Path.of("src/test/c/change_while_read.c"), library);
        Map<String, String> environment =
                Map.of(
                        "LD_PRELOAD", library.toString(),
                        "THAW_CHANGE_FILE", file.toString(),
                        "THAW_CHANGE", change);
        String option = "-XX:ObjectSnapshotProtection=" + protection;
        succeeds(image.run(option, "version", file.toString()));
        Result result = image.run(environment, option, "load-only", file.toString());
        assertEquals(REFUSED, result.status(), result.output());
        assertTrue(result.output().contains(message), result.output());
        assertTrue(result.output().contains(file.toString()), result.output());
    }

    @Test
    void refusesUnknownProtection() throws IOException {
        Result result = image.run("-XX:ObjectSnapshotProtection=all", "load-only", file.toString());
        assertEquals(REFUSED, result.status(), result.output());
        assertTrue(result.output().contains("must be none, sealed or private"), result.output());
    }

    @Test
    void killAtAnySystemCallLeavesAWholeFile() throws IOException {
        Path tracer = directory.resolve("kill_at_call");
        TestImage.compileProgram(Path.of("src/test/c/kill_at_call.c"), tracer);
        Path original = directory.resolve("original");
        Files.copy(file, original);
        int[] seen = new int[3];
        int abandoned = 0;
        int status = KILLED_BY_TRACER;
        int call = 1;
        for (; status == KILLED_BY_TRACER && call < MOST_CALLS; call++) {
            Files.copy(original, file, StandardCopyOption.REPLACE_EXISTING);
            List<String> traced = List.of(tracer.toString(), Integer.toString(call));
            Result result = image.runBy(traced, "overwrite", "2", file.toString());
            status = result.status();
            Result loaded = image.run("version", file.toString());
            assertEquals(0, loaded.status(), "killed at call " + call + ": " + loaded.output());
            int version = loaded.output().equals("version 1\nok\n") ? 1 : 2;
            assertEquals("version " + version + "\nok\n", loaded.output());
            seen[version]++;
            abandoned += unfinishedFiles().size();
            assertTrue(unfinishedFiles().size() <= 1, "left: " + unfinishedFiles());
        }
        assertEquals(0, status, "the program did not end by itself within " + call + " calls");
        assertTrue(seen[1] > 0 && seen[2] > 0, seen[1] + " old, " + seen[2] + " new");
        assertTrue(abandoned > 0, "never killed while writing");
        assertEquals(List.of(), unfinishedFiles());
        System.out.printf("killed at each of %d system calls%n", call - 1);
    }

    @Test
    void unfinishedFilesOfLivingProcessesStay() throws IOException {
        Path living =
                directory.resolve("." + file.getFileName() + "." + UUID.randomUUID() + ".tmp");
        Path dead = directory.resolve("." + file.getFileName() + "." + UUID.randomUUID() + ".tmp");
        Path other = directory.resolve(".other.doss." + UUID.randomUUID() + ".tmp");
        Path plain = directory.resolve("." + file.getFileName() + ".mine.tmp");
        for (Path p : List.of(dead, other, plain)) {
            Files.createFile(p);
        }
        Process holder =
                new ProcessBuilder("flock", living.toString(), "sh", "-c", "echo; cat").start();
        try {
            assertEquals('\n', holder.getInputStream().read());
            succeeds(image.run("overwrite", "2", file.toString()));
        } finally {
            holder.getOutputStream().close();
            holder.destroy();
        }
        assertTrue(Files.exists(living) && Files.exists(other) && Files.exists(plain));
        assertFalse(Files.exists(dead));
    }

    @Test
    void cyclesGrowNothing() throws IOException {
        String cycles = Boolean.getBoolean("it.soak") ? "10000" : "2000";
        Result result = image.run("cycles", cycles, "10", file.toString());
        succeeds(result);
        System.out.print(result.output());
    }

    @ParameterizedTest
    @ValueSource(strings = {"sealed", "private"})
    void protectedCyclesGrowNothing(String protection) throws IOException {
        succeeds(
                image.run(
                        "-XX:ObjectSnapshotProtection=" + protection,
                        "cycles",
                        "500",
                        "5",
                        file.toString()));
    }

    @Test
    void nativeReferencesFollowObjectsOutOfTheSlot() throws IOException {
        Path library = directory.resolve("native.so");
        TestImage.compile(Path.of("src/test/c/native_references.c"), library);
        succeeds(image.run("native-references", library.toString()));
    }

    private Result loadAndWait(Interruption interruption, String... options) throws IOException {
        String[] command = Arrays.copyOf(options, options.length + 2);
        command[options.length] = "load-and-wait";
        command[options.length + 1] = file.toString();
        return image.runInterrupted("loaded", interruption, command);
    }

    private static String[] prepend(String first, String[] others) {
        return Stream.concat(Stream.of(first), Stream.of(others)).toArray(String[]::new);
    }

    private void truncate() throws IOException {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
            channel.truncate(SlotGeometry.PAGE);
        }
    }

    private void overwriteWithOnes() throws IOException {
        byte[] ones = new byte[(int) Files.size(file)];
        Arrays.fill(ones, (byte) -1);
        Files.write(file, ones, StandardOpenOption.WRITE);
    }

    private static void signal(String name, long pid) throws IOException {
        try {
            assertEquals(0, new ProcessBuilder("kill", "-" + name, "" + pid).start().waitFor());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException(e);
        }
    }

    private List<Path> unfinishedFiles() throws IOException {
        try (Stream<Path> files = Files.list(directory)) {
            return files.filter(f -> f.getFileName().toString().startsWith(".graph.doss."))
                    .toList();
        }
    }

    private static void succeeds(Result result) {
        assertEquals(0, result.status(), result.output());
        assertTrue(result.output().endsWith("ok\n"), result.output());
    }
}
