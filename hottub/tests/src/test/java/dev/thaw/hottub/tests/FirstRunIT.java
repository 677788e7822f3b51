// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.thaw.hottub.tests.Warm.Result;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The first run of a program is a plain java, and leaves a server to later ones. */
final class FirstRunIT {
    private static final String ONE_IS_PREPARED =
            "there was no server; one is being prepared for later runs";
    private static final String BEING_PREPARED = "the server is being prepared";

    private static ProcessBuilder first(ProcessBuilder builder) {
        builder.environment().put("THAW_FIRST", "plain");
        return builder;
    }

    /** The JVM that transforms classes for a server waits as long as the file is there. */
    private static Path holdJava(Warm warm, ProcessBuilder builder) throws Exception {
        Path hold = Files.writeString(warm.directory.resolve("hold"), "");
        Path library = LostServerIT.library(warm, "-DHOLD_WHEN_IDLE=\"" + hold + "\"");
        builder.environment().put("LD_PRELOAD", library.toString());
        return hold;
    }

    private static Result run(Warm warm, String... words) throws Exception {
        return Warm.finish(first(warm.program("Probe", words)).start());
    }

    private static Result runOf(Warm warm, Path classPath) throws Exception {
        return Warm.finish(first(warm.command("-cp", classPath.toString(), "Probe")).start());
    }

    private static String why(Warm warm) throws Exception {
        return why(warm, first(warm.command()));
    }

    /** In the environment of that run. */
    private static String why(Warm warm, ProcessBuilder run) throws Exception {
        ProcessBuilder asked =
                warm.command("--thaw-why", "-cp", Warm.classes().toString(), "Probe");
        asked.environment().putAll(run.environment());
        return Warm.finish(asked.start()).out();
    }

    private static String awaitPrepared(Warm warm) throws Exception {
        return Processes.awaitPrepared(warm);
    }

    @ParameterizedTest
    @MethodSource("dev.thaw.hottub.tests.Warm#jdks")
    void theFirstRunIsThisProcessAndTheSecondFindsAServer(Path jdk) throws Exception {
        try (Warm warm = new Warm(jdk)) {
            Process process = first(warm.program("Probe", "children")).start();
            Result first = Warm.finish(process);
            assertEquals(Long.toString(process.pid()), first.pid());
            assertEquals(
                    "parent " + ProcessHandle.current().pid() + ", children 0\n", first.rest());
            String status = awaitPrepared(warm);
            assertTrue(status.startsWith("1 servers"), status);
            assertTrue(status.contains("  idle  0 runs  "), status);
            assertTrue(status.contains(ONE_IS_PREPARED), status);
            assertTrue(status.contains("0 the first of a server, 1 in a plain java"), status);
            String second = run(warm).pid();
            assertTrue(status.contains("pid " + second + " "), status);
            assertEquals("1\n", run(warm, "count").rest());
            Result third = run(warm, "count");
            assertEquals(second, third.pid());
            assertEquals("1\n", third.rest());
            // What it transformed is used, of the JDK as well: a server has nothing to add.
            List<String> classes = Processes.names(warm, "classes", ".classes");
            assertTrue(classes.contains("prepared.classes"), classes::toString);
            assertTrue(
                    classes.stream().allMatch(name -> name.startsWith("prepared")),
                    classes::toString);
        }
    }

    @Test
    void aProgramFindsWhatItsCallerGives() throws Exception {
        String[] programs = {
            "Probe exit 7 </dev/null",
            "Probe throw",
            "Probe environment",
            "Probe where",
            "Probe arguments 'a b' \"\" \\*",
            "ReadFile /dev/fd/9 9<input",
            "Probe stdin <input"
        };
        for (String program : programs) {
            try (Warm warm = new Warm()) {
                Files.writeString(warm.directory.resolve("input"), "by number\n");
                String command = String.join(" ", warm.command().command());
                String script = "umask 027; exec %s -cp %s %s";
                ProcessBuilder builder =
                        warm.command()
                                .command(
                                        "bash",
                                        "-c",
                                        script.formatted(command, Warm.classes(), program));
                builder.environment().put("PROBE", "given");
                builder.environment().put("THAW", "off");
                Result plain = Warm.finish(builder.start());
                builder.environment().remove("THAW");
                Result first = Warm.finish(first(builder).start());
                String status = awaitPrepared(warm);
                Result second = Warm.finish(builder.start());
                assertTrue(status.contains("pid " + second.pid() + " "), program + status);
                for (Result result : List.of(first, second)) {
                    assertEquals(plain.status(), result.status(), program);
                    assertEquals(plain.rest(), result.rest(), program);
                    assertEquals(plain.err(), result.err(), program);
                }
            }
        }
    }

