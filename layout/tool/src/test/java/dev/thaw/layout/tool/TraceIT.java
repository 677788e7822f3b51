// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.tool;

import static dev.thaw.layout.tool.LayoutImages.OUTPUT;
import static dev.thaw.layout.tool.LayoutImages.file;
import static dev.thaw.layout.tool.LayoutImages.finish;
import static dev.thaw.layout.tool.LayoutImages.run;
import static dev.thaw.layout.tool.LayoutImages.start;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.layout.profile.ImageIndex;
import dev.thaw.layout.profile.StartupProfile;
import dev.thaw.layout.profile.StartupTrace;
import dev.thaw.layout.profile.StartupTrace.Execution;
import dev.thaw.layout.program.StartupProgram;
import dev.thaw.layout.tool.LayoutImages.Result;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** What an instrumented image leaves, however it is run. */
class TraceIT {
    private static final String IMAGE = "./app.instrumented";

    @BeforeAll
    static void buildImage() throws Exception {
        LayoutImages.record();
    }

    @Test
    void aTraceIsThereAfterSigkill() throws Exception {
        Path trace = file("killed.startup");
        Process process =
                start(Map.of("THAW_STARTUP_TRACE", trace.toString()), List.of(IMAGE, "wait"));
        awaitOutput(process);
        awaitRead(trace);
        process.destroyForcibly().waitFor();
        requireProgram(trace);
        Set<String> all = null;
        for (int i = 0; i < 3; i++) {
            Set<String> whole = new HashSet<>(unitsBeforeRead(dumped("whole" + i + ".startup")));
            if (all == null) {
                all = whole;
            }
            all.retainAll(whole);
        }
        assertTrue(all.size() > 300, all.size() + " compilation units");
        Set<String> lost = new HashSet<>(all);
        lost.removeAll(new HashSet<>(profile(trace).units()));
        // What a thread executes that waits for another one depends on which is faster.
        assertTrue(lost.size() <= all.size() / 100, lost.size() + " are lost: " + lost);
    }

    /** A run to its end, recorded in the other way. */
    private static Path dumped(String name) throws Exception {
        Path trace = file(name);
        Map<String, String> environment =
                Map.of("THAW_STARTUP_TRACE", trace.toString(), "THAW_STARTUP_DUMP", "1");
        Result whole = run(environment, List.of(IMAGE, "wait"));
        assertEquals(new Result(0, OUTPUT + "went on\n"), whole);
        return trace;
    }

    /** The program waits for its input then. */
    private static void awaitRead(Path trace) throws Exception {
        boolean reads = false;
        for (int i = 0; i < 400 && !reads; i++) {
            Thread.sleep(50);
            reads = profile(trace).methods().stream().anyMatch(TraceIT::reads);
        }
        assertTrue(reads, "the program has not read its input");
    }

    private static boolean reads(String method) {
        return method.startsWith("java.io.FileInputStream.read");
    }

    private static StartupProfile profile(Path trace) throws IOException {
        return StartupProfile.of(
                StartupTrace.read(trace), ImageIndex.read(file("app.instrumented.index")));
    }

    /** By any thread. */
    private static List<String> unitsBeforeRead(Path trace) throws IOException {
        StartupTrace recorded = StartupTrace.read(trace);
        ImageIndex index = ImageIndex.read(file("app.instrumented.index"));
        Map<Integer, String> methods = new HashMap<>(index.units());
        methods.putAll(index.methods());
        long read =
                Stream.concat(recorded.units().stream(), recorded.methods().stream())
                        .filter(e -> reads(methods.getOrDefault(e.number(), "")))
                        .mapToLong(Execution::time)
                        .min()
                        .orElseThrow();
        return recorded.units().stream()
                .filter(e -> e.time() < read)
                .map(e -> index.units().get(e.number()))
                .filter(Objects::nonNull)
                .toList();
    }

