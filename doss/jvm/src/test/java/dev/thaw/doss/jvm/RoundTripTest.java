// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.jvm;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.doss.DOSS;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What comes back is what was given, in this process and in another one. */
class RoundTripTest {
    @TempDir Path directory;

    @ParameterizedTest
    @EnumSource
    void copyIsCompleteAndOriginalIsUntouched(Graphs graph) {
        JvmHeap heap = new JvmHeap(2, 20 << 20);
        JvmProvider doss = new JvmProvider(heap);
        Object original = graph.build();
        Object copy = doss.snapshot(original, heap.getSlot(0)).getRootObject();
        assertNotSame(original, copy);
        Path file = directory.resolve("graph.doss");
        doss.store(heap.getSlot(0), file);
        graph.check(copy);
        graph.check(original);
        doss.unload(heap.getSlot(0));
        graph.check(doss.load(file, heap.getSlot(0)).getRootObject());
    }

    @Test
    void anotherProcessLoadsWhatOneStored() throws Exception {
        run("store");
        run("load");
    }

    private void run(String operation) throws Exception {
        Path log = directory.resolve(operation + ".log");
        Process process =
                new ProcessBuilder(
                                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                                "-cp",
                                System.getProperty("java.class.path"),
                                "-D" + JvmHeap.COUNT + "=" + Graphs.values().length,
                                OtherProcess.class.getName(),
                                operation,
                                directory.toString())
                        .redirectErrorStream(true)
                        .redirectOutput(log.toFile())
                        .start();
        try {
            assertTrue(process.waitFor(120, TimeUnit.SECONDS), operation + " ends");
            String output = Files.readString(log);
            assertEquals(0, process.exitValue(), output);
            assertEquals(1, output.split("share no memory", -1).length - 1, output);
        } finally {
            process.destroyForcibly();
        }
    }

    /** The program of both processes; uses the service loader as any program does. */
    static final class OtherProcess {
        public static void main(String[] arguments) {
            for (Graphs g : EnumSet.complementOf(EnumSet.of(Graphs.MILLION_NODES))) {
                DOSS.Slot slot = DOSS.heap().getSlot(g.ordinal());
                Path file = Path.of(arguments[1], g + ".doss");
                if (arguments[0].equals("store")) {
                    DOSS.provider().snapshot(g.build(), slot);
                    DOSS.provider().store(slot, file);
                } else {
                    g.check(DOSS.provider().load(file, slot).getRootObject());
                }
            }
        }
    }
}