    @Test
    void whatPreparesHasNothingOfTheProgramAndGivesWay() throws Exception {
        try (Warm warm = new Warm()) {
            ProcessBuilder builder =
                    first(
                            warm.command()
                                    .command(
                                            "bash",
                                            "-c",
                                            "exec %s -Dpassword=s3cret -cp %s Probe arguments s3cret 9<s3cret"
                                                    .formatted(
                                                            String.join(
                                                                    " ", warm.command().command()),
                                                            Warm.classes())));
            Files.writeString(warm.directory.resolve("s3cret"), "");
            builder.environment().put("PROBE_SECRET", "s3cret");
            Path hold = holdJava(warm, builder);
            Process program = builder.start();
            String preparer = Processes.preparer(warm);
            String java = Processes.held(hold);
            Processes.stop(preparer);
            Files.delete(hold);
            assertTrue(Warm.finish(program).out().contains("s3cret"));
            for (String process : List.of(preparer, java)) {
                String seen = Processes.seen(process);
                assertFalse(seen.contains("s3cret"), seen);
            }
            assertEquals(List.of("5", "19"), Processes.policyAndNice(java));
            // What it starts at last is as the client is.
            assertEquals(
                    Processes.policyAndNice(Long.toString(ProcessHandle.current().pid())),
                    Processes.policyAndNice(preparer));
            assertNotEquals(
                    Processes.session(Long.toString(ProcessHandle.current().pid())),
                    Processes.session(preparer));
            Processes.goOn(preparer);
            awaitPrepared(warm);
        }
    }

    /**
     * Orphans come to a subreaper, as to the first process: what prepares would be the program's
     * child.
     */
    @Test
    void aSubreaperGetsNoChild() throws Exception {
        leavesNothing(List.of(CommandsInC.subreaper().toString()));
    }

    @Test
    void theFirstProcessOfANamespaceGetsNoChild() throws Exception {
        List<String> unshare =
                List.of("unshare", "--pid", "--fork", "--kill-child", "--mount-proc");
        assumeTrue(isPermitted(unshare), "no PID namespace may be made here");
        leavesNothing(unshare);
    }

    private static boolean isPermitted(List<String> unshare) throws Exception {
        List<String> words = new ArrayList<>(unshare);
        words.add("true");
        return Warm.finish(new ProcessBuilder(words).start()).status() == 0;
    }

    private static void leavesNothing(List<String> circumstances) throws Exception {
        try (Warm warm = new Warm()) {
            ProcessBuilder builder = first(warm.program("Probe", "children"));
            List<String> words = new ArrayList<>(circumstances);
            words.addAll(builder.command());
            Result result = Warm.finish(builder.command(words).start());
            assertTrue(result.rest().endsWith(", children 0\n"), result.out() + result.err());
            String status = warm.status();
            assertTrue(status.startsWith("0 servers"), status);
            assertTrue(
                    status.contains(
                            "would be a child of the program, which is the first process or a subreaper"),
                    status);
            assertTrue(status.contains("1 in a plain java"), status);
            assertEquals(List.of(), Processes.names(warm.directory, ".preparing"));
            assertEquals(List.of(), Processes.names(warm.directory, ".classes"));
            // It is not of the program: elsewhere one is prepared.
            assertEquals(
                    "parent " + ProcessHandle.current().pid() + ", children 0\n",
                    run(warm, "children").rest());
            assertTrue(awaitPrepared(warm).startsWith("1 servers"), warm.status());
        }
    }

    @Test
    void aRunThatComesMeanwhileIsPlainAndSaysSo() throws Exception {
        try (Warm warm = new Warm()) {
            ProcessBuilder builder = first(warm.program("Probe"));
            Path hold = holdJava(warm, builder);
            Process program = builder.start();
            String preparer = Processes.preparer(warm);
            Processes.held(hold);
            Processes.stop(preparer);
            Warm.finish(program);
            Files.delete(hold);
            assertTrue(warm.status().contains("  is preparing a server for "), warm.status());
            Process second = builder.start();
            assertEquals(Long.toString(second.pid()), Warm.finish(second).pid());
            assertTrue(warm.status().contains("    " + BEING_PREPARED), warm.status());
            assertEquals("plain: " + BEING_PREPARED + "\n", why(warm, builder));
            String json = Warm.finish(warm.command("--thaw-status", "--json").start()).out();
            assertTrue(json.contains("\"pid\": " + preparer), json);
            Processes.goOn(preparer);
            awaitPrepared(warm);
            assertTrue(why(warm, builder).startsWith("warm: in the server "), why(warm, builder));
        }
    }

