// SPDX-License-Identifier: Apache-2.0
package dev.thaw.command.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What ./thaw test says at its end of the tests that were run. */
class CostsTest {
    @TempDir private Path root;
    private MadeUpMachine machine;

    @BeforeEach
    void makeMachine() throws IOException {
        machine = new MadeUpMachine(root);
    }

    private Path report(
            String module, String kind, String name, String seconds, int tests, String... skipped)
            throws IOException {
        Path file =
                root.resolve(
                        "later/" + module + "/target/" + kind + "-reports/TEST-" + name + ".xml");
        StringBuilder text = new StringBuilder("<?xml version=\"1.0\"?>\n");
        text.append(
                "<testsuite xsi:x=\"y\" version=\"3.0\" name=\"%s\" time=\"%s\" tests=\"%d\" errors=\"0\" skipped=\"%d\" failures=\"0\">\n"
                        .formatted(name, seconds, tests, skipped.length));
        for (String why : skipped) {
            text.append(
                    "  <testcase name=\"t\" time=\"9\"><skipped message=\"Assumption failed: "
                            + why
                            + "\"/></testcase>\n");
        }
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text + "</testsuite>\n");
    }

    /** Maven's part: the reports are there when it has ended. */
    private String run(int code) throws Exception {
        machine.program(
                "mvn",
                "cd '%s/later' && find . -name '*.xml' -exec touch {} + && /bin/mv * ..; exit %d"
                        .formatted(root, code));
        Ended ended = machine.thaw("test");
        assertEquals(code, ended.code(), ended.err());
        return ended.out();
    }

    @Test
    void sumsUpByModule() throws Exception {
        report("doss/tool", "surefire", "a.DiffTest", "2.4", 14);
        report("doss/tool", "failsafe", "a.StoredFilesIT", "1,200.2", 3, "podman is not installed");
        report("demo", "surefire", "b.DemoTest", "0.4", 5, "needs root", "podman is not installed");
        String out = run(0);
        assertTrue(out.contains("    1202       17        1  doss/tool\n"), out);
        assertTrue(out.contains("       0        5        2  demo\n"), out);
        assertTrue(out.contains("    1202       22        3  all\n"), out);
        assertTrue(out.contains("    1200  a.StoredFilesIT\n       2  a.DiffTest\n"), out);
        assertFalse(out.contains("  b.DemoTest\n"), out);
        assertTrue(out.contains(" 2 podman is not installed\n"), out);
        assertTrue(out.contains(" 1 needs root\n"), out);
    }

    @Test
    void isThereAlsoWhenTestsFailed() throws Exception {
        report("demo", "surefire", "b.DemoTest", "3", 5);
        assertTrue(run(1).contains("       3        5        0  demo\n"));
    }

    @Test
    void leavesOutReportsOfEarlierRuns() throws Exception {
        Path old = report("demo", "surefire", "b.DemoTest", "3", 5);
        Path there = root.resolve(root.resolve("later").relativize(old));
        Files.createDirectories(there.getParent());
        Files.move(old, there);
        Files.setLastModifiedTime(there, FileTime.from(Instant.now().minus(Duration.ofHours(1))));
        assertEquals("", run(0));
    }

    @Test
    void fastBuildsNoImage() throws Exception {
        Ended ended = machine.thaw("test", "--fast");
        assertEquals(0, ended.code(), ended.err());
        assertEquals(
                "mvn -B -ntp -fae verify -DskipITs -Dcargo.tests=--lib", machine.called("mvn"));
    }
}
