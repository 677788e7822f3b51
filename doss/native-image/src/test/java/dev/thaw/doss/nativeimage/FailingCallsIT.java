// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.nativeimage;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.doss.nativeimage.TestImage.Result;
import dev.thaw.doss.nativeimage.file.SnapshotLayout;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** STORE and LOAD while the system fails one of their calls, once; each call in turn. */
@ParameterizedClass
@EnumSource(SnapshotLayout.class)
class FailingCallsIT {
    private static final Path SOURCE = Path.of("src/test/c/fail_calls.c");
    private static final int EINTR = 4;
    private static final int EDQUOT = 122;
    private static final int REFUSED = 3;

    /** Their failure is no failure of STORE: what they did is not needed for the data. */
    private static final Set<String> FOR_NOTHING_BUT_OTHERS = Set.of("flock");

    @Parameter private SnapshotLayout layout;
    private TestImage image;

    @TempDir private Path directory;
    private Path file;
    private Path library;

    @BeforeEach
    void prepare() throws IOException {
        image = TestImage.snapshots(layout);
        file = directory.resolve("graph.doss");
        library = directory.resolve("fail.so");
        TestImage.compile(SOURCE, library);
    }

    /** What the preloaded library can fail is in its source. */
    private static List<String> calls() throws IOException {
        Matcher names =
                Pattern.compile("fails(?:_on)?\\(\"(\\w+)\"").matcher(Files.readString(SOURCE));
        List<String> calls = new ArrayList<>();
        while (names.find()) {
            calls.add(names.group(1));
        }
        return calls;
    }

    @Test
    void storeFailsWithTheReasonOrDoesItAgain() throws IOException {
        Set<String> failed = new TreeSet<>();
        for (String call : calls()) {
            succeeds(image.run("store", "STRINGS", file.toString()));
            byte[] before = Files.readAllBytes(file);
            Result refused = failing(call, EDQUOT, "store", "COLLECTIONS", file.toString());
            if (!refused.output().contains("failed " + call)) {
                succeeds(refused);
                continue;
            }
            failed.add(call);
            if (FOR_NOTHING_BUT_OTHERS.contains(call)) {
                succeeds(refused);
            } else {
                isRefused(call, refused);
                assertArrayEquals(before, Files.readAllBytes(file), call);
            }
            if (mayBeInterrupted(call)) {
                succeeds(failing(call, EINTR, "store", "COLLECTIONS", file.toString()));
                succeeds(image.run("load", "COLLECTIONS", file.toString()));
            }
            nothingIsLeftBeside(call);
        }
        assertTrue(failed.containsAll(Set.of("open", "write", "fsync")), failed.toString());
    }

    @Test
    void loadFailsWithTheReasonOrDoesItAgain() throws IOException {
        succeeds(image.run("store", "COLLECTIONS", file.toString()));
        Set<String> failed = new TreeSet<>();
        for (String protection : List.of("none", "sealed", "private")) {
            String option = "-XX:ObjectSnapshotProtection=" + protection;
            for (String call : calls()) {
                String[] load = {option, "load", "COLLECTIONS", file.toString()};
                Result refused = failing(call, EDQUOT, load);
                if (!refused.output().contains("failed " + call)) {
                    succeeds(refused);
                    continue;
                }
                failed.add(call);
                isRefused(call, refused);
                if (mayBeInterrupted(call)) {
                    succeeds(failing(call, EINTR, load));
                }
                succeeds(image.run(load));
            }
        }
        assertTrue(
                failed.containsAll(Set.of("open", "pread", "mmap", "memfd_create", "sendfile")),
                failed.toString());
    }

    private Result failing(String call, int error, String... arguments) throws IOException {
        return image.run(
                Map.of(
                        "LD_PRELOAD", library.toString(),
                        "FAIL_CALL", call,
                        "FAIL_ERROR", Integer.toString(error)),
                arguments);
    }

    /** As their manual pages say; the others are never interrupted. */
    private static boolean mayBeInterrupted(String call) {
        return Set.of("open", "pread", "write", "sendfile", "fsync", "flock").contains(call);
    }

    private static void succeeds(Result result) {
        assertEquals(0, result.status(), result.output());
        assertTrue(result.output().contains("ok\n"), result.output());
    }

    private void isRefused(String call, Result result) {
        assertEquals(REFUSED, result.status(), call + ": " + result.output());
        assertTrue(result.output().contains("Disk quota exceeded"), call + ": " + result.output());
        assertTrue(result.output().contains("graph.doss"), call + ": " + result.output());
    }

    private void nothingIsLeftBeside(String call) throws IOException {
        try (Stream<Path> files = Files.list(directory)) {
            assertEquals(
                    Set.of("fail.so", "graph.doss"),
                    files.map(each -> each.getFileName().toString()).collect(Collectors.toSet()),
                    call);
        }
    }
}