    @Test
    void whatTheSecondRunHasTaughtTheThirdOneKnows() throws Exception {
        try (Warm warm = new Warm()) {
            Warm.finish(first(warm.program("Defining")).start());
            awaitPrepared(warm);
            String server = Warm.finish(first(warm.program("Defining")).start()).pid();
            warm.statusWhenRetired(server);
            Process third = first(warm.program("Defining")).start();
            assertEquals(Long.toString(third.pid()), Warm.finish(third).pid());
            String status = warm.status();
            assertTrue(status.startsWith("0 servers"), status);
            assertFalse(status.contains("is preparing"), status);
            String reason = "defined the class Defining$Added while it ran";
            assertTrue(status.lastIndexOf(reason) > status.indexOf(reason), status);
        }
    }

    @Test
    void nothingIsPreparedBeforeTheProgramHasEnded() throws Exception {
        try (Warm warm = new Warm()) {
            Process program = first(warm.program("Probe", "stdin")).start();
            BufferedReader out = program.inputReader();
            // Main is called, so what would begin at once has begun.
            assertEquals("pid " + program.pid(), out.readLine());
            String preparer = Processes.preparer(warm);
            assertEquals(List.of(), Processes.children(preparer));
            assertEquals(
                    "plain: " + BEING_PREPARED + "\n", why(warm), "it is locked by this process");
            assertEquals(List.of(), Processes.names(warm.directory, ".classes"));
            program.getOutputStream().close();
            assertEquals(0, program.waitFor());
            assertTrue(awaitPrepared(warm).startsWith("1 servers"), warm.status());
        }
    }

    @Test
    void aProgramThatIsGoneWhenItHasEndedGetsNoServer() throws Exception {
        try (Warm warm = new Warm()) {
            Path classes = probeAlone(warm);
            Process program =
                    first(warm.command("-cp", classes.toString(), "Probe", "stdin")).start();
            assertEquals("pid " + program.pid(), program.inputReader().readLine());
            Processes.preparer(warm);
            Warm.delete(classes);
            program.getOutputStream().close();
            program.waitFor();
            String status = awaitPrepared(warm);
            assertTrue(status.startsWith("0 servers"), status);
            assertTrue(status.contains("no server was prepared: its class path is gone"), status);
        }
    }

    @Test
    void twoFirstRunsAtOnceLeaveOneServer() throws Exception {
        try (Warm warm = new Warm()) {
            List<ProcessBuilder> builders =
                    List.of(first(warm.program("Probe")), first(warm.program("Probe")));
            List<Process> both = List.of(builders.get(0).start(), builders.get(1).start());
            for (Process process : both) {
                assertEquals("hello\n", Warm.finish(process).rest());
            }
            String status = awaitPrepared(warm);
            assertTrue(status.startsWith("1 servers"), status);
            assertTrue(status.contains("  1 times, "), status);
            assertEquals(
                    status.indexOf(ONE_IS_PREPARED), status.lastIndexOf(ONE_IS_PREPARED), status);
        }
    }

    @Test
    void oneThatIsKilledLeavesNothing() throws Exception {
        try (Warm warm = new Warm()) {
            ProcessBuilder builder = first(warm.program("Probe"));
            Path hold = holdJava(warm, builder);
            Process program = builder.start();
            String preparer = Processes.preparer(warm);
            String java = Processes.held(hold);
            Processes.kill(preparer);
            Warm.finish(program);
            assertTrue(Processes.ends(java), "its JVM goes with it");
            assertTrue(warm.status().startsWith("0 servers"), warm.status());
            assertFalse(warm.status().contains("is preparing"), warm.status());
            Process next = first(warm.program("Probe")).start();
            assertEquals(Long.toString(next.pid()), Warm.finish(next).pid());
            assertTrue(awaitPrepared(warm).startsWith("1 servers"), warm.status());
            assertEquals(List.of(), Processes.names(warm.runtime(), ".preparing"));
            assertEquals(List.of(), Processes.names(warm, "classes", ".unfinished"));
        }
    }

    @Test
    void stoppingAllEndsWhatPrepares() throws Exception {
        try (Warm warm = new Warm()) {
            ProcessBuilder builder = first(warm.program("Probe"));
            Path hold = holdJava(warm, builder);
            Process program = builder.start();
            String java = Processes.held(hold);
            Warm.finish(program);
            Warm.finish(warm.command("--thaw-stop").start());
            assertTrue(Processes.ends(java));
            assertTrue(warm.status().startsWith("0 servers"), warm.status());
            assertEquals(List.of(), Processes.names(warm.runtime(), ".preparing"));
        }
    }

