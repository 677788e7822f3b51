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
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What ./thaw test says at its end of the tests that were run. */
class CostsTest {
    /** As surefire writes them. */
    private static final String CONDITION = "<skipped message=\"%s\"/>";

    private static final String ASSUMPTION =
            "<skipped type=\"org.opentest4j.TestAbortedException\"><![CDATA[org.opentest4j.TestAbortedException: Assumption failed: %s\n"
                    + "\tat org.junit.jupiter.api.Assumptions.throwAssumptionFailed(Assumptions.java:1)\n]]></skipped>";

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
                    "  <testcase name=\"t\" time=\"9\">"
                            + (why.startsWith("System property")
                                    ? CONDITION.formatted(why)
                                    : ASSUMPTION.formatted(why))
                            + "</testcase>\n");
        }
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text + "</testsuite>\n");
    }

    /** Maven's part: the reports are there when it has ended. */
    private String run(int code) throws Exception {
        return run(code, "");
    }

    private String run(int code, String first) throws Exception {
        machine.program(
                "mvn",
                first
                        + "cd '%s/later' && find . -name '*.xml' -exec touch {} + && /bin/mv * ..; exit %d"
                                .formatted(root, code));
        Ended ended = machine.thaw("test");
        assertEquals(code, ended.code(), ended.err());
        return ended.out();
    }

    @Test
    void sumsUpByModule() throws Exception {
        report("doss/tool", "surefire", "a.DiffTest", "2.4", 14);
        report("doss/tool", "failsafe", "a.StoredFilesIT", "1,200.2", 3, "podman is not installed");
        report(
                "demo",
                "surefire",
                "b.DemoTest",
                "0.4",
                5,
                "needs root",
                "podman is not installed",
                "System property [it.soak] does not exist ==&gt; with --soak");
        String out = run(0);
        assertTrue(out.contains("    1202       17        1  doss/tool\n"), out);
        assertTrue(out.contains("       0        5        3  demo\n"), out);
        assertTrue(out.contains("    1202       22        4  all\n"), out);
        assertTrue(out.contains("    1200  a.StoredFilesIT\n       2  a.DiffTest\n"), out);
        assertFalse(out.contains("  b.DemoTest\n"), out);
        assertTrue(out.contains(" 2 podman is not installed\n"), out);
        assertTrue(out.contains(" 1 needs root\n"), out);
        assertTrue(out.contains(" 1 System property [it.soak] does not exist"), out);
    }

    @Test
    void isThereAlsoWhenTestsFailed() throws Exception {
        report("demo", "surefire", "b.DemoTest", "3", 5);
        assertTrue(run(1).contains("       3        5        0  demo\n"));
    }

    @Test
    void endsWithWhatFailed() throws Exception {
        report("doss/tool", "surefire", "a.DiffTest", "2.4", 14);
        Path file = report("demo", "surefire", "b.DemoTest", "3", 2);
        Files.writeString(
                file,
                """
                <testsuite name="b.DemoTest" time="3" tests="2" errors="0" skipped="0" failures="1">
                  <testcase name="works" classname="b.DemoTest" time="1"/>
                  <testcase name="fails" classname="b.DemoTest" time="2">
                    <failure message="expected: 1"><![CDATA[expected: 1
                \tat b.DemoTest.fails(DemoTest.java:7)
                ]]></failure>
                    <system-out><![CDATA[of the test]]></system-out>
                  </testcase>
                </testsuite>
                """);
        String out = run(1);
        String failed = out.substring(out.indexOf("\nFailed tests:\n"));
        assertTrue(failed.startsWith("\nFailed tests:\n  b.DemoTest.fails\n"), failed);
        assertTrue(failed.contains("at b.DemoTest.fails(DemoTest.java:7)"), failed);
        assertFalse(failed.contains("of the test"), failed);
        assertFalse(failed.contains("works"), failed);
    }

    @Test
    void showsOfAFailureNoMoreThanThat() throws Exception {
        Path file = report("demo", "surefire", "b.DemoTest", "3", 3);
        Files.writeString(
                file,
                """
                <testsuite name="b.DemoTest" time="3" tests="3" errors="1" skipped="0" failures="1">
                  <testcase name="says" classname="b.DemoTest" time="1">
                    <system-out><![CDATA[a page:
                <error code="1">of the page</error>
                ]]></system-out>
                  </testcase>
                  <testcase name="isShort" classname="b.DemoTest" time="1">
                    <failure type="java.lang.AssertionError"/>
                  </testcase>
                  <testcase name="works" classname="b.DemoTest" time="1"/>
                  <testcase name="breaks" classname="b.DemoTest" time="1">
                    <error message="it &lt;broke&gt;&#10;there" type="java.lang.Error"><![CDATA[java.lang.Error
                <error code="2">in its message</error>
                \tat b.DemoTest.breaks(DemoTest.java:9)
                ]]></error>
                  </testcase>
                </testsuite>
                """);
        Path cut = report("demo", "failsafe", "c.CutIT", "3", 1);
        Files.writeString(
                cut,
                """
                <testsuite name="c.CutIT" time="3" tests="1" errors="0" skipped="0" failures="1">
                  <testcase name="fails" classname="c.CutIT" time="1">
                    <failure type="x">cut off
                """);
        report("doss/tool", "surefire", "a.DiffTest", "2.4", 14);
        String out = run(1);
        String failed = out.substring(out.indexOf("\nFailed tests:\n"));
        for (String name :
                new String[] {"b.DemoTest.isShort", "b.DemoTest.breaks", "c.CutIT.fails"}) {
            assertTrue(failed.contains("\n  " + name + "\n"), failed);
        }
        String names = failed.substring(failed.indexOf("\nFailed, by name:\n"));
        failed = failed.substring(0, failed.length() - names.length());
        assertEquals(3, failed.lines().filter(line -> line.matches("  \\S.*")).count(), failed);
        assertEquals(3, names.lines().filter(line -> line.startsWith("  ")).count(), names);
        assertTrue(names.contains("\n  b.DemoTest.breaks: it &lt;broke&gt;\n"), names);
        assertTrue(failed.contains("at b.DemoTest.breaks(DemoTest.java:9)"), failed);
        assertFalse(failed.contains("of the page"), failed);
        assertFalse(failed.contains("works"), failed);
        assertFalse(failed.contains("testsuite"), failed);
    }

    /** As surefire writes one that it has tried twice. */
    private static final String FLAKY =
            """
            <testsuite name="b.DemoTest" time="3" tests="2" errors="0" skipped="0" failures="0" flakes="1">
              <testcase name="works" classname="b.DemoTest" time="1">
                <system-out><![CDATA[<flakyFailure message="of the test">]]></system-out>
              </testcase>
              <testcase name="isLucky" classname="b.DemoTest" time="2">
                <flakyFailure message="expected: &lt;1&gt;&#10;but not" type="x">
                  <stackTrace><![CDATA[at b.DemoTest.isLucky(DemoTest.java:7)]]></stackTrace>
                  <system-out><![CDATA[said]]></system-out>
                </flakyFailure>
              </testcase>
            </testsuite>
            """;

    private static final String FLAKY_OF_CARGO =
            "printf 'jumps\\tno such line\\n' >>\"$THAW_FLAKY_TESTS\"; ";

    @Test
    void listsWhatPassedWhenTriedOnceMore() throws Exception {
        Files.writeString(report("demo", "surefire", "b.DemoTest", "3", 2), FLAKY);
        String out = run(0, FLAKY_OF_CARGO);
        String flaky = out.substring(out.indexOf("\nFailed, and passed when tried once more"));
        assertEquals(
                """
                  b.DemoTest.isLucky: expected: &lt;1&gt;
                  jumps: no such line
                """,
                flaky.substring(flaky.indexOf(":\n") + 2));
        assertFalse(out.contains("Failed tests"), out);
    }

    @Test
    void whatPassedWhenTriedOnceMoreIsInTheJson() throws Exception {
        machine.program("mvn", FLAKY_OF_CARGO);
        String json = machine.thaw("test", "--json").out();
        assertTrue(json.contains("\"flaky\": [\n    \"jumps\"\n  ],"), json);
    }

    @Test
    void whatIsAskedForIsTriedOnce() throws Exception {
        machine.thaw("test", "-Dtest=DemoTest");
        assertEquals("mvn -B -ntp -fae verify -Dtest=DemoTest", machine.called("mvn"));
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

    /** Cargo knows no reasons, and tests that end at once as passed. */
    @Test
    void testsOfCargoThatTriedNothingAreSkipped() throws Exception {
        report("demo", "surefire", "b.DemoTest", "3", 5, "needs root");
        Path earlier = root.resolve("target/test.skipped");
        Files.createDirectories(earlier.getParent());
        Files.writeString(earlier, "a\tof_a_run_before\tlong ago\n");
        String notes =
                "printf 'a/b\\tx\\tneeds root\\na/b\\ty\\tBOLT is not installed\\n' >>\"$THAW_SKIPPED_TESTS\"; ";
        String out = run(0, notes);
        assertTrue(out.contains(" 2 needs root\n"), out);
        assertTrue(out.contains(" 1 BOLT is not installed\n"), out);
        assertFalse(out.contains("long ago"), out);
        machine.program("mvn", notes);
        String withoutReports = machine.thaw("test").out();
        assertTrue(withoutReports.contains(" 1 BOLT is not installed\n"), withoutReports);
    }

    /** Cargo leaves no reports: what its programs print, behind Maven's line of the module. */
    private static final String OF_CARGO =
            "echo '[INFO] --- exec-maven-plugin:3.5.1:exec (test) @ thaw-rust ---'; "
                    + "echo 'test result: ok. 3 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 61.20s'; "
                    + "echo 'test result: FAILED. 1 passed; 1 failed; 1 ignored; 0 measured; 9 filtered out; finished in 2.00s'; "
                    + "echo '[INFO] --- maven-surefire-plugin:3.6.1:test (default-test) @ thaw-java ---'; "
                    + "echo 'test result: ok. 1000 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 9.00s'; "
                    + "printf 'a/rust/package\\ty\\tBOLT is not installed\\n' >>\"$THAW_SKIPPED_TESTS\"; ";

    private void makeModuleOfCargo() throws IOException {
        Path module = Files.createDirectories(root.resolve("a/rust"));
        Files.writeString(
                module.resolve("pom.xml"),
                "<project>\n  <artifactId>thaw-rust</artifactId>\n</project>\n");
    }

    @Test
    void testsOfCargoAreInTheTable() throws Exception {
        makeModuleOfCargo();
        report("demo", "surefire", "b.DemoTest", "3", 5);
        String out = run(1, OF_CARGO);
        assertTrue(out.contains("      63        6        1  a/rust\n"), out);
        assertTrue(out.contains("      66       11        1  all\n"), out);
        assertTrue(out.contains("      63  cargo:a/rust\n       3  b.DemoTest\n"), out);
    }

    @Test
    void testsOfCargoAloneHaveATable() throws Exception {
        makeModuleOfCargo();
        machine.program("mvn", OF_CARGO);
        String out = machine.thaw("test").out();
        assertTrue(out.contains("      63        6        1  a/rust\n"), out);
        machine.program("mvn", OF_CARGO + "exit 1");
        String json = machine.thaw("test", "--json").out();
        assertTrue(
                json.contains(
                        "{\"module\": \"a/rust\", \"name\": \"cargo:a/rust\", \"seconds\": 63.200, \"tests\": 6, \"skipped\": 1, \"failed\": 1}"),
                json);
    }

    @Test
    void failedTestsOfCargoAreShownOnceMore() throws Exception {
        Path printed = Files.createDirectories(root.resolve("printed")).resolve("cargo");
        Files.writeString(
                printed,
                """
                test works ... ok
                test result: ok. 1 passed; 0 failed

                test breaks ... FAILED

                failures:

                ---- breaks ----
                it broke in breaks.rs
                failures:

                failures:
                    breaks

                test result: FAILED. 0 passed; 1 failed
                what follows
                """);
        report("demo", "surefire", "b.DemoTest", "3", 5);
        String out = run(1, "cat '" + printed + "'; ");
        String failed = out.substring(out.indexOf("\nFailed tests of cargo:\n"));
        assertTrue(out.startsWith("test works ... ok\n"), out);
        assertTrue(failed.contains("  ---- breaks ----\n  it broke in breaks.rs\n"), failed);
        assertTrue(failed.contains("\n      breaks\n"), failed);
        assertFalse(failed.contains("what follows"), failed);
        assertFalse(failed.contains("works"), failed);
    }

    @Test
    void whatCargoPassedIsNotShownOnceMore() throws Exception {
        report("demo", "surefire", "b.DemoTest", "3", 5);
        String passed = "printf 'failures:\\n\\ntest result: ok. 1 passed\\n'; ";
        assertFalse(run(1, passed).contains("Failed tests of cargo"));
    }

    @Test
    void saysHowLongAllHasTaken() throws Exception {
        report("demo", "surefire", "b.DemoTest", "3", 5);
        assertTrue(run(0, "sleep 1; ").matches("(?s).*\n +[1-9]\\d* seconds were taken by all.*"));
    }

    @Test
    void fastFuzzesForASecondUnlessItIsSaid() throws Exception {
        machine.program("mvn", "echo seconds $THAW_FUZZ_SECONDS");
        assertTrue(machine.thaw("test", "--fast").out().contains("seconds 1\n"));
        Ended said = machine.thaw(Map.of("THAW_FUZZ_SECONDS", "9"), "test", "--fast");
        assertTrue(said.out().contains("seconds 9\n"));
    }

    @Test
    void fastBuildsNoImage() throws Exception {
        Ended ended = machine.thaw("test", "--fast");
        assertEquals(0, ended.code(), ended.err());
        assertEquals(
                "mvn -B -ntp -fae verify -DskipITs -Dcargo.tests=--lib -Dcargo.program.tests=--bins -Dthaw.fuzz.seconds=1 -Dtest.reruns=1",
                machine.called("mvn"));
    }
}
