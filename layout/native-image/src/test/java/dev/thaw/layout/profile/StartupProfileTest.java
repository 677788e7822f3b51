// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.profile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StartupProfileTest {
    private static final ObjectIdentity FIRST = new ObjectIdentity(1, 2, 3, 4);
    private static final ObjectIdentity SECOND = new ObjectIdentity(-1, -2, -3, -4);
    private static final StartupProfile PROFILE =
            new StartupProfile(
                    List.of("app.Main"),
                    List.of("a.B.m(int, int):void", "a.\"B\".n()"),
                    List.of("a.B.m(int, int):void", "a.C.inlined()"),
                    List.of(FIRST, SECOND),
                    1,
                    0);
    private static final UUID BUILD = new UUID(1, 2);

    @TempDir private Path directory;

    private Path file() {
        return directory.resolve("app.profile");
    }

    @Test
    void readsWhatItWrites() throws IOException {
        PROFILE.write(file());
        assertEquals(PROFILE, StartupProfile.read(file()));
        try (Stream<Path> files = Files.list(directory)) {
            assertEquals(List.of(file()), files.toList());
        }
    }

    @Test
    void ignoresAndCountsWhatItDoesNotUnderstand() throws IOException {
        PROFILE.write(file());
        List<String> more =
                List.of(
                        "",
                        "unit",
                        "unit,",
                        "unit,no quotes",
                        "unit,\"",
                        "page,\"a.B.m()\"",
                        "object,1,2",
                        "object,,,,",
                        "object,0000000000000001,0000000000000002,0000000000000003,0000000000000009,",
                        "object,xyz,0000000000000002,0000000000000003,0000000000000004",
                        "object," + "f".repeat(1_000_000),
                        "unit,\"a.\"\"B\"\".n()\"",
                        "object," + FIRST.toString().replace('\t', ','));
        Files.write(file(), more, StandardOpenOption.APPEND);
        StartupProfile read = StartupProfile.read(file());
        assertEquals(more.size(), read.ignored());
        assertEquals(PROFILE.units(), read.units());
        assertEquals(PROFILE.objects(), read.objects());
    }

    @Test
    void refusesOtherFiles() throws IOException {
        for (byte[] content :
                List.of(
                        new byte[0],
                        "thaw-startup-profile,2,\"app.Main\"\n".getBytes(),
                        "thaw-startup-profile,1,app.Main\n".getBytes(),
                        "thaw-startup-profile,1,\"a.Main\",\n".getBytes(),
                        "thaw-startup-profile,1,\"a.Main\" \"b.Main\"\n".getBytes(),
                        new byte[] {(byte) 0xff, (byte) 0xfe, 0, 1})) {
            Files.write(file(), content);
            ProfileException e =
                    assertThrows(ProfileException.class, () -> StartupProfile.read(file()));
            assertTrue(e.getMessage().contains("app.profile is not a startup profile"));
        }
    }

    @Test
    void threadsComeOneAfterTheOtherInTheOrderOfTheirFirstExecution() {
        StartupTrace trace =
                new StartupTrace(
                        BUILD,
                        List.of(execution(1, 70, 1), execution(2, 60, 2), execution(4, 70, 3)),
                        List.of(execution(3, 60, 4)),
                        List.of(access(1, 0), access(3, 16), access(9, 4096)));
        ImageIndex index =
                new ImageIndex(
                        BUILD,
                        "app.Main",
                        Map.of(1, "one", 2, "two", 3, "three"),
                        Map.of(4, "four"),
                        new TreeMap<>(
                                Map.of(
                                        0L, new ImageIndex.HeapObject(16, "A", FIRST),
                                        16L, new ImageIndex.HeapObject(16, "B", SECOND))));
        StartupProfile profile = StartupProfile.of(trace, index);
        assertEquals(List.of("one", "three", "two"), profile.units());
        assertEquals(List.of("one", "three", "two", "four"), profile.methods());
        assertEquals(List.of(FIRST, SECOND), profile.objects());
    }

    @Test
    void objectsThatWereWrittenToComeFirst() {
        StartupProfile profile =
                of(
                        List.of(access(1, 0), new StartupTrace.ObjectAccess(3, 16, true, false)),
                        Map.of(
                                0L, new ImageIndex.HeapObject(16, "A", FIRST),
                                16L, new ImageIndex.HeapObject(16, "B", SECOND)));
        assertEquals(List.of(SECOND, FIRST), profile.objects());
        assertEquals(1, profile.written());
    }

    @Test
    void aStructureIsUsedByItsAddressAndOfALargerTableNobodyKnowsWhat() {
        ObjectIdentity table = new ObjectIdentity(9, 9, 9, 9);
        ObjectIdentity written = new ObjectIdentity(8, 8, 8, 8);
        StartupProfile profile =
                of(
                        List.of(
                                access(1, 0),
                                new StartupTrace.ObjectAccess(3, 16, false, true),
                                new StartupTrace.ObjectAccess(4, 4112, false, true),
                                new StartupTrace.ObjectAccess(5, 8216, true, true)),
                        Map.of(
                                0L, new ImageIndex.HeapObject(16, "A", FIRST),
                                16L, new ImageIndex.HeapObject(4096, "byte[]", SECOND),
                                4112L, new ImageIndex.HeapObject(4104, "byte[]", table),
                                8216L, new ImageIndex.HeapObject(4104, "byte[]", written)));
        assertEquals(List.of(SECOND, written, FIRST), profile.objects());
        assertEquals(2, profile.written());
    }

    /** Of a start that touches these, and executes nothing. */
    private static StartupProfile of(
            List<StartupTrace.ObjectAccess> accesses, Map<Long, ImageIndex.HeapObject> objects) {
        return StartupProfile.of(
                new StartupTrace(BUILD, List.of(), List.of(), accesses),
                new ImageIndex(BUILD, "app.Main", Map.of(), Map.of(), new TreeMap<>(objects)));
    }

    @Test
    void aLineSaysWhetherAnObjectIsWrittenToAndTheFirstHolds() throws IOException {
        PROFILE.write(file());
        String first = FIRST.toString().replace('\t', ',');
        String second = SECOND.toString().replace('\t', ',');
        List<String> lines = Files.readAllLines(file());
        assertTrue(lines.contains("written," + first), lines.toString());
        assertTrue(lines.contains("object," + second), lines.toString());
        Files.write(
                file(), List.of("object," + first, "written," + second), StandardOpenOption.APPEND);
        StartupProfile read = StartupProfile.read(file());
        assertEquals(PROFILE.objects(), read.objects());
        assertEquals(1, read.written());
        assertEquals(2, read.ignored());
    }

    private static StartupTrace.Execution execution(long time, long thread, int number) {
        return new StartupTrace.Execution(time, thread, number);
    }

    private static StartupTrace.ObjectAccess access(long time, long offset) {
        return new StartupTrace.ObjectAccess(time, offset, false, false);
    }

    @Test
    void anOrderOfWhatItDoesNotNameIsRefused() {
        PROFILE.requireNamesFor(OrderBy.parse("cu+any-identity"));
        StartupProfile heap =
                new StartupProfile(List.of("app.Main"), List.of(), List.of(), List.of(FIRST), 0, 0);
        StartupProfile code =
                new StartupProfile(
                        List.of("app.Main"), PROFILE.units(), PROFILE.methods(), List.of(), 0, 0);
        heap.requireNamesFor(OrderBy.parse("heap-path"));
        code.requireNamesFor(OrderBy.parse("method"));
        for (String by : List.of("cu+heap-path", "cu", "method")) {
            String message =
                    assertThrows(
                                    ProfileException.class,
                                    () -> heap.requireNamesFor(OrderBy.parse(by)))
                            .getMessage();
            assertTrue(message.contains("of app.Main names no code"), message);
        }
        for (String by : List.of("cu+heap-path", "any-identity")) {
            String message =
                    assertThrows(
                                    ProfileException.class,
                                    () -> code.requireNamesFor(OrderBy.parse(by)))
                            .getMessage();
            assertTrue(message.contains("of app.Main names no objects"), message);
        }
    }

    @Test
    void refusesATraceOfAnotherBuild() {
        StartupTrace trace = new StartupTrace(new UUID(3, 4), List.of(), List.of(), List.of());
        ImageIndex index = new ImageIndex(BUILD, "app.Main", Map.of(), Map.of(), new TreeMap<>());
        ProfileException e =
                assertThrows(ProfileException.class, () -> StartupProfile.of(trace, index));
        assertTrue(e.getMessage().contains("another build"), e.getMessage());
    }
}