    @Test
    void severalTracesMakeOneProfile() throws Exception {
        Path one = file("one.startup");
        assertEquals(
                new Result(0, OUTPUT),
                run(Map.of("THAW_STARTUP_TRACE", one.toString()), List.of(IMAGE)));
        Path other = dumped("other.startup");
        StringWriter said = new StringWriter();
        ProfileCommand.make(
                List.of(one, other),
                file("app.instrumented.index"),
                file("both.profile"),
                new PrintWriter(said));
        assertTrue(said.toString().contains(": one of 2 starts of "), said.toString());
        StartupProfile both = StartupProfile.read(file("both.profile"));
        Set<String> ofOne = new HashSet<>(profile(one).units());
        Set<String> ofOther = new HashSet<>(profile(other).units());
        Set<String> either = new HashSet<>(ofOne);
        either.addAll(ofOther);
        assertEquals(either, new HashSet<>(both.units()));
        ofOne.retainAll(ofOther);
        assertTrue(ofOne.size() < either.size(), "one start reads its input, the other does not");
        assertEquals(ofOne, new HashSet<>(both.units().subList(0, ofOne.size())));
    }

    @Test
    void aTraceIsDumpedAtExitAndOnlyThen() throws Exception {
        Path trace = file("dumped.startup");
        Map<String, String> environment =
                Map.of("THAW_STARTUP_TRACE", trace.toString(), "THAW_STARTUP_DUMP", "1");
        Process process = start(environment, List.of(IMAGE, "wait"));
        awaitOutput(process);
        assertFalse(Files.exists(trace));
        process.destroyForcibly().waitFor();
        assertFalse(Files.exists(trace));
        assertEquals(new Result(0, OUTPUT), run(environment, List.of(IMAGE)));
        requireProgram(trace);
    }

    @Test
    void aForkedChildThatExitsLeavesItsParentsDumpAlone() throws Exception {
        Path trace = file("parent.startup");
        Process parent = startThatForks(trace.toString());
        assertFalse(Files.exists(trace), "the child has written it");
        parent.getOutputStream().close();
        assertEquals(new Result(0, "went on\n"), finish(parent));
        requireProgram(trace);
    }

    @Test
    void aForkedChildHasADumpOfItsOwnIfItsNameSaysSo() throws Exception {
        Path directory = Files.createDirectories(file("forked"));
        Process parent = startThatForks(directory + "/app.%p.startup");
        parent.getOutputStream().close();
        assertEquals(new Result(0, "went on\n"), finish(parent));
        requireProgram(directory.resolve("app." + parent.pid() + ".startup"));
        assertEquals(2, directory.toFile().list().length);
    }

    /** Its child has exited. */
    private static Process startThatForks(String trace) throws IOException {
        Process parent =
                start(
                        Map.of("THAW_STARTUP_TRACE", trace, "THAW_STARTUP_DUMP", "1"),
                        List.of(IMAGE, "wait", "fork"));
        awaitOutput(parent);
        byte[] forked = parent.getInputStream().readNBytes("forked\n".length());
        assertEquals("forked\n", new String(forked, StandardCharsets.UTF_8));
        return parent;
    }

    private static void awaitOutput(Process process) throws IOException {
        byte[] output = process.getInputStream().readNBytes(OUTPUT.length());
        assertEquals(OUTPUT, new String(output, StandardCharsets.UTF_8));
    }

    @Test
    void anOverlappingStartLeavesTheFirstAndItsTraceAlone() throws Exception {
        Path trace = file("overlap.startup");
        Map<String, String> environment = Map.of("THAW_STARTUP_TRACE", trace.toString());
        Process first = start(environment, List.of(IMAGE, "wait"));
        awaitOutput(first);
        List<Execution> recorded = StartupTrace.read(trace).units();
        Result second = run(environment, List.of(IMAGE));
        requireKept(recorded, trace);
        first.getOutputStream().close();
        assertEquals(new Result(0, "went on\n"), finish(first));
        assertEquals(0, second.status());
        assertTrue(second.output().contains(trace + ": another process "), second.output());
        assertTrue(second.output().endsWith(OUTPUT), second.output());
        requireProgram(trace);
        assertEquals(new Result(0, OUTPUT), run(environment, List.of(IMAGE)));
        requireProgram(trace);
    }