    @Test
    void aClassPathThatChangesMeanwhileGetsNoServerOfItsOldContents() throws Exception {
        try (Warm warm = new Warm()) {
            Path classes = probeAlone(warm);
            Path other = classes.resolve("Other.class");
            Files.copy(Warm.classes().resolve("Ticks.class"), other);
            ProcessBuilder builder = first(warm.command("-cp", classes.toString(), "Probe"));
            Path hold = holdJava(warm, builder);
            Process program = builder.start();
            String preparer = Processes.preparer(warm);
            Processes.held(hold);
            Processes.stop(preparer);
            Warm.finish(program);
            Files.delete(hold);
            Files.delete(other);
            Processes.goOn(preparer);
            String status = awaitPrepared(warm);
            assertTrue(status.startsWith("0 servers"), status);
            assertTrue(status.contains("the class path, or the JDK, changed meanwhile"), status);
            assertEquals(List.of(), Processes.names(warm, "classes", ".classes"));
            runOf(warm, classes);
            status = awaitPrepared(warm);
            assertTrue(status.contains("pid " + runOf(warm, classes).pid() + " "), status);
        }
    }

    @Test
    void aLargeClassPathIsReadInTheBackground() throws Exception {
        try (Warm warm = new Warm()) {
            Path jar = jar(warm.directory.resolve("large.jar"), "");
            Process first = first(warm.command("-cp", jar.toString(), "Probe")).start();
            String preparer = Processes.preparer(warm);
            assertNotEquals("", preparer);
            assertEquals(Long.toString(first.pid()), Warm.finish(first).pid());
            String status = awaitPrepared(warm);
            assertTrue(status.startsWith("1 servers"), status);
            assertTrue(status.contains("pid " + runOf(warm, jar).pid() + " "), status);
            // The same contents, in a file that is young: it is read again before anything is said
            // of it.
            Files.copy(jar, warm.directory.resolve("copy.jar"));
            Files.move(
                    warm.directory.resolve("copy.jar"), jar, StandardCopyOption.REPLACE_EXISTING);
            assertFalse(status.contains("pid " + runOf(warm, jar).pid() + " "), status);
            assertTrue(awaitPrepared(warm).startsWith("1 servers"), warm.status());
            assertTrue(status.contains("pid " + runOf(warm, jar).pid() + " "), status);
        }
    }

    @Test
    void whatCannotBeReadIsRemembered() throws Exception {
        try (Warm warm = new Warm()) {
            Path jar =
                    jar(
                            warm.directory.resolve("large.jar"),
                            "Class-Path: http://localhost/x.jar\n");
            assertEquals("hello\n", runOf(warm, jar).rest());
            String status = awaitPrepared(warm);
            String reason = "large.jar has a Class-Path that is no file";
            assertTrue(status.contains("no server was prepared: "), status);
            assertTrue(status.contains(reason), status);
            assertEquals("hello\n", runOf(warm, jar).rest());
            assertEquals(List.of(), Processes.names(warm.runtime(), ".preparing"));
            String last = warm.status();
            assertTrue(last.contains("    " + jar + " has a Class-Path"), last);
        }
    }

    @Test
    void withoutAPlaceForHashesALargeClassPathIsNotRead() throws Exception {
        try (Warm warm = new Warm()) {
            Path jar = jar(warm.directory.resolve("large.jar"), "");
            ProcessBuilder builder = first(warm.command("-cp", jar.toString(), "Probe"));
            builder.environment().put("XDG_CACHE_HOME", "/dev/null");
            assertEquals("hello\n", Warm.finish(builder.start()).rest());
            assertEquals(List.of(), Processes.names(warm.runtime(), ".preparing"));
            String status = awaitPrepared(warm);
            assertTrue(status.startsWith("0 servers"), status);
            assertTrue(status.contains("there is no private directory to remember it in"), status);
            // A small one is read in each run.
            ProcessBuilder small = first(warm.program("Probe"));
            small.environment().put("XDG_CACHE_HOME", "/dev/null");
            small.command().set(3, probeAlone(warm).toString());
            Warm.finish(small.start());
            status = awaitPrepared(warm);
            assertTrue(status.contains("pid " + Warm.finish(small.start()).pid() + " "), status);
        }
    }

