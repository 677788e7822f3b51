// SPDX-License-Identifier: Apache-2.0
package dev.thaw.advise;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.google.gson.JsonObject;
import dev.thaw.advise.kernel.EventsException;
import dev.thaw.advise.kernel.Recorder;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Commands are run once, and advised. */
class CommandIT {
    private static final String JAVA = Advised.JAVA_HOME.resolve("bin/java").toString();
    private static final String JAVAC = Advised.JAVA_HOME.resolve("bin/javac").toString();

    @TempDir static Path classes;

    @BeforeAll
    static void compile() throws Exception {
        try {
            new Recorder().close();
        } catch (EventsException e) {
            assumeTrue(false, e.getMessage());
        }
        List<String> command = new ArrayList<>(List.of(JAVAC, "-d", classes.toString()));
        command.addAll(
                List.of(program("Hello.java"), program("Loop.java"), program("HandsOver.java")));
        assertEquals(0, new ProcessBuilder(command).inheritIO().start().waitFor());
    }

    private static String program(String name) {
        return Path.of("src/test/programs", name).toAbsolutePath().toString();
    }

    /** Where it is "C", a JVM would lose words that are not in ASCII. */
    @ParameterizedTest
    @CsvSource({"C, C", "unset, none", "'', ''"})
    void aCommandHasItsOwnLocaleAndItsWordsAreWhole(String noted, String own) throws Exception {
        String word = "M\u00fcller";
        List<String> script =
                List.of("sh", "-c", "echo \"$1 ${LC_ALL-none} ${THAW_ADVISE_LC_ALL-none}\"", "sh");
        List<String> command = new ArrayList<>(Advised.command("--"));
        command.addAll(script);
        // this JVM may be in another locale
        String byBytes = "exec \"$@\" \"$(printf 'M\\303\\274ller')\"";
        List<String> all = new ArrayList<>(List.of("sh", "-c", byBytes, "sh"));
        all.addAll(command);
        Map<String, String> environment = Map.of("LC_ALL", "C.UTF-8", "THAW_ADVISE_LC_ALL", noted);
        Advised run = Advised.of(environment, "", all);
        assertEquals("%s %s none%n".formatted(word, own), run.out(), run.err());
    }

    @Test
    void aProgramRunsAsItWouldAndIsTold() throws Exception {
        Advised run =
                Advised.of(
                        "--json", "--", JAVA, "-cp", classes.toString(), "Hello", "a  b", "--json");
        assertEquals("hello a  b --json\n", run.out());
        assertEquals(0, run.status(), run.err());
        assertEquals(1, run.number("jvms"));
        assertTrue(run.number("jvm_start_ms") > 0, run.err());
        JsonObject finding = run.finding("hottub");
        assertTrue(finding.getAsJsonObject("estimate").get("likely").getAsDouble() > 0, run.err());
        double parts = 0;
        for (String part :
                List.of(
                        "jvm_start_ms",
                        "optimised_code_ms",
                        "first_compilers_code_ms",
                        "interpreter_ms",
                        "inside_the_jvm_ms",
                        "for_the_jvm_ms",
                        "native_libraries_ms",
                        "kernel_ms",
                        "no_processor_ms",
                        "other_programs_ms",
                        "collector_ms",
                        "only_compilers_ms",
                        "waiting_ms",
                        "pausing_ms")) {
            parts += run.number(part);
        }
        assertEquals(run.number("jvm_wall_ms"), parts, 0.1, run.err());
    }

    @Test
    void theSameForPeople() throws Exception {
        Advised run = Advised.of(JAVA, "-cp", classes.toString(), "Hello");
        assertEquals("hello \n", run.out());
        assertTrue(run.err().contains("thaw advise:   thaw java: "), run.err());
        assertTrue(run.err().contains("from the fifth run on"), run.err());
    }

    @Test
    void aLongLoopGainsNothing() throws Exception {
        Advised run = Advised.of("--json", "--", JAVA, "-cp", classes.toString(), "Loop", "4000");
        assertEquals("done\n", run.out());
        assertEquals("no-gain", Advised.text(run.finding("hottub"), "verdict"), run.err());
        assertFalse(run.json().get("helps").getAsBoolean());
        double own = run.number("jvm_wall_ms") - run.number("other_programs_ms");
        assertTrue(run.number("optimised_code_ms") > own / 2, run.err());
        assertTrue(run.number("for_the_jvm_ms") < own / 10, run.err());
    }

    @Test
    void otherProgramsOfTheJdkAreAdvisedAsModules(@TempDir Path out) throws Exception {
        Advised run =
                Advised.of("--json", "--", JAVAC, "-d", out.toString(), program("Hello.java"));
        assertEquals(0, run.status(), run.err());
        assertTrue(Files.exists(out.resolve("Hello.class")));
        JsonObject finding = run.finding("hottub");
        assertEquals("helps", Advised.text(finding, "verdict"), run.err());
        String command = finding.getAsJsonArray("commands").get(0).getAsString();
        assertTrue(command.startsWith("thaw java -m jdk.compiler/"), command);
        // it initialises hundreds of classes, and links lambdas
        assertTrue(run.number("for_the_jvm_ms") > run.number("interpreter_ms") / 20, run.err());
    }

