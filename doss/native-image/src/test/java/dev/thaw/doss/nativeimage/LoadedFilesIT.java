// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.nativeimage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.doss.nativeimage.TestImage.Result;
import dev.thaw.doss.nativeimage.file.SnapshotLayout;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What LOAD and STORE do to files, call by call, and what LOAD finds wrong in them. */
@ParameterizedClass
@EnumSource(SnapshotLayout.class)
class LoadedFilesIT {
    /** The calls that a LOAD may make, by their numbers on x86-64. */
    private static final Map<Integer, String> NAMES =
            Map.of(
                    257,
                    "open",
                    2,
                    "open",
                    5,
                    "fstat",
                    262,
                    "fstat",
                    17,
                    "pread",
                    9,
                    "mmap",
                    3,
                    "close",
                    13,
                    "sigaction");

    @Parameter private SnapshotLayout layout;
    private TestImage image;

    @TempDir private Path directory;
    private Path file;

    @BeforeEach
    void buildImage() throws IOException {
        image = TestImage.snapshots(layout);
        file = directory.resolve("graph.doss");
    }

    @Test
    void loadMakesFewSystemCalls() throws IOException {
        Path tracer = directory.resolve("show_calls");
        TestImage.compileProgram(Path.of("src/test/c/show_calls.c"), tracer);
        succeeds(image.run("store-version", "1", file.toString()));
        Result result = image.runBy(List.of(tracer.toString()), "load-calls", file.toString());
        succeeds(result);
        List<List<String>> calls = new ArrayList<>();
        Matcher lines = Pattern.compile("begin\n([0-9 ]+)\nend\n").matcher(result.output());
        while (lines.find()) {
            calls.add(
                    Pattern.compile(" ")
                            .splitAsStream(lines.group(1))
                            .map(n -> NAMES.getOrDefault(Integer.valueOf(n), "call " + n))
                            .toList());
        }
        assertEquals(3, calls.size(), result.output());
        boolean hasLargeArrays = layout == SnapshotLayout.CHUNKED;
        List<String> expected = new ArrayList<>(List.of("open", "fstat", "pread", "mmap"));
        if (hasLargeArrays) {
            expected.add("mmap");
        }
        expected.add("close");
        assertEquals(expected, calls.get(1));
        assertEquals(expected, calls.get(2));
        List<String> first = new ArrayList<>(calls.get(0));
        first.removeIf("sigaction"::equals);
        assertEquals(expected, first);
    }

    @ParameterizedTest
    @ValueSource(strings = {"none", "sealed", "private"})
    void randomDamagesAreRefused(String protection) throws IOException {
        succeeds(image.run("store", "COLLECTIONS", file.toString()));
        int count = protection.equals("none") ? 3000 : 1000;
        Result result =
                image.run(
                        "-XX:ObjectSnapshotProtection=" + protection,
                        "damages",
                        file.toString(),
                        Integer.toString(protection.hashCode()),
                        Integer.toString(count));
        succeeds(result);
        System.out.print(result.output());
    }

    @Test
    void directoriesThatCannotBeSyncedAreAWarning() throws IOException {
        Path library = directory.resolve("fail.so");
        TestImage.compile(Path.of("src/test/c/fail_directory_sync.c"), library);
        Map<String, String> environment = Map.of("LD_PRELOAD", library.toString());
        Result result = image.run(environment, "store-warnings", "MAP_OF_RECORDS", file.toString());
        succeeds(result);
        assertTrue(result.output().contains("interrupted\n"), result.output());
        assertTrue(
                result.output().contains(file + " was replaced, but its directory could not be"),
                result.output());
        succeeds(image.run("load", "MAP_OF_RECORDS", file.toString()));
    }

    @Test
    void slotsLeaveTheRuntimeHeapItsAddresses() throws IOException {
        long heap = 40L << 30;
        long slots = 8L * (64 << 20);
        Result result = image.run("-Xmx40g", "address-space");
        succeeds(result);
        Matcher kib = Pattern.compile("VmSize:\\s+(\\d+) kB").matcher(result.output());
        assertTrue(kib.find(), result.output());
        long reserved = Long.parseLong(kib.group(1)) * 1024;
        assertTrue(reserved >= heap + slots, result.output());
    }

    private static void succeeds(Result result) {
        assertEquals(0, result.status(), result.output());
        assertTrue(result.output().contains("ok\n"), result.output());
    }
}