    private static Path probeAlone(Warm warm) throws IOException {
        Path classes = Files.createDirectory(warm.directory.resolve("alone"));
        for (String name : namesOfProbe()) {
            Files.copy(Warm.classes().resolve(name), classes.resolve(name));
        }
        return classes;
    }

    private static List<String> namesOfProbe() throws IOException {
        return Processes.names(Warm.classes(), ".class").stream()
                .filter(name -> name.startsWith("Probe"))
                .toList();
    }

    @Test
    void aFullCacheSaysSoAndStopsNoProgram() throws Exception {
        assumeTrue(
                (int) Files.getAttribute(Path.of("/proc/self"), "unix:uid") == 0,
                "needs root, to mount a small file system");
        try (Warm warm = new Warm()) {
            Path jar = jar(warm.directory.resolve("large.jar"), "");
            Path small = Files.createDirectory(warm.directory.resolve("small"));
            String[] mount = {
                "mount", "-t", "tmpfs", "-o", "size=8k,mode=700", "tmpfs", small.toString()
            };
            assumeTrue(new ProcessBuilder(mount).start().waitFor() == 0, "cannot mount");
            try {
                Files.write(small.resolve("filler"), new byte[8192]);
            } catch (IOException e) {
                // Full, as it has to be.
            }
            try {
                ProcessBuilder builder = first(warm.command("-cp", jar.toString(), "Probe"));
                builder.environment().put("XDG_CACHE_HOME", small.toString());
                assertEquals("hello\n", Warm.finish(builder.start()).rest());
                String status = awaitPrepared(warm);
                assertTrue(status.startsWith("0 servers"), status);
                assertTrue(status.contains("cannot be kept in " + small), status);
                assertEquals("hello\n", Warm.finish(builder.start()).rest());
                awaitPrepared(warm);
            } finally {
                new ProcessBuilder("umount", small.toString()).inheritIO().start().waitFor();
            }
        }
    }

    @Test
    void settingsCount() throws Exception {
        try (Warm warm = new Warm()) {
            ProcessBuilder off = first(warm.program("Probe"));
            off.environment().put("THAW", "off");
            Warm.finish(off.start());
            assertFalse(Files.exists(warm.runtime()), "nothing is left behind");
            ProcessBuilder full = first(warm.program("Probe"));
            full.environment().put("THAW_MEMORY", "0");
            Warm.finish(full.start());
            String status = awaitPrepared(warm);
            assertTrue(status.startsWith("0 servers"), status);
            assertTrue(status.contains("of the 0 that THAW_MEMORY allows"), status);
            assertFalse(status.contains(ONE_IS_PREPARED), status);
            ProcessBuilder wrong = warm.program("Probe");
            wrong.environment().put("THAW_FIRST", "warm");
            assertEquals("hello\n", Warm.finish(wrong.start()).rest());
            status = warm.status();
            assertTrue(status.contains("has to be plain or server"), status);
            String server = warm.run("Probe").pid();
            assertTrue(warm.idleStatus().contains("pid " + server + " "), "first = server");
        }
    }

    @Test
    void aJvmThatDoesNotStartIsRemembered() throws Exception {
        try (Warm warm = new Warm()) {
            String classes = Warm.classes().toString();
            String[] words = {"-XX:+UseSerialGC", "-XX:+UseParallelGC", "-cp", classes, "Probe"};
            Warm.finish(first(warm.command(words)).start());
            String status = awaitPrepared(warm);
            assertTrue(status.startsWith("0 servers"), status);
            assertTrue(status.contains("the JVM ended before it was ready"), status);
            Warm.finish(first(warm.command(words)).start());
            assertEquals(List.of(), Processes.names(warm.runtime(), ".preparing"));
        }
    }

    /** With the class of the probe, a manifest, and more than a run reads of its class path. */
    private static Path jar(Path jar, String manifest) throws IOException {
        byte[] filler = new byte[2 << 20];
        new Random(1).nextBytes(filler);
        try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(jar))) {
            out.putNextEntry(new ZipEntry("META-INF/MANIFEST.MF"));
            out.write(("Manifest-Version: 1.0\n" + manifest + "\n").getBytes());
            for (String name : namesOfProbe()) {
                out.putNextEntry(new ZipEntry(name));
                Files.copy(Warm.classes().resolve(name), out);
            }
            ZipEntry entry = new ZipEntry("filler");
            entry.setMethod(ZipEntry.STORED);
            entry.setSize(filler.length);
            CRC32 sum = new CRC32();
            sum.update(filler);
            entry.setCrc(sum.getValue());
            out.putNextEntry(entry);
            out.write(filler);
        }
        return jar;
    }
}
