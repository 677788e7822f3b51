// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

/** What an isolate takes of memory. */
class ScriptMemoryIT extends JavaScriptTests {
    private static final int MORE = 6;

    /** Without its layout, a hello alone copies some 600 KiB of the image. */
    private static final long MOST_KIB = 450;

    @Test
    void anIsolateCopiesFewPagesOfItsImage() throws Exception {
        deploy(
                "sparing",
                "function main(a) { const end = Date.now() + a.millis; while (Date.now() < end); return 'done'; }",
                "?file=hello.js",
                "{\"queueWaitMillis\":600000,\"timeoutMillis\":600000}");
        call(0);
        long one = copied();
        List<Callable<Void>> calls = new ArrayList<>();
        for (int i = 0; i <= MORE; i++) {
            calls.add(() -> {
                call(2000);
                return null;
            });
        }
        try (ExecutorService callers = Executors.newFixedThreadPool(calls.size())) {
            for (Future<Void> each : callers.invokeAll(calls)) {
                each.get();
            }
        }
        long more = (copied() - one) / MORE;
        System.out.printf("an isolate copies %d KiB of its image%n", more);
        assertTrue(more > 0 && more <= MOST_KIB, more + " KiB");
    }

    private static void call(int millis) throws Exception {
        var answer = post("/sparing", ("{\"millis\":" + millis + "}").getBytes());
        assertEquals("done", answer.body());
    }

    /**
     * KiB of the library that the worker has copied: the newest one, those of other tests may be
     * about to end.
     */
    private static long copied() throws Exception {
        long pid =
                ProcessHandle.current()
                        .descendants()
                        .filter(p -> p.info().command().orElse("").endsWith("thaw-visor-worker"))
                        .max(Comparator.comparing(p -> p.info().startInstant().orElseThrow()))
                        .orElseThrow()
                        .pid();
        Path map = Path.of("/proc/" + pid + "/smaps");
        assumeTrue(Files.isReadable(map), "needs root: " + map + " cannot be read");
        long sum = 0;
        boolean ofLibrary = false;
        for (String line : Files.readAllLines(map)) {
            if (line.matches("[0-9a-f]+-[0-9a-f]+ .*")) {
                ofLibrary = line.endsWith("/libfunction.so");
            } else if (ofLibrary && line.startsWith("Anonymous:")) {
                sum += Long.parseLong(line.replaceAll("[^0-9]", ""));
            }
        }
        return sum;
    }
}