    @Test
    void eachProcessHasATraceOfItsOwnIfItsNameSaysSo() throws Exception {
        Path directory = Files.createDirectories(file("each"));
        Map<String, String> environment =
                Map.of("THAW_STARTUP_TRACE", directory + "/app.%p.startup");
        Process first = start(environment, List.of(IMAGE, "wait"));
        awaitOutput(first);
        Process second = start(environment, List.of(IMAGE, "wait"));
        awaitOutput(second);
        for (Process process : List.of(first, second)) {
            process.getOutputStream().close();
            assertEquals(new Result(0, "went on\n"), finish(process));
            requireProgram(directory.resolve("app." + process.pid() + ".startup"));
        }
        assertEquals(2, directory.toFile().list().length);
    }

    @Test
    void anOverlappingStartThatCanWriteNothingDoesNotEndTheFirst() throws Exception {
        Path trace = file("full.startup");
        Map<String, String> environment = Map.of("THAW_STARTUP_TRACE", trace.toString());
        Process first = start(environment, List.of(IMAGE, "wait"));
        awaitOutput(first);
        // As on a full disk: the file can be truncated, and not grow.
        run(environment, List.of("sh", "-c", "trap '' XFSZ; ulimit -f 0; exec " + IMAGE));
        first.getOutputStream().close();
        assertEquals(new Result(0, "went on\n"), finish(first));
        requireProgram(trace);
    }

    @Test
    void aDumpAtTheEndLeavesTheTraceOfARunningProcessAlone() throws Exception {
        Path trace = file("mapped.startup");
        Map<String, String> environment = Map.of("THAW_STARTUP_TRACE", trace.toString());
        Process first = start(environment, List.of(IMAGE, "wait"));
        awaitOutput(first);
        List<Execution> recorded = StartupTrace.read(trace).units();
        Result second =
                run(
                        Map.of("THAW_STARTUP_TRACE", trace.toString(), "THAW_STARTUP_DUMP", "1"),
                        List.of(IMAGE));
        assertTrue(second.output().contains(trace + ": another process "), second.output());
        requireKept(recorded, trace);
        first.getOutputStream().close();
        assertEquals(new Result(0, "went on\n"), finish(first));
        requireProgram(trace);
    }

    /**
     * What was there is there, but for what threads were about to write when it was read; the
     * process may have gone on.
     */
    private static void requireKept(List<Execution> recorded, Path trace) throws IOException {
        Set<Execution> lost = new HashSet<>(recorded);
        StartupTrace.read(trace).units().forEach(lost::remove);
        assertTrue(lost.size() <= 3, "of " + recorded.size() + " these are gone: " + lost);
    }

    /** Code from the first instructions on, and of both threads; inlined methods too. */
    static void requireProgram(Path trace) throws IOException {
        StartupProfile profile = profile(trace);
        assertEquals(List.of(StartupProgram.class.getName()), profile.programs());
        List<String> units = profile.units();
        assertTrue(units.size() > 300, units.size() + " compilation units");
        assertTrue(profile.objects().size() > 300, profile.objects().size() + " objects");
        for (String name : List.of("IsolateEnterStub", "StartupProgram.main(", "Formatter")) {
            assertTrue(units.stream().anyMatch(u -> u.contains(name)), name + " in " + units);
        }
        assertTrue(
                new HashSet<>(profile.methods()).containsAll(units),
                "each unit executes its root method");
        assertTrue(profile.methods().size() > units.size(), "methods were inlined");
        assertTrue(profile.methods().stream().anyMatch(m -> m.contains("StartupProgram.text(")));
    }

    @Test
    void aTraceThatCannotBeWrittenDoesNoHarm() throws Exception {
        Result done = run(Map.of("THAW_STARTUP_TRACE", "no/such/directory/trace"), List.of(IMAGE));
        assertEquals(0, done.status());
        assertTrue(done.output().contains("no/such/directory/trace: "), done.output());
        assertTrue(done.output().endsWith(OUTPUT), done.output());
    }
}