    @Test
    void whatAWarmJvmRefusesIsToldWithTheReason() throws Exception {
        assumeTrue(Files.isExecutable(Advised.THAW_JAVA), "thaw java is not built");
        Advised run = Advised.of("--json", "--", JAVA, program("Hello.java"));
        assertEquals("hello \n", run.out());
        JsonObject finding = run.finding("hottub");
        assertEquals("refused", Advised.text(finding, "verdict"), run.err());
        assertTrue(Advised.text(finding, "why").contains("source file"), run.err());
    }

    @Test
    void jvmsThatACommandStartsAreAdvised() throws Exception {
        String line = "%s -cp %s Hello one; %s -cp %s Hello two";
        Advised run =
                Advised.of(
                        "--json", "--", "sh", "-c", line.formatted(JAVA, classes, JAVA, classes));
        assertEquals("hello one\nhello two\n", run.out());
        assertEquals(2, run.number("jvms"), run.err());
        JsonObject finding = run.finding("hottub");
        if (Advised.text(finding, "verdict").equals("helps")) {
            String command = finding.getAsJsonArray("commands").get(0).getAsString();
            assertTrue(command.startsWith("thaw java --thaw-install"), command);
        }
    }

    @Test
    void aJarIsRunByJava(@TempDir Path directory) throws Exception {
        Path jar = directory.resolve("hello.jar");
        List<String> command =
                List.of(
                        Advised.JAVA_HOME.resolve("bin/jar").toString(),
                        "--create",
                        "--file=" + jar,
                        "--main-class=Hello",
                        "-C",
                        classes.toString(),
                        "Hello.class");
        assertEquals(0, new ProcessBuilder(command).inheritIO().start().waitFor());
        List<String> words = Advised.command("--json", jar.toString(), "x");
        Advised run = Advised.of(Map.of("PATH", directory.toString()), "", words);
        assertEquals("hello x\n", run.out());
        assertEquals(1, run.number("jvms"), run.err());
        Path own = Files.writeString(directory.resolve("java"), "#!/bin/sh\necho \"own $*\"\n");
        assertTrue(own.toFile().setExecutable(true));
        Advised ofPath = Advised.of(Map.of("PATH", directory.toString()), "", words);
        assertEquals("own -jar %s x\n".formatted(jar), ofPath.out());
    }

    @Test
    void aRunWithMoreEventsThanThereIsMemoryForIsCut() throws Exception {
        List<String> command =
                Advised.command("--json", "--", JAVA, "-cp", classes.toString(), "HandsOver", "50");
        command.add(1, "-Xmx32m");
        Advised run = Advised.of(Map.of(), "", command);
        assertEquals("done\n", run.out());
        assertEquals(5, run.status(), run.err());
        assertTrue(run.err().contains("it had more events than are kept"), run.err());
    }

    @Test
    void inputAndStatusAreTheCommands() throws Exception {
        Advised run =
                Advised.of(Map.of(), "a line\n", Advised.command("--", "sh", "-c", "cat; exit 42"));
        assertEquals("a line\n", run.out());
        assertEquals(42, run.status());
        assertTrue(run.err().contains("nothing here would help"), run.err());
    }

    @Test
    void aCrashIsPassedOn() throws Exception {
        Advised run = Advised.of("--json", "--", "sh", "-c", "kill -SEGV $$");
        assertEquals(139, run.status());
        assertEquals(139, run.number("status"));
    }

    @Test
    void aJvmThatDoesNotComeUpIsNotAdvised() throws Exception {
        Advised run = Advised.of("--json", "--", JAVA, "-Xmx1k", "Hello");
        assertEquals(1, run.status());
        JsonObject finding = run.finding("hottub");
        assertTrue(finding == null || finding.get("estimate").isJsonNull(), run.err());
    }

    @Test
    void commandsThatAreNotThereAreNamed(@TempDir Path directory) throws Exception {
        Advised none = Advised.of("no-such-command");
        assertEquals(127, none.status());
        assertTrue(none.err().contains("no command no-such-command"), none.err());
        Advised jar = Advised.of("no-such.jar");
        assertEquals(127, jar.status());
        assertTrue(jar.err().contains("no file no-such.jar"), jar.err());
        Path text = Files.writeString(directory.resolve("text"), "text");
        Advised other = Advised.of(text.toString());
        assertEquals(126, other.status());
        assertTrue(other.err().contains("may not be executed"), other.err());
    }

    @Test
    void aReportTakesNoDevicesOrLinksPlace(@TempDir Path directory) throws Exception {
        Path target = Files.writeString(directory.resolve("target"), "what is there\n");
        Path link = Files.createSymbolicLink(directory.resolve("link"), target);
        Advised run = Advised.of("--report", link.toString(), "--", "echo", "ran");
        assertEquals(0, run.status(), run.err());
        assertTrue(Files.isSymbolicLink(link));
        String text = Files.readString(target);
        assertTrue(text.startsWith("what is there\n") && text.length() > 100, text);
    }

