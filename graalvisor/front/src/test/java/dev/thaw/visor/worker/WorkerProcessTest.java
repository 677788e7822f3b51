// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.worker;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class WorkerProcessTest {
    @Test
    void linesAreCutWhereTheyGetTooLong() throws IOException {
        Reader lines = new StringReader("one\r\n\n" + "x".repeat(100_000) + "\nlast");
        assertEquals("one", WorkerProcess.line(lines));
        assertEquals("", WorkerProcess.line(lines));
        assertEquals("x".repeat(2000), WorkerProcess.line(lines));
        assertEquals("last", WorkerProcess.line(lines));
        assertNull(WorkerProcess.line(lines));
    }

    /** As a function may write to the descriptors that its worker has inherited. */
    @Test
    void outputWithoutAnEndOfLineIsCutAndHidesNoEnd() throws Exception {
        BlockingQueue<String> log = new LinkedBlockingQueue<>();
        WorkerProcess worker =
                WorkerProcess.start(
                        List.of("/bin/sh", "-c", "head -c 100000000 /dev/zero | tr '\\0' x"),
                        "greeting",
                        log::add);
        worker.ended().get(120, TimeUnit.SECONDS);
        assertEquals(List.of("x".repeat(2000)), worker.lastLines());
        assertEquals(1, log.size());
        assertTrue(worker.end().equals("exit code 0"), worker.end());
    }
}
