// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.process;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ReportingProcessTest {
    private final List<Report> reports = new ArrayList<>();

    @Test
    void collectsTextBetweenReports() throws IOException {
        try (ReportingProcess process =
                start(
                        "echo one; echo '# loaded micros=5'; echo two; echo three;"
                                + " echo '# answered since-start-micros=9'; read line;"
                                + " echo got $line; echo '# answered'; cat")) {
            ReportingProcess.Event first = process.await(Report.LOADED);
            assertEquals("one\n", first.text());
            assertEquals(5, first.report().number("micros"));
            ReportingProcess.Event second = process.await(Report.ANSWERED);
            assertEquals("two\nthree\n", second.text());
            assertTrue(first.micros() <= second.micros());
            process.type("dog");
            assertEquals("got dog\n", process.await(Report.ANSWERED).text());
            assertTrue(process.memory().resident() > 0);
            process.finish();
            assertEquals(3, reports.size());
        }
    }

    @Test
    void isolatesThatTalkAtOnceAreToldApart() throws IOException {
        try (ReportingProcess process =
                start(
                        "echo two; echo '# answered isolate=2'; echo '# loaded isolate=1';"
                                + " echo one; echo '# answered isolate=1'")) {
            process.await(Report.LOADED, 1);
            assertEquals("one\n", process.await(Report.ANSWERED, 1).text());
            assertEquals("two\n", process.await(Report.ANSWERED, 2).text());
            IOException e = assertThrows(IOException.class, () -> process.await(Report.WALKED, 2));
            assertTrue(e.getMessage().contains("exit code 0 before it walked"), e.getMessage());
        }
    }

    @Test
    void anIsolateThatShouldNotBeThereIsAFailure() throws IOException {
        try (ReportingProcess process = start("echo '# loaded isolate=3'; cat")) {
            process.finish();
            IOException e = assertThrows(IOException.class, () -> process.await(Report.LOADED));
            assertTrue(e.getMessage().contains("it has no isolate 3"), e.getMessage());
        }
    }

    @Test
    void aProcessThatDiesIsNamedWithItsExitCodeAndOutput() throws IOException {
        try (ReportingProcess process = start("echo the last words; echo oh no >&2; exit 3")) {
            IOException e = assertThrows(IOException.class, () -> process.await(Report.LOADED));
            assertEquals(
                    "the test process ended with exit code 3 before it loaded. Its last output:\n"
                            + "  | the last words\n"
                            + "  | oh no",
                    e.getMessage());
        }
    }

    @Test
    void aBadExitAfterTheLastAnswerIsFound() throws IOException {
        try (ReportingProcess process = start("cat; exit 4")) {
            IOException e = assertThrows(IOException.class, process::finish);
            assertTrue(e.getMessage().contains("ended with exit code 4"), e.getMessage());
        }
    }

    @Test
    void theSupervisorEndsWhatStillRuns() throws Exception {
        Process process = Supervisor.start(new ProcessBuilder("cat"));
        assertTrue(process.isAlive());
        Supervisor.endAll();
        assertTrue(process.waitFor() != 0);
    }

    private ReportingProcess start(String script) throws IOException {
        return ReportingProcess.start(
                "the test process", 2, List.of("sh", "-c", script), reports::add);
    }
}