    @Test
    void aReportThatCannotBeWrittenIsRefusedBeforeTheRun() throws Exception {
        Advised run = Advised.of("--report", "/no/such/file", "--", "echo", "ran");
        assertEquals(2, run.status());
        assertEquals("", run.out());
        assertTrue(run.err().contains("/no/such"), run.err());
    }

    @Test
    void aDirectoryIsNoReport(@TempDir Path directory) throws Exception {
        Advised run =
                Advised.of("--report", directory.toString(), "--", "sh", "-c", "echo ran; exit 5");
        assertEquals(2, run.status(), run.err());
        assertEquals("", run.out());
        assertTrue(run.err().contains("it is a directory"), run.err());
    }

    /** A device, and a file whose directory is gone when the command has ended. */
    @Test
    void aReportThatFailsChangesNoStatus(@TempDir Path directory) throws Exception {
        Path gone = Files.createDirectory(directory.resolve("gone"));
        String line = "echo ran; rm -r " + gone + "; exit 5";
        for (String report : List.of("/dev/full", gone.resolve("advice").toString())) {
            Files.createDirectories(gone);
            Advised run = Advised.of("--report", report, "--", "sh", "-c", line);
            assertEquals(5, run.status(), run.err());
            assertEquals("ran\n", run.out());
            assertEquals(1, run.err().lines().count(), run.err());
            assertTrue(run.err().contains(report + " was not written: "), run.err());
        }
    }

    @Test
    void argumentsAndVariablesGetIntoNoReport(@TempDir Path directory) throws Exception {
        Path report = directory.resolve("advice.json");
        List<String> command =
                Advised.command(
                        "--json",
                        "--report",
                        report.toString(),
                        "--",
                        JAVA,
                        "-Dtoken=open-sesame",
                        "-cp",
                        classes.toString(),
                        "Hello",
                        "open-sesame");
        Advised run = Advised.of(Map.of("TOKEN", "open-sesame"), "", command);
        assertEquals("hello open-sesame\n", run.out());
        assertEquals("", run.err());
        String text = Files.readString(report);
        assertEquals(List.of(), Schema.faultsOf(text));
        assertFalse(text.contains("sesame"), text);
        try (var files = Files.list(directory)) {
            assertEquals(List.of(report), files.toList());
        }
    }

    @Test
    void programsThatABatchRunsOftenAreCounted() throws Exception {
        String line = "for i in 1 2 3 4 5 6 7 8 9 10; do ls -R /etc >/dev/null 2>&1; done";
        Advised run = Advised.of("--json", "--", "sh", "-c", line);
        assertTrue(run.number("programs_run") >= 11, run.err());
        JsonObject finding = run.finding("bam");
        assertTrue(Advised.text(finding, "measured").contains("was run 10 times"), run.err());
        if (Files.isExecutable(Advised.RELAYOUT)) {
            assertEquals("refused", Advised.text(finding, "verdict"), run.err());
            assertTrue(Advised.text(finding, "why").contains("stripped"), run.err());
        }
    }

    @Test
    void aSignalReachesTheCommand() throws Exception {
        String line =
                "trap 'echo got it; exit 7' TERM; echo ready;"
                        + " i=0; while [ $i -lt 600 ]; do sleep 0.1; i=$((i + 1)); done";
        Process process =
                new ProcessBuilder(Advised.command("--", "sh", "-c", line))
                        .redirectError(ProcessBuilder.Redirect.DISCARD)
                        .start();
        try (InputStream out = process.getInputStream()) {
            readReady(out);
            process.toHandle().destroy();
            String rest = new String(out.readAllBytes());
            assertEquals("got it\n", rest);
            assertEquals(7, process.waitFor());
        } finally {
            process.destroyForcibly();
        }
    }

    static void readReady(InputStream out) throws IOException {
        StringBuilder line = new StringBuilder();
        for (int c = out.read(); c >= 0 && c != '\n'; c = out.read()) {
            line.append((char) c);
        }
        assertTrue(line.toString().startsWith("ready"), line.toString());
    }

    @Test
    void anImageStartsColdAndItsReadsAreCounted(@TempDir Path directory) throws Exception {
        Path image = Holders.compile(directory, true);
        Advised cold = Advised.of("--json", "--", image.toString());
        JsonObject finding = cold.finding("layout");
        assertTrue(Advised.text(finding, "measured").contains("a native image"), cold.err());
        assertTrue(cold.number("image_heap_bytes") == 1 << 24, cold.err());
        boolean stays = cold.err().contains("stay in memory");
        assertTrue(stays || cold.number("image_reads") > 0, cold.err());
        Advised warm = Advised.of("--json", "--warm", "--", image.toString());
        assertTrue(warm.err().contains("stay in memory"), warm.err());
        assertEquals("no-gain", Advised.text(warm.finding("layout"), "verdict"));
        assertNull(warm.finding("hottub"));
    }
}
