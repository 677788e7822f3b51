// SPDX-License-Identifier: Apache-2.0
package dev.thaw.advise;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.google.gson.JsonObject;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Processes that run are looked into. */
class WatchIT {
    private static final long MIB = 1 << 20;

    @TempDir Path directory;

    private static Advised watch(String[] ids) throws Exception {
        String[] words =
                Stream.concat(Stream.of("--json"), Arrays.stream(ids)).toArray(String[]::new);
        return Advised.of(words);
    }

    @Test
    void sameDataOfImagesIsFound() throws Exception {
        Path image = Holders.compile(directory, true);
        try (Holders three = new Holders(3, List.of(image.toString()))) {
            Advised run = watch(three.ids());
            assertEquals(0, run.status(), run.err());
            assertTrue(run.number("same_bytes") >= 3 * 24 * MIB, run.out());
            assertTrue(run.number("copies_bytes") >= 2 * 24 * MIB, run.out());
            assertTrue(run.number("copies_bytes") <= 2 * 26 * MIB, run.out());
            assertTrue(run.number("same_bytes") <= run.number("private_bytes"), run.out());
            JsonObject finding = run.finding("snapshots");
            assertEquals("helps", Advised.text(finding, "verdict"), run.out());
            assertTrue(finding.has("estimate"), run.out());
        }
    }

    @Test
    void sameDataOfOtherProgramsIsToldButNothingHelps() throws Exception {
        Path program = Holders.compile(directory, false);
        try (Holders two = new Holders(2, List.of(program.toString()))) {
            Advised run = watch(two.ids());
            assertEquals("refused", Advised.text(run.finding("snapshots"), "verdict"), run.out());
            assertTrue(run.out().contains("native images, and these are not"), run.out());
            if (Files.isExecutable(Advised.RELAYOUT)) {
                assertNotNull(run.finding("relayout"), run.out());
            }
        }
    }

    @Test
    void aProcessAloneHasNothingInCommon() throws Exception {
        Path program = Holders.compile(directory, false);
        try (Holders one = new Holders(1, List.of(program.toString()))) {
            Advised run = Advised.of(one.ids()[0]);
            assertEquals(0, run.status(), run.err());
            assertTrue(run.out().contains("one process was named"), run.out());
        }
    }

    @Test
    void heapsOfJvmsAreComparedByClass() throws Exception {
        String bin = Advised.JAVA_HOME.resolve("bin").toString();
        String source = Path.of("src/test/programs/Holds.java").toAbsolutePath().toString();
        List<String> compiler = List.of(bin + "/javac", "-d", directory.toString(), source);
        assertEquals(0, new ProcessBuilder(compiler).inheritIO().start().waitFor());
        List<String> program =
                List.of(bin + "/java", "-Xmx128m", "-cp", directory.toString(), "Holds");
        try (Holders two = new Holders(2, program)) {
            Advised run = watch(two.ids());
            assertTrue(run.number("common_heap_bytes") >= 24 * MIB, run.out());
            assertTrue(run.out().contains("2 JVMs of Holds"), run.out());
            assertTrue(run.out().contains("whether these objects are equal"), run.out());
            assertTrue(run.out().contains("gains nothing by a warm start"), run.out());
        }
    }

    /** No command has a status that could be given instead, and none was to be started. */
    @Test
    void aReportThatFailsIsToldByTheStatus() throws Exception {
        String id = Long.toString(ProcessHandle.current().pid());
        for (String process : List.of(id, "999999999")) {
            Advised run = Advised.of("--report", "/dev/full", process);
            assertEquals(1, run.status(), run.err());
            assertEquals("", run.out());
            assertEquals(1, run.err().lines().count(), run.err());
            assertTrue(run.err().contains("/dev/full was not written: "), run.err());
        }
    }

    @Test
    void aProcessThatIsNotThereIsNamed() throws Exception {
        Advised run = Advised.of("--json", "999999999");
        assertEquals(3, run.status());
        assertTrue(run.out().contains("there is no such process"), run.out());
    }

    @Test
    void aProcessOfAnotherUserIsNotLookedInto() throws Exception {
        List<String> command = new ArrayList<>();
        if (System.getProperty("user.name").equals("root")) {
            command.addAll(List.of("setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"));
            command.add("--inh-caps=-all");
            Process may =
                    new ProcessBuilder(
                                    Stream.concat(
                                                    command.stream(),
                                                    Stream.of(
                                                            "test",
                                                            "-r",
                                                            System.getProperty("advise.jar")))
                                            .toList())
                            .start();
            assumeTrue(may.waitFor() == 0, "another user cannot read the checkout");
        }
        command.addAll(Advised.command("--json", "1"));
        Advised run = Advised.of(Map.of(), "", command);
        assertEquals(3, run.status(), run.err());
        assertTrue(run.out().contains("it may not be looked into"), run.out());
    }
}
